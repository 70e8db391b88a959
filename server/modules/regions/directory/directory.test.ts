import { beforeAll, describe, expect, it } from 'vitest';
import type { GeoDirectory, RegionMatch } from '../ports.ts';
import { createGeoDirectory } from './directory.ts';

describe('the directory of regions', () => {
  const geo: GeoDirectory = createGeoDirectory();
  const everywhere: RegionMatch[] = [];

  beforeAll(async () => {
    for (const province of await geo.provinces()) {
      for (const district of (await geo.districts(province.code)) ?? []) {
        for (const subDistrict of (await geo.subDistricts(district.code)) ?? []) {
          everywhere.push({ province, district, subDistrict });
        }
      }
    }
  });

  it('holds 77 provinces, 928 districts and all sub-districts, each with a code of its own', () => {
    const count = (level: keyof RegionMatch) => new Set(everywhere.map((m) => m[level].code)).size;
    expect(count('province')).toBe(77);
    expect(count('district')).toBe(928);
    expect(count('subDistrict')).toBe(everywhere.length);
    expect(everywhere.length).toBeGreaterThan(7_400);
  });

  it('prefixes every code with its parent’s', () => {
    for (const { province, district, subDistrict } of everywhere) {
      expect(province.code).toMatch(/^\d{2}$/);
      expect(district.code).toMatch(new RegExp(`^${province.code}\\d{2}$`));
      expect(subDistrict.code).toMatch(new RegExp(`^${district.code}\\d{2}$`));
      expect(subDistrict.zipcodes.every((zipcode) => /^\d{5}$/.test(zipcode))).toBe(true);
    }
  });

  it('has readable English names in Latin letters', () => {
    const strange = everywhere
      .flatMap(({ province, district, subDistrict }) => [province, district, subDistrict])
      .map((region) => region.name.en)
      .filter(
        (name) =>
          !/^[A-Z][A-Za-z' -]+$/.test(name) ||
          /[^aeiou '-]{5,}/.test(name.replaceAll(/[cknpt]h|ng/g, 'h')),
      );
    expect(strange).toEqual([]);
  });

  it('finds every match of a zipcode', async () => {
    const matches = await geo.byZipcode('10200');
    expect(matches.length).toBeGreaterThan(5);
    expect(matches.map((match) => match.subDistrict.name.en)).toContain(
      'Phra Borom Maha Ratchawang',
    );
    expect(await geo.byZipcode('00000')).toEqual([]);
  });

  it('resolves nested codes only', async () => {
    const match = everywhere[4_000];
    if (!match) throw new Error('too few regions');
    const codes = {
      provinceCode: match.province.code,
      districtCode: match.district.code,
      subDistrictCode: match.subDistrict.code,
    };
    expect(await geo.resolve(codes)).toEqual(match);
    expect(await geo.resolve({ ...codes, provinceCode: '10' })).toBeUndefined();
    expect(await geo.resolve({ ...codes, subDistrictCode: '999999' })).toBeUndefined();
  });
});
