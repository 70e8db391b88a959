import { z } from 'zod';
import { productCardSchema } from '../catalog/contract.ts';
import {
  bahtSchema,
  botTokenSchema,
  codeSchema,
  digitsSchema,
  emailSchema,
  nameSchema,
  optionalEmailSchema,
  pageOf,
  phoneSchema,
  typedDaySchema,
} from '../api/contract.ts';
import { otpCodeSchema } from '../identity/contract.ts';
import { GENDERS, TIERS } from './contract-values.ts';

const citizenIdSchema = digitsSchema(13);

/**
 * Profile changes (`docs/product/account.md`, "Profile"). Absent fields stay unchanged. That some fields can be set
 * only once is a rule, not part of the schema.
 */
export const profilePatchSchema = z.object({
  title: nameSchema(0, 40).optional(),
  first_name: nameSchema(1, 80).optional(),
  last_name: nameSchema(1, 80).optional(),
  email: optionalEmailSchema.optional(),
  birthdate: typedDaySchema.optional(),
  gender: z.enum(GENDERS).optional(),
});
export type ProfilePatch = z.infer<typeof profilePatchSchema>;

/** `docs/product/account.md`, "Registration"; check digits and dates are rules, not part of the schema. */
export const registrationSchema = z.object({
  title: nameSchema(1, 40),
  first_name: nameSchema(1, 80),
  last_name: nameSchema(1, 80),
  email: emailSchema,
  birthdate: typedDaySchema,
  gender: z.enum(GENDERS),
  /** Either this or a passport. */
  citizen_id: citizenIdSchema.optional(),
  passport_no: codeSchema(1, 40)
    .regex(/^[A-Z0-9]{6,15}$/)
    .optional(),
  passport_expiry: typedDaySchema.optional(),
  consents: z.array(z.enum(['terms'])).default([]),
  recaptcha_token: botTokenSchema,
  /** One-time password of `purpose: register`, instead of a suspected bot token. */
  otp_id: z.uuid().optional(),
  code: otpCodeSchema.optional(),
});
export type Registration = z.input<typeof registrationSchema>;
export type RegistrationInput = z.infer<typeof registrationSchema>;

/** A card issued by a branch, identified by its number or by the citizen id recorded with it. */
export const cardLinkSchema = z
  .object({
    member_code: digitsSchema(12).optional(),
    citizen_id: citizenIdSchema.optional(),
    phone_number: phoneSchema,
    otp_id: z.uuid(),
    code: otpCodeSchema,
  })
  .refine((link) => (link.member_code === undefined) !== (link.citizen_id === undefined), {
    path: ['member_code'],
  });
export type CardLink = z.infer<typeof cardLinkSchema>;

const tierSchema = z.enum(TIERS);

/** `docs/product/account.md`, "Tiers". */
export const membershipSchema = z
  .object({
    tier: tierSchema,
    /** Spend within the counted period. */
    spent: bahtSchema,
    next: z.object({ tier: tierSchema, missing: bahtSchema }).nullable(),
    /** Whether a card issued by a branch is linked. */
    card_linked: z.boolean(),
  })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof membershipSchema>;

export const linkedCardSchema = z
  .object({ member_code: z.string(), tier: tierSchema })
  .meta({ id: 'LinkedCard' });
export type LinkedCard = z.infer<typeof linkedCardSchema>;

/** Delivered products, newest first, with their current offers. */
export const purchasesSchema = pageOf(productCardSchema).meta({ id: 'Purchases' });
export type Purchases = z.infer<typeof purchasesSchema>;
