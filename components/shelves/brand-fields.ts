import type { BrandFacts, OfficeBrandDetail } from '@/lib/shelves/contract';

/** Texts of a brand, each in both languages. */
export const BRAND_TEXTS = ['name', 'tagline', 'story'] as const;
export const BRAND_FIELDS = BRAND_TEXTS.flatMap((name) => [
  `${name}_th` as const,
  `${name}_en` as const,
]);

export function factsOf(brand: OfficeBrandDetail): BrandFacts {
  const { name_en, name_th, tagline_en, tagline_th, story_en, story_th } = brand;
  return { name_en, name_th, tagline_en, tagline_th, story_en, story_th };
}
