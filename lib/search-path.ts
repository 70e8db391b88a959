import { localePath, type Locale } from './i18n/locale';

/** Without the language. */
export const SEARCH_PATH = '/products/search';

export function searchPath(locale: Locale, keyword: string): string {
  return `${localePath(locale, SEARCH_PATH)}?keyword=${encodeURIComponent(keyword)}`;
}
