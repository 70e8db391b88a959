import type { Locale } from './locale';

/** Shop name in the page language. */
export function brandName(
  locale: Locale,
  brand: { readonly name: string; readonly nameTh: string },
): string {
  return locale === 'th' ? brand.nameTh : brand.name;
}
