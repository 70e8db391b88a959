import 'server-only';
import { getCareGuides } from './calls';
import { cachedRead } from '../api/server';

export const readCareGuides = cachedRead('care-guides', getCareGuides, () => [
  'catalog',
  'contents',
]);
