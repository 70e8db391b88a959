import { localePath, type Locale } from './i18n/locale';

export function searchPath(locale: Locale, keyword: string): string {
  return `${localePath(locale, '/products/search')}?keyword=${encodeURIComponent(keyword)}`;
}
