import { localePath, splitLocale } from '../i18n/locale';
import { matchPage } from '../pages/match';

/** Paths with private names: medicines, articles about illnesses, passes. */
const SILENT = /:(?:product|article|pass)\b/;

/**
 * Path of a page for analytics. Private names and numbers are replaced by the page's pattern; unknown paths become
 * `/404`.
 */
export function pagePath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  const match = matchPage(path.split('/').filter((segment) => segment !== ''));
  if (!match) return localePath(locale, '/404');
  const { members, pattern } = match.page;
  return localePath(locale, members || SILENT.test(pattern) ? pattern : path);
}
