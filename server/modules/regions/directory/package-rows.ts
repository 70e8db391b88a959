import { getDatabase, preload, setEngMode, setGeoMode } from 'thai-address-universal';
import type { Region } from '../ports.ts';
import { DISTRICT_CODES, ENGLISH_NAMES, PROVINCE_CODES } from './corrections.ts';

/** A sub-district under one of its zipcodes. */
export interface PackageRow {
  readonly province: Region;
  readonly district: Region;
  readonly name: Region['name'];
  /** Six digits, sometimes of another district; may be empty. */
  readonly code: string;
  readonly zipcode: string;
}

/** The package's rows in both languages with our corrections, in the order of their Thai names. */
export async function readPackage(): Promise<PackageRow[]> {
  await preload({ language: 'both', geo: true });
  await setGeoMode(true);
  await setEngMode(true);
  const english = getDatabase();
  // Both languages decode one shared tree, so their rows have the same indexes.
  await setEngMode(false);
  return getDatabase().flatMap((thai, index) => {
    const row = english[index];
    // Rows without a zipcode are uninhabited islands.
    if (!row || thai.postal_code === '') return [];
    return {
      province: {
        code: PROVINCE_CODES[thai.province] ?? thai.province_code ?? '',
        name: names(thai.province, row.province),
      },
      district: {
        code: DISTRICT_CODES[`${thai.province}|${thai.district}`] ?? thai.district_code ?? '',
        name: names(thai.district, row.district),
      },
      name: names(thai.sub_district, row.sub_district),
      code: thai.sub_district_code ?? '',
      zipcode: thai.postal_code,
    };
  });
}

function names(th: string, en: string): Region['name'] {
  return { th, en: ENGLISH_NAMES.get(th) ?? en };
}
