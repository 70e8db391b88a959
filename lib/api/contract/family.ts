import { z } from 'zod';
import { nameSchema, typedDaySchema } from './common.ts';
import { healthNotesSchema } from './health.ts';
import { RELATIONS, SEXES } from './health-values.ts';

/** A person a member cares for, with what is noted of them (`docs/product/health.md`, "Family"). */
const familyProfileSchema = healthNotesSchema.extend({
  name: nameSchema(1, 80),
  relation: z.enum(RELATIONS),
  birth_date: typedDaySchema,
  sex: z.enum(SEXES),
  /** In kg, where it is known; with the day of weighing. */
  weight: z.number().min(0.3).max(300).nullable(),
  weighed_on: typedDaySchema.nullable(),
});
export type FamilyProfile = z.infer<typeof familyProfileSchema>;
