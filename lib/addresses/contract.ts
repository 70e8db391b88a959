import { z } from 'zod';
import {
  digitsSchema,
  nameSchema,
  optionalEmailSchema,
  phoneSchema,
  textSchema,
} from '../api/contract.ts';

export { MAX_ADDRESSES } from '../api/contract-values.ts';

const line = textSchema(0, 120);

export const addressFields = z.object({
  first_name: nameSchema(1, 80),
  last_name: nameSchema(1, 80),
  address_1: textSchema(1, 120),
  address_2: line,
  address_3: line,
  street: line,
  province_code: z.string().regex(/^\d{2}$/),
  district_code: z.string().regex(/^\d{4}$/),
  sub_district_code: z.string().regex(/^\d{6}$/),
  zipcode: digitsSchema(5),
  mobile: phoneSchema,
  email: optionalEmailSchema,
});

/** Required fields: `docs/product/account.md`, "Addresses". */
export const addressInputSchema = addressFields.extend({
  address_2: addressFields.shape.address_2.default(''),
  address_3: addressFields.shape.address_3.default(''),
  street: addressFields.shape.street.default(''),
  email: addressFields.shape.email.default(''),
});
export type AddressInput = z.input<typeof addressInputSchema>;

/** No defaults: absent fields stay unchanged. */
export const addressPatchSchema = addressFields.partial();
export type AddressPatch = z.infer<typeof addressPatchSchema>;

export const addressSchema = addressFields
  .extend({
    id: z.number().int(),
    province: z.string(),
    district: z.string(),
    sub_district: z.string(),
    is_default: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof addressSchema>;

export const addressListSchema = z.object({ entities: z.array(addressSchema) });
