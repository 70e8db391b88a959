import type { GeoDirectory, Place, PlaceMatch, SubDistrict } from '../../domain/geo/ports.ts';
import { readPackage, type PackageRow } from './package-rows.ts';

interface Tables {
  readonly provinces: readonly Place[];
  readonly districts: ReadonlyMap<string, readonly Place[]>;
  readonly subDistricts: ReadonlyMap<string, readonly SubDistrict[]>;
  readonly byZipcode: ReadonlyMap<string, readonly PlaceMatch[]>;
  readonly byCode: ReadonlyMap<string, PlaceMatch>;
}

/** Over the package `thai-address-universal`, which is read once, at the first question. */
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
  const provinces: Place[] = [];
  const districts = new Map<string, Place[]>();
  const subDistricts = new Map<string, SubDistrict[]>();
  const byZipcode = new Map<string, PlaceMatch[]>();
  const byCode = new Map<string, PlaceMatch>();
  for (const ofProvince of Map.groupBy(rows, (row) => row.province.code).values()) {
    const province = ofProvince[0]?.province;
    if (!province) continue;
    provinces.push(province);
    for (const ofDistrict of Map.groupBy(ofProvince, (row) => row.district.code).values()) {
      const district = ofDistrict[0]?.district;
      if (!district) continue;
      push(districts, province.code, district);
      for (const subDistrict of toSubDistricts(district.code, ofDistrict)) {
        const match = { province, district, subDistrict };
        push(subDistricts, district.code, subDistrict);
        byCode.set(subDistrict.code, match);
        for (const zipcode of subDistrict.zipcodes) push(byZipcode, zipcode, match);
      }
    }
  }
  for (const level of [provinces, ...districts.values(), ...subDistricts.values()]) {
    level.sort(byThaiName);
  }
  return { provinces, districts, subDistricts, byZipcode, byCode };
}

/**
 * The package gives some sub-districts a code of the district they once belonged to, or none. Those get one of
 * this district from 50 on, in the order of their names: stable as long as the package is.
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

function byThaiName(a: Place, b: Place): number {
  return thai.compare(a.name.th, b.name.th);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
