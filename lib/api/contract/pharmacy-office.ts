import { z } from 'zod';
import { localeQuerySchema, numeric, seenSchema, textSchema, thaiNameSchema } from './common.ts';
import { dayHoursSchema, weekHoursSchema } from './hours.ts';

const MOST_HOLIDAYS = 60;
const MOST_DAYS = 366;

/** When pharmacists may be asked. */
export const officeHoursSchema = z
  .object({
    hours: weekHoursSchema,
    /** Days with other hours than their weekday. */
    holidays: z
      .array(
        z.object({
          date: z.iso.date(),
          name_en: textSchema(1, 80),
          name_th: thaiNameSchema,
          hours: dayHoursSchema,
        }),
      )
      .max(MOST_HOLIDAYS)
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length),
  })
  .meta({ id: 'PharmacyHours' });
export type OfficeHours = z.infer<typeof officeHoursSchema>;

export const keptOfficeHoursSchema = officeHoursSchema
  .extend(seenSchema.shape)
  .meta({ id: 'KeptPharmacyHours' });
export type KeptOfficeHours = z.infer<typeof keptOfficeHoursSchema>;

export const rosterSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    licence_no: z.string(),
    /** When this pharmacist is on duty. */
    duty: weekHoursSchema,
    version: seenSchema.shape.version,
  })
  .meta({ id: 'Roster' });
export type Roster = z.infer<typeof rosterSchema>;

export const rosterListSchema = z.object({
  entities: z.array(rosterSchema),
  /** Hours of the service that no roster covers; `day` is 0 on Mondays. */
  gaps: z.array(
    z.object({ day: z.number().int().min(0).max(6), from: z.string(), until: z.string() }),
  ),
});
export type RosterList = z.infer<typeof rosterListSchema>;

export const newRosterSchema = z.object({ duty: weekHoursSchema }).extend(seenSchema.shape);
export type NewRoster = z.infer<typeof newRosterSchema>;

export const rosterParamSchema = z.object({ id: numeric(z.number().int().min(1)) });

export const figuresQuerySchema = localeQuerySchema.extend({
  /** So many days back from now. */
  days: numeric(z.number().int().min(1).max(MOST_DAYS)).default(30),
});

/** How the conversations of the last days went. */
export const figuresSchema = z
  .object({
    asked: z.number().int(),
    /** By a pharmacist. */
    taken: z.number().int(),
    /** Left before one took it. */
    abandoned: z.number().int(),
    /** Half waited no longer; null where nobody was taken. Questions left for the opening do not count. */
    wait_median_s: z.number().int().nullable(),
    /** Nine of ten waited no longer. */
    wait_p90_s: z.number().int().nullable(),
    rating: z.object({ average: z.number().nullable(), count: z.number().int() }),
  })
  .meta({ id: 'PharmacyFigures' });
export type Figures = z.infer<typeof figuresSchema>;
