import 'server-only';
import { cachedRead, freshRead } from '../api/server';
import { getPage, getPagePreview, getPages } from './calls';

export const readPage = cachedRead('page', getPage, (path) => [`page:${path}`, 'pages']);

export const readPages = cachedRead('pages', getPages, () => ['pages']);

export const readPagePreview = freshRead(getPagePreview);
