import 'server-only';
import * as banners from './calls';
import { cachedRead } from '../api/server';
import { getContent, getContents } from './calls';

export const readBanners = cachedRead('banners', banners.getBanners, () => ['banners']);

export const readBanner = cachedRead('banner', banners.getBanner, () => ['banners']);

export const readContents = cachedRead('contents', getContents, () => ['contents']);

export const readContent = cachedRead('content', getContent, () => ['contents']);
