import { z } from 'zod';
import { productCardSchema } from '../catalog/contract.ts';
import { isoDateTimeSchema } from '../api/contract.ts';
import { REFILL_DAYS, REFILL_STATES } from './contract-values.ts';

const daysSchema = z.number().int().min(REFILL_DAYS.min).max(REFILL_DAYS.max);

export const setRefillSchema = z.object({
  /** For how many days from now the medicine lasts. */
  days: daysSchema,
});
export type SetRefill = z.infer<typeof setRefillSchema>;

/** A medicine that the member has, and whether they are reminded before it runs out. */
export const refillSchema = z
  .object({
    product: productCardSchema,
    /** When the newest pack came to the member. */
    bought_at: isoDateTimeSchema,
    /** Days that are left by pack and label; null where they do not say, or too few are left. */
    suggested_days: daysSchema.nullable(),
    /** Null where none was chosen. */
    reminder: z
      .object({
        state: z.enum(REFILL_STATES),
        days: z.number().int(),
        remind_at: isoDateTimeSchema,
      })
      .nullable(),
  })
  .meta({ id: 'Refill' });
export type Refill = z.infer<typeof refillSchema>;

export const refillsSchema = z
  .object({
    /** Whether notices about refills reach the member, by their notice preferences. */
    wanted: z.boolean(),
    /** Medicines with a reminder first, then the newest. */
    entities: z.array(refillSchema),
  })
  .meta({ id: 'Refills' });
export type Refills = z.infer<typeof refillsSchema>;
