import type { User } from '@/lib/identity/contract';
import type { VatAddressInput } from '@/lib/addresses/contract-vat';
import { EMPTY_ADDRESS, prefilled, type AddressValues } from './address-values';

export type VatValues = AddressValues & {
  kind: 'person' | 'juristic';
  tax_id: string;
  store_id: string;
  company_name: string;
  branch_type: 'head' | 'branch';
  branch_no: string;
};

export const HEAD_OFFICE = '00000';

const EMPTY_VAT: VatValues = {
  ...EMPTY_ADDRESS,
  kind: 'person',
  tax_id: '',
  store_id: '',
  company_name: '',
  branch_type: 'head',
  branch_no: '',
};

const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];

/** Initial values: the delivery address, which is mostly the invoice's too, or the account's name. */
export function vatValuesFrom(address: AddressValues | undefined, user: User | null): VatValues {
  if (!address) return { ...EMPTY_VAT, ...prefilled(user) };
  const known = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name]]));
  return { ...EMPTY_VAT, ...known };
}

/** Drops company fields of a person, and the branch number of a head office. */
export function vatInputOf(values: VatValues): VatAddressInput {
  const isCompany = values.kind === 'juristic';
  const isBranch = isCompany && values.branch_type === 'branch';
  return {
    ...values,
    company_name: isCompany ? values.company_name : '',
    store_id: isCompany ? values.store_id : '',
    branch_type: isBranch ? 'branch' : 'head',
    branch_no: isBranch ? values.branch_no : HEAD_OFFICE,
  };
}
