import type { Locale } from './locale';

/** The shop's name as it is written in the language. */
export function brandName(
  locale: Locale,
  brand: { readonly name: string; readonly nameTh: string },
): string {
  return locale === 'th' ? brand.nameTh : brand.name;
}
