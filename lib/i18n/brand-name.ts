import type { Locale } from './locale';

export function brandName(
  locale: Locale,
  brand: { readonly name: string; readonly nameTh: string },
): string {
  return locale === 'th' ? brand.nameTh : brand.name;
}
