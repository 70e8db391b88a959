import { z } from 'zod';
import { iconSchema, isoDateTimeSchema } from './common.ts';

/** Monday first, `HH:mm` in Asia/Bangkok; null is closed. */
export const weekHoursSchema = z.array(z.tuple([z.string(), z.string()]).nullable()).length(7);

export const pharmacyStatusSchema = z
  .object({
    /** `open`: a pharmacist is at a desk. `unattended`: within the hours, but no desk is present; questions wait. */
    state: z.enum(['open', 'unattended', 'closed']),
    /** Whether `state` is `open`. */
    open: z.boolean(),
    hours: weekHoursSchema,
    /** When questions are taken again; null unless closed. */
    opens_at: isoDateTimeSchema.nullable(),
    /** Until when; null while closed, or where it never closes. */
    closes_at: isoDateTimeSchema.nullable(),
    /** The next days with other hours than their weekday; null is closed. */
    holidays: z.array(
      z.object({
        date: z.iso.date(),
        name: z.string(),
        hours: z.tuple([z.string(), z.string()]).nullable(),
      }),
    ),
    /** Conversations that wait for a pharmacist. */
    queue_length: z.number().int(),
    /** Seconds for a question asked now, by the free places of present desks; null unless open. */
    est_wait_s: z.number().int().nullable(),
    pharmacists_on_duty: z.array(z.object({ name: z.string(), licence_no: z.string() })),
  })
  .meta({ id: 'PharmacyStatus' });
export type PharmacyStatus = z.infer<typeof pharmacyStatusSchema>;

export const pharmacistSchema = z
  .object({
    name: z.string(),
    licence_no: z.string(),
    image: iconSchema,
    /** When this pharmacist is on duty. */
    duty: weekHoursSchema,
  })
  .meta({ id: 'Pharmacist' });
export type Pharmacist = z.infer<typeof pharmacistSchema>;

/** The licensed pharmacy from which questions are answered. */
export const licensedPlaceSchema = z
  .object({
    name: z.string(),
    licence_no: z.string(),
    address: z.string(),
    phone: z.string(),
    /** When the shop is open, which is not when pharmacists may be asked. */
    hours: weekHoursSchema,
  })
  .meta({ id: 'LicensedPlace' });
export type LicensedPlace = z.infer<typeof licensedPlaceSchema>;

export const pharmacistListSchema = z.object({
  entities: z.array(pharmacistSchema),
  /** Null where the shop names none. */
  place: licensedPlaceSchema.nullable(),
});
export type PharmacistList = z.infer<typeof pharmacistListSchema>;
