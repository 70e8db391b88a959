import { z } from 'zod';
import { isoDateTimeSchema, nameSchema, typedDaySchema, versionSchema } from '../api/contract.ts';
import { healthNotesSchema } from './contract.ts';
import { PROFILE_CONSENT_VERSION, RELATIONS, SEXES } from './contract-values.ts';

/** A person the member cares for, with health notes (`docs/product/health.md`, "Family"). */
const familyProfileSchema = healthNotesSchema.extend({
  name: nameSchema(1, 80),
  relation: z.enum(RELATIONS),
  birth_date: typedDaySchema,
  sex: z.enum(SEXES),
  /** In kg, with the date of weighing; null when unknown. */
  weight: z.number().min(1).max(300).nullable(),
  weighed_on: typedDaySchema.nullable(),
});
export type FamilyProfile = z.infer<typeof familyProfileSchema>;

export const familyMemberSchema = familyProfileSchema
  .extend({
    id: z.number().int(),
    version: versionSchema,
    /** Completed months in Asia/Bangkok. */
    age_months: z.number().int(),
    updated_at: isoDateTimeSchema,
  })
  .meta({ id: 'FamilyMember' });
export type FamilyMember = z.infer<typeof familyMemberSchema>;

/** Oldest entry first. */
export const familySchema = z.object({ entities: z.array(familyMemberSchema) });

/** `consent_version` is required when the health profile's letter is unanswered or has changed. */
export const newFamilyMemberSchema = familyProfileSchema.extend({
  consent_version: z.literal(PROFILE_CONSENT_VERSION).optional(),
});
export type NewFamilyMember = z.input<typeof newFamilyMemberSchema>;

/** `version` is the one read before the change. */
export const setFamilyMemberSchema = newFamilyMemberSchema.extend({ version: versionSchema });
export type SetFamilyMember = z.input<typeof setFamilyMemberSchema>;
