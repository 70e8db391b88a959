import { localePath, splitLocale } from '../i18n/locale';
import { matchPage } from '../pages/match';

/** What these name is private: medicines, what somebody reads about an illness, a pass. */
const SILENT = /:(?:product|article|pass)\b/;

/**
 * The path of a page as analytics may know it: in place of numbers and names that tell of the reader stands the
 * pattern of the page, and an address that is none of the shop's is called `/404`.
 */
export function pagePath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  const match = matchPage(path.split('/').filter((segment) => segment !== ''));
  if (!match) return localePath(locale, '/404');
  const { members, pattern } = match.page;
  return localePath(locale, members || SILENT.test(pattern) ? pattern : path);
}
