import { z } from 'zod';
import { addressInputSchema, addressPatchSchema, addressSchema } from './addresses.ts';
import { joinedDigits } from '../../format/digits.ts';
import { isCompanyName } from '../../format/links.ts';
import { digitsSchema, NO_NAME, textSchema } from './common.ts';

export const VAT_KINDS = ['person', 'juristic'] as const;

/**
 * Who a tax invoice is made out to (`docs/product/account.md`, "Tax addresses"); its check digits are a rule, not a
 * form.
 */
const tax = z.object({
  kind: z.enum(VAT_KINDS),
  tax_id: digitsSchema(13),
  company_name: textSchema(0, 160).refine(isCompanyName, NO_NAME),
  branch_type: z.enum(['head', 'branch']),
  /** Five digits; `00000` is the head office. */
  branch_no: z.string().overwrite(joinedDigits).max(5),
  store_id: textSchema(0, 20),
});

export const vatAddressInputSchema = addressInputSchema.extend({
  ...tax.shape,
  company_name: tax.shape.company_name.default(''),
  branch_type: tax.shape.branch_type.default('head'),
  branch_no: tax.shape.branch_no.default('00000'),
  store_id: tax.shape.store_id.default(''),
});
export type VatAddressInput = z.input<typeof vatAddressInputSchema>;
/** Without defaults: what a change does not name stays as it is. */
export const vatAddressPatchSchema = addressPatchSchema.extend(tax.partial().shape);

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
