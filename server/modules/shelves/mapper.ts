import type { Locale } from '../../../lib/api/contract.ts';
import type {
  BrandFacts as WireFacts,
  NewBrand as WireNewBrand,
  OfficeBrand as WireBrand,
  OfficeBrandDetail as WireDetail,
  Shelves as WireShelves,
} from '../../../lib/shelves/contract.ts';
import type { Brand, BrandFacts, BrandRow, NewBrand, Shelves } from './ports.ts';
import { brandVersion } from './rules/manage-brands.ts';

export function toWireBrand({ id, code, nameEn, nameTh, products }: BrandRow): WireBrand {
  return { id, code, name_en: nameEn, name_th: nameTh, product_count: products };
}

export function toWireBrandDetail(brand: Brand): WireDetail {
  const { id, code, products, facts } = brand;
  return {
    ...{ id, code, product_count: products, name_en: facts.nameEn, name_th: facts.nameTh },
    ...{ tagline_en: facts.taglineEn, tagline_th: facts.taglineTh },
    ...{ story_en: facts.storyEn, story_th: facts.storyTh },
    version: brandVersion(brand),
  };
}

export function toNewBrand(wire: WireNewBrand): NewBrand {
  return { code: wire.code, nameEn: wire.name_en, nameTh: wire.name_th };
}

export function toBrandFacts(wire: WireFacts): BrandFacts {
  return {
    ...{ nameEn: wire.name_en, nameTh: wire.name_th },
    ...{ taglineEn: wire.tagline_en, taglineTh: wire.tagline_th },
    ...{ storyEn: wire.story_en, storyTh: wire.story_th },
  };
}

export function toWireShelves({ brands, departments }: Shelves, locale: Locale): WireShelves {
  return {
    brands: brands.map(({ id, name }) => ({ id, name: name[locale] })),
    departments: departments.map(({ id, name, category }) => ({
      ...{ id, name: name[locale], category: category[locale] },
    })),
  };
}
