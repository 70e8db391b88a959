import { z } from 'zod';
import { textSchema, thaiNameSchema } from './common.ts';
import { dayHoursSchema, weekHoursSchema } from './hours.ts';

/** A day by Bangkok's calendar. */
export const holidayParamSchema = z.object({ date: z.iso.date() });

/** What a public holiday is called, and who says that it is one. */
export const holidayWordsSchema = z
  .object({
    name_en: textSchema(1, 80),
    name_th: thaiNameSchema,
    source: textSchema(1, 200),
  })
  .meta({ id: 'PublicHolidayWords' });

export const publicHolidaySchema = holidayParamSchema
  .extend(holidayWordsSchema.shape)
  .meta({ id: 'PublicHoliday' });
export type PublicHoliday = z.infer<typeof publicHolidaySchema>;

/** Null `on_holidays`: as on any other day. */
export const branchHoursSchema = z
  .object({ hours: weekHoursSchema, on_holidays: z.object({ hours: dayHoursSchema }).nullable() })
  .meta({ id: 'BranchHours' });
export type BranchHours = z.infer<typeof branchHoursSchema>;

export const branchDaysSchema = z
  .object({
    /** From today on, in order. */
    holidays: z.array(publicHolidaySchema),
    branches: z.array(
      z
        .object({ id: z.number().int(), name: z.string() })
        .extend(branchHoursSchema.shape)
        .meta({ id: 'BranchWithHours' }),
    ),
  })
  .meta({ id: 'BranchDays' });
export type BranchDays = z.infer<typeof branchDaysSchema>;
