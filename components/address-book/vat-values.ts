import type { User } from '@/lib/api/contract/identity';
import type { VatAddressInput } from '@/lib/api/contract/vat-addresses';
import { EMPTY_ADDRESS, prefilled, type AddressValues } from './address-values';

/** What the form of a tax address holds. */
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

/** Begins with the address that the goods go to, mostly the one of the invoice too, or with the account's name. */
export function vatValuesFrom(address: AddressValues | undefined, user: User | null): VatValues {
  if (!address) return { ...EMPTY_VAT, ...prefilled(user) };
  const known = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name]]));
  return { ...EMPTY_VAT, ...known };
}

/** A person has neither company nor branch, a head office no number of its own. */
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
