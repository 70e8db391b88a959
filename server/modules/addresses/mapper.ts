import type { z } from 'zod';
import type { Address, addressInputSchema, AddressPatch } from '../../../lib/addresses/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { AddressFields, AddressView } from './ports.ts';

/** Stands for an unknown name (`docs/product/browse.md`, "Catalogue"). */
const UNKNOWN = '-';

export function toAddress(address: AddressView, locale: Locale): Address {
  const { regions } = address;
  return {
    id: address.id,
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.address1,
    address_2: address.address2,
    address_3: address.address3,
    street: address.street,
    province_code: address.provinceCode,
    district_code: address.districtCode,
    sub_district_code: address.subDistrictCode,
    province: regions?.province.name[locale] ?? UNKNOWN,
    district: regions?.district.name[locale] ?? UNKNOWN,
    sub_district: regions?.subDistrict.name[locale] ?? UNKNOWN,
    zipcode: address.zipcode,
    mobile: address.mobile,
    email: address.email,
    is_default: address.isDefault,
  };
}

/** All fields of a new address, or the fields named by a change. */
export function toAddressFields(input: z.infer<typeof addressInputSchema>): AddressFields;
export function toAddressFields(input: AddressPatch): Partial<AddressFields>;
export function toAddressFields(input: AddressPatch): Partial<AddressFields> {
  return {
    firstName: input.first_name,
    lastName: input.last_name,
    address1: input.address_1,
    address2: input.address_2,
    address3: input.address_3,
    street: input.street,
    provinceCode: input.province_code,
    districtCode: input.district_code,
    subDistrictCode: input.sub_district_code,
    zipcode: input.zipcode,
    mobile: input.mobile,
    email: input.email,
  };
}
