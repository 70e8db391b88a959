import { z } from 'zod';
import { productCardSchema } from './catalog.ts';
import { bahtSchema, pageOf, textSchema } from './common.ts';
import { GENDERS, TIERS } from './member-values.ts';

/**
 * What members change of themselves (`docs/product/account.md`, "Profile"). What is absent stays; that some of it may be
 * set once only is a rule, not a form.
 */
export const profilePatchSchema = z.object({
  title: textSchema(0, 40).optional(),
  first_name: textSchema(1, 80).optional(),
  last_name: textSchema(1, 80).optional(),
  email: z.union([z.literal(''), z.email().max(254)]).optional(),
  birthdate: z.iso.date().optional(),
  gender: z.enum(GENDERS).optional(),
});
export type ProfilePatch = z.infer<typeof profilePatchSchema>;

const tierSchema = z.enum(TIERS);

/** `docs/product/account.md`, "Tiers". */
export const membershipSchema = z
  .object({
    tier: tierSchema,
    /** Spent in the time that counts. */
    spent: bahtSchema,
    next: z.object({ tier: tierSchema, missing: bahtSchema }).nullable(),
  })
  .meta({ id: 'Membership' });
export type Membership = z.infer<typeof membershipSchema>;

/** What arrived at the member, the newest first, as the shop sells it now. */
export const purchasesSchema = pageOf(productCardSchema).meta({ id: 'Purchases' });
export type Purchases = z.infer<typeof purchasesSchema>;
