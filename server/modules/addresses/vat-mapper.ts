import type { z } from 'zod';
import type { Locale } from '../../../lib/api/contract.ts';
import type {
  VatAddress,
  vatAddressInputSchema,
  vatAddressPatchSchema,
} from '../../../lib/addresses/contract-vat.ts';
import type { VatAddressView, VatFields } from './vat-ports.ts';
import { toAddress, toAddressFields } from './mapper.ts';

export function toVatAddress(address: VatAddressView, locale: Locale): VatAddress {
  return {
    ...toAddress(address, locale),
    kind: address.kind,
    tax_id: address.taxId,
    company_name: address.companyName,
    branch_type: address.branchType,
    branch_no: address.branchNo,
    store_id: address.storeId,
  };
}

type Input = z.infer<typeof vatAddressInputSchema>;
type Patch = z.infer<typeof vatAddressPatchSchema>;

export function toVatFields(input: Input): VatFields {
  return {
    ...toAddressFields(input),
    kind: input.kind,
    taxId: input.tax_id,
    companyName: input.company_name,
    branchType: input.branch_type,
    branchNo: input.branch_no,
    storeId: input.store_id,
  };
}

export function toVatChanges(input: Patch): Partial<VatFields> {
  return {
    ...toAddressFields(input),
    ...(input.kind === undefined ? {} : { kind: input.kind }),
    ...(input.tax_id === undefined ? {} : { taxId: input.tax_id }),
    ...(input.company_name === undefined ? {} : { companyName: input.company_name }),
    ...(input.branch_type === undefined ? {} : { branchType: input.branch_type }),
    ...(input.branch_no === undefined ? {} : { branchNo: input.branch_no }),
    ...(input.store_id === undefined ? {} : { storeId: input.store_id }),
  };
}
