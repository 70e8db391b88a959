import type { GeoDirectory, Region, RegionMatch, SubDistrict } from '../ports.ts';
import { readPackage, type PackageRow } from './package-rows.ts';

interface Tables {
  readonly provinces: readonly Region[];
  readonly districts: ReadonlyMap<string, readonly Region[]>;
  readonly subDistricts: ReadonlyMap<string, readonly SubDistrict[]>;
  readonly byZipcode: ReadonlyMap<string, readonly RegionMatch[]>;
  readonly byCode: ReadonlyMap<string, RegionMatch>;
}

/** Directory over the package `thai-address-universal`, loaded on first use. */
export function createGeoDirectory(): GeoDirectory {
  let loading: Promise<Tables> | undefined;
  const tables = () => (loading ??= readPackage().then(toTables));
  return {
    provinces: async () => (await tables()).provinces,
    districts: async (code) => (await tables()).districts.get(code),
    subDistricts: async (code) => (await tables()).subDistricts.get(code),
    byZipcode: async (zipcode) => (await tables()).byZipcode.get(zipcode) ?? [],
    resolve: async ({ provinceCode, districtCode, subDistrictCode }) => {
      const match = (await tables()).byCode.get(subDistrictCode);
      const nested = match?.district.code === districtCode && match.province.code === provinceCode;
      return nested ? match : undefined;
    },
  };
}

function toTables(rows: readonly PackageRow[]): Tables {
  const matches = [...Map.groupBy(rows, (row) => row.district.code).values()]
    .flatMap(toMatches)
    .toSorted(byThaiNames);
  const districts = new Map<string, Region[]>();
  const subDistricts = new Map<string, SubDistrict[]>();
  const byZipcode = new Map<string, RegionMatch[]>();
  for (const match of matches) {
    const { province, district, subDistrict } = match;
    if (!subDistricts.has(district.code)) push(districts, province.code, district);
    push(subDistricts, district.code, subDistrict);
    for (const zipcode of subDistrict.zipcodes) push(byZipcode, zipcode, match);
  }
  return {
    provinces: [...new Map(matches.map(({ province }) => [province.code, province])).values()],
    districts,
    subDistricts,
    byZipcode,
    byCode: new Map(matches.map((match) => [match.subDistrict.code, match])),
  };
}

/** @param rows rows of one district */
function toMatches(rows: readonly PackageRow[]): RegionMatch[] {
  const [first] = rows;
  if (!first) return [];
  const { province, district } = first;
  return toSubDistricts(district.code, rows).map((subDistrict) => ({
    province,
    district,
    subDistrict,
  }));
}

/**
 * The package gives some sub-districts a code of their former district, or none. Those get codes of
 * this district from 50 on, by name: stable until the package changes.
 */
function toSubDistricts(districtCode: string, rows: readonly PackageRow[]): SubDistrict[] {
  const byName = [...Map.groupBy(rows, (row) => row.name.th).values()];
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const [row] of byName) {
    if (!row?.code.startsWith(districtCode) || taken.has(row.code)) continue;
    taken.add(row.code);
    codes.set(row.name.th, row.code);
  }
  let next = 50;
  const free = () => {
    let code: string;
    do code = `${districtCode}${String(next++)}`;
    while (taken.has(code));
    return code;
  };
  return byName.flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    return {
      code: codes.get(first.name.th) ?? free(),
      name: first.name,
      zipcodes: [first.zipcode, ...others.map((row) => row.zipcode)] as const,
    };
  });
}

const thai = new Intl.Collator('th');

function byThaiNames(a: RegionMatch, b: RegionMatch): number {
  return (
    thai.compare(a.province.name.th, b.province.name.th) ||
    thai.compare(a.district.name.th, b.district.name.th) ||
    thai.compare(a.subDistrict.name.th, b.subDistrict.name.th)
  );
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
