import { z } from 'zod';
import { isoDateTimeSchema } from '../api/contract.ts';
import { TODAY_KINDS } from './contract-values.ts';

export const todaySchema = z
  .object({
    /** Work that waits, only what the person may do. */
    waiting: z.array(
      z.object({
        kind: z.enum(TODAY_KINDS),
        count: z.number().int().positive(),
        /** Since when the oldest waits; null where no time is kept. */
        oldest: isoDateTimeSchema.nullable(),
      }),
    ),
    now: isoDateTimeSchema,
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof todaySchema>;
