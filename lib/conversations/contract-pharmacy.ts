import { z } from 'zod';
import { iconSchema, isoDateTimeSchema } from '../api/contract.ts';

/** Monday first, `HH:mm` in Asia/Bangkok; null is closed. */
export const weekHoursSchema = z.array(z.tuple([z.string(), z.string()]).nullable()).length(7);

export const pharmacyStatusSchema = z
  .object({
    /**
     * `open`: a pharmacist is at a desk. `unattended`: within the hours, but no desk is present; questions are
     * queued.
     */
    state: z.enum(['open', 'unattended', 'closed']),
    /** True when `state` is `open`. */
    open: z.boolean(),
    hours: weekHoursSchema,
    /** Next opening; null unless closed. */
    opens_at: isoDateTimeSchema.nullable(),
    /** Next closing; null while closed, or when open around the clock. */
    closes_at: isoDateTimeSchema.nullable(),
    /** Upcoming days that differ from their weekday; null is closed. */
    holidays: z.array(
      z.object({
        date: z.iso.date(),
        name: z.string(),
        hours: z.tuple([z.string(), z.string()]).nullable(),
      }),
    ),
    queue_length: z.number().int(),
    /** Estimated wait in seconds by the free capacity of present desks; null unless open. */
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
    duty: weekHoursSchema,
  })
  .meta({ id: 'Pharmacist' });
export type Pharmacist = z.infer<typeof pharmacistSchema>;

export const licensedPlaceSchema = z
  .object({
    name: z.string(),
    licence_no: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Shop hours, independent of the consultation hours. */
    hours: weekHoursSchema,
  })
  .meta({ id: 'LicensedPlace' });
export type LicensedPlace = z.infer<typeof licensedPlaceSchema>;

export const pharmacistListSchema = z.object({
  entities: z.array(pharmacistSchema),
  /** Null when the shop names none. */
  place: licensedPlaceSchema.nullable(),
});
export type PharmacistList = z.infer<typeof pharmacistListSchema>;
