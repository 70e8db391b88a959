import { z } from 'zod';
import {
  addressFields,
  addressInputSchema,
  addressPatchSchema,
  addressSchema,
} from './contract.ts';
import { joinedDigits } from '../format/digits.ts';
import { isCompanyName } from '../format/links.ts';
import { unprintableLetter } from '../format/paper-letters.ts';
import { digitsSchema, NO_NAME, textSchema, type TextProblem } from '../api/contract.ts';

export const VAT_KINDS = ['person', 'juristic'] as const;

/** Text printed on a tax invoice as typed; unprintable characters are refused by name. */
function printed(text: z.ZodString): z.ZodString {
  return text.superRefine((typed, context) => {
    const letter = unprintableLetter(typed);
    if (letter === undefined) return;
    const params = { fault: 'letter', letter } satisfies TextProblem;
    context.addIssue({ code: 'custom', params });
  });
}

/**
 * Recipient of a tax invoice (`docs/product/account.md`, "Tax addresses"); check digits are a rule, not part of the
 * schema.
 */
const tax = z.object({
  kind: z.enum(VAT_KINDS),
  tax_id: digitsSchema(13),
  company_name: printed(textSchema(0, 160).refine(isCompanyName, NO_NAME)),
  branch_type: z.enum(['head', 'branch']),
  /** Five digits; `00000` is the head office. */
  branch_no: z.string().overwrite(joinedDigits).max(5),
  store_id: printed(textSchema(0, 20)),
});

const ADDRESS = addressFields.shape;
const printedAddress = {
  first_name: printed(ADDRESS.first_name),
  last_name: printed(ADDRESS.last_name),
  address_1: printed(ADDRESS.address_1),
  address_2: printed(ADDRESS.address_2),
  address_3: printed(ADDRESS.address_3),
  street: printed(ADDRESS.street),
};

export const vatAddressInputSchema = addressInputSchema.extend({
  ...printedAddress,
  address_2: printedAddress.address_2.default(''),
  address_3: printedAddress.address_3.default(''),
  street: printedAddress.street.default(''),
  ...tax.shape,
  company_name: tax.shape.company_name.default(''),
  branch_type: tax.shape.branch_type.default('head'),
  branch_no: tax.shape.branch_no.default('00000'),
  store_id: tax.shape.store_id.default(''),
});
export type VatAddressInput = z.input<typeof vatAddressInputSchema>;
/** No defaults: absent fields stay unchanged. */
export const vatAddressPatchSchema = addressPatchSchema.extend(
  z.object({ ...printedAddress, ...tax.shape }).partial().shape,
);

export const vatAddressSchema = addressSchema
  .extend({
    kind: z.enum(VAT_KINDS),
    tax_id: z.string(),
    company_name: z.string(),
    branch_type: z.enum(['head', 'branch']),
    branch_no: z.string(),
    store_id: z.string(),
  })
  .meta({ id: 'VatAddress' });
export type VatAddress = z.infer<typeof vatAddressSchema>;
export const vatAddressListSchema = z.object({ entities: z.array(vatAddressSchema) });
