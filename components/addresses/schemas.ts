// Must be first: configures zod before any schema is made.
import { issueTexts } from './issue-texts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { addressInputSchema, type AddressInput } from '@/lib/addresses/contract';
import { vatAddressInputSchema } from '@/lib/addresses/contract-vat';
import { hasThaiCheckDigit } from '@/lib/format/thai-id';
import type { Texts } from '@/lib/i18n/texts';
import type { AddressValues } from './address-values';
import { HEAD_OFFICE, vatInputOf, type VatValues } from './vat-values';

const BRANCH_NO = /^\d{5}$/;

/** Service rules across the fields of a tax address (`docs/product/account.md`, "Tax addresses"). */
const taxSchema = vatAddressInputSchema.superRefine((address, context) => {
  const refuse = (field: 'tax_id' | 'company_name' | 'branch_no') => {
    context.addIssue({ code: 'custom', path: [field], input: address[field] });
  };
  if (!hasThaiCheckDigit(address.tax_id)) refuse('tax_id');
  if (address.kind === 'person') return;
  if (address.company_name === '') refuse('company_name');
  if (address.branch_type === 'head') return;
  if (!BRANCH_NO.test(address.branch_no) || address.branch_no === HEAD_OFFICE) refuse('branch_no');
});

const addressForm = z
  .custom<AddressValues>()
  .transform((values): AddressInput => values)
  .pipe(addressInputSchema);
/** Validates the payload, not the raw values, so a person gets no errors for company fields. */
const vatForm = z.custom<VatValues>().transform(vatInputOf).pipe(taxSchema);

/** Form values stay as typed; the service trims them. */
const RAW = { raw: true } as const;

export function addressResolver(intl: Texts<'checkout'>): Resolver<AddressValues> {
  return zodResolver(addressForm, { error: issueTexts(intl) }, RAW);
}

export function vatResolver(intl: Texts<'checkout'>): Resolver<VatValues> {
  return zodResolver(vatForm, { error: issueTexts(intl) }, RAW);
}
