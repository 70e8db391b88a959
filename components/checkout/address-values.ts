import type { AddressInput } from '@/lib/api/contract/addresses';

/** What the form holds: every field, empty where nothing is typed. */
export type AddressValues = Required<AddressInput>;

export const EMPTY_ADDRESS: AddressValues = {
  first_name: '',
  last_name: '',
  address_1: '',
  address_2: '',
  address_3: '',
  street: '',
  province_code: '',
  district_code: '',
  sub_district_code: '',
  zipcode: '',
  mobile: '',
  email: '',
};
