import { z } from 'zod';
import {
  localeQuerySchema,
  numeric,
  seenSchema,
  textSchema,
  thaiNameSchema,
} from '../api/contract.ts';
import { dayHoursSchema, weekHoursSchema } from '../branches/contract-hours.ts';

const MOST_HOLIDAYS = 60;
const MOST_DAYS = 366;

export const officeHoursSchema = z
  .object({
    hours: weekHoursSchema,
    /** Days that differ from their weekday. */
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
    duty: weekHoursSchema,
    version: seenSchema.shape.version,
  })
  .meta({ id: 'Roster' });
export type Roster = z.infer<typeof rosterSchema>;

export const rosterListSchema = z.object({
  entities: z.array(rosterSchema),
  /** Service hours without a rostered pharmacist; `day` 0 is Monday. */
  gaps: z.array(
    z.object({ day: z.number().int().min(0).max(6), from: z.string(), until: z.string() }),
  ),
});
export type RosterList = z.infer<typeof rosterListSchema>;

export const newRosterSchema = z.object({ duty: weekHoursSchema }).extend(seenSchema.shape);
export type NewRoster = z.infer<typeof newRosterSchema>;

export const rosterParamSchema = z.object({ id: numeric(z.number().int().min(1)) });

export const figuresQuerySchema = localeQuerySchema.extend({
  /** Days back from now. */
  days: numeric(z.number().int().min(1).max(MOST_DAYS)).default(30),
});

export const figuresSchema = z
  .object({
    asked: z.number().int(),
    taken: z.number().int(),
    /** Ended before a pharmacist took it. */
    abandoned: z.number().int(),
    /** Median wait in seconds; null without taken conversations. Questions left outside the hours are excluded. */
    wait_median_s: z.number().int().nullable(),
    /** 90th percentile of the wait in seconds. */
    wait_p90_s: z.number().int().nullable(),
    rating: z.object({ average: z.number().nullable(), count: z.number().int() }),
  })
  .meta({ id: 'PharmacyFigures' });
export type Figures = z.infer<typeof figuresSchema>;
