import { type Result, ok, refuse } from '../../../core/result.ts';
import type { AddressFields, Kept, Viewed } from '../ports.ts';
import type { GeoDirectory, RegionMatch } from '../../regions/ports.ts';

/**
 * The regions of an address. Refuses ADDRESS_HIERARCHY unless each lies within its parent, and ZIPCODE_MISMATCH, with
 * the field.
 */
export async function checkRegions(
  geo: Pick<GeoDirectory, 'districts' | 'resolve'>,
  fields: AddressFields,
): Promise<Result<RegionMatch>> {
  const match = await geo.resolve(fields);
  if (!match) {
    const field = await wrongLevel(geo, fields);
    return refuse('ADDRESS_HIERARCHY', { fields: { [field]: 'errors.ADDRESS_HIERARCHY' } });
  }
  if (!match.subDistrict.zipcodes.includes(fields.zipcode)) {
    return refuse('ZIPCODE_MISMATCH', { fields: { zipcode: 'errors.ZIPCODE_MISMATCH' } });
  }
  return ok(match);
}

/** The highest level that does not match, as the field of the request. */
async function wrongLevel(
  geo: Pick<GeoDirectory, 'districts'>,
  { provinceCode, districtCode }: AddressFields,
): Promise<string> {
  const districts = await geo.districts(provinceCode);
  if (!districts) return 'province_code';
  return districts.some(({ code }) => code === districtCode)
    ? 'sub_district_code'
    : 'district_code';
}

export async function viewAddress<Fields extends AddressFields>(
  geo: Pick<GeoDirectory, 'resolve'>,
  address: Kept<Fields>,
): Promise<Viewed<Fields>> {
  return { ...address, regions: await geo.resolve(address) };
}
