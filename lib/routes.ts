import { localePath, type Locale } from './i18n/locale';

/**
 * The name in `/products/{name?}/{id}` (`spec.md` section 2): lower-case, spaces and slashes become
 * hyphens, question marks and hash signs are removed.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?#%\\]/g, '')
    .trim()
    .replace(/[\s/]+/g, '-');
}

export function productPath(locale: Locale, product: { id: number; product_name: string }): string {
  const slug = encodeURIComponent(slugify(product.product_name));
  return localePath(locale, `/products/${slug}/${String(product.id)}`);
}

export function loginPath(locale: Locale, returnTo: string): string {
  return `${localePath(locale, '/login')}?return_to=${encodeURIComponent(returnTo)}`;
}

/** A path of our own to come back to after login; anything else becomes the home page. */
export function safeReturnPath(locale: Locale, value: string | null): string {
  if (value === null || !/^\/(?![/\\])/.test(value)) return localePath(locale, '/');
  const base = 'http://own.test';
  const target = URL.canParse(value, base) ? new URL(value, base) : undefined;
  return target?.origin === base
    ? `${target.pathname}${target.search}${target.hash}`
    : localePath(locale, '/');
}
