import type { AddressInput } from '@/lib/addresses/contract';
import type { User } from '@/lib/identity/contract';

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

export function prefilled(user: User | null): AddressValues {
  if (!user) return EMPTY_ADDRESS;
  const { first_name, last_name, phone_number } = user;
  return { ...EMPTY_ADDRESS, first_name, last_name, mobile: phone_number };
}
