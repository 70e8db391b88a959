import type { Locale } from '../../../lib/api/contract.ts';
import type {
  Region as RegionAnswer,
  RegionMatch as RegionMatchAnswer,
} from '../../../lib/regions/contract.ts';
import type { Region, RegionMatch, SubDistrict } from './ports.ts';

export function toRegion(region: Region, locale: Locale): RegionAnswer {
  return {
    code: region.code,
    name: region.name[locale],
    name_th: region.name.th,
    name_en: region.name.en,
  };
}

/** The directory is in Thai order; English readers need English order. */
export function toRegions(regions: readonly Region[], locale: Locale): RegionAnswer[] {
  return inOrder(regions, locale).map((region) => toRegion(region, locale));
}

export function toSubDistricts(regions: readonly SubDistrict[], locale: Locale): RegionAnswer[] {
  return inOrder(regions, locale).map((region) => ({
    ...toRegion(region, locale),
    zipcode: region.zipcodes[0],
  }));
}

/** @param zipcode the requested one of a sub-district with several */
export function toRegionMatch(
  match: RegionMatch,
  zipcode: string,
  locale: Locale,
): RegionMatchAnswer {
  return {
    province: toRegion(match.province, locale),
    district: toRegion(match.district, locale),
    sub_district: { ...toRegion(match.subDistrict, locale), zipcode },
  };
}

const english = new Intl.Collator('en');

function inOrder<Level extends Region>(
  regions: readonly Level[],
  locale: Locale,
): readonly Level[] {
  if (locale === 'th') return regions;
  return regions.toSorted((a, b) => english.compare(a.name.en, b.name.en));
}
