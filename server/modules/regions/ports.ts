import type { Names } from '../../core/names.ts';

export interface Region {
  readonly code: string;
  readonly name: Names;
}

export interface SubDistrict extends Region {
  /** Zipcodes of its deliveries; a few have several, the usual one first. */
  readonly zipcodes: readonly [string, ...string[]];
}

export interface RegionCodes {
  readonly provinceCode: string;
  readonly districtCode: string;
  readonly subDistrictCode: string;
}

export interface RegionMatch {
  readonly province: Region;
  readonly district: Region;
  readonly subDistrict: SubDistrict;
}

/**
 * Thailand's provinces, districts and sub-districts (`docs/contract.md`, "Thai data"), in the order
 * of the Thai alphabet.
 */
export interface GeoDirectory {
  provinces(): Promise<readonly Region[]>;
  /** Undefined for an unknown province code. */
  districts(provinceCode: string): Promise<readonly Region[] | undefined>;
  /** Undefined for an unknown district code. */
  subDistricts(districtCode: string): Promise<readonly SubDistrict[] | undefined>;
  byZipcode(zipcode: string): Promise<readonly RegionMatch[]>;
  /** The three levels by their codes; undefined unless each lies within its parent. */
  resolve(codes: RegionCodes): Promise<RegionMatch | undefined>;
}
