import { z } from 'zod';
import { seenSchema, textSchema, thaiNameSchema, versionSchema } from '../api/contract.ts';
import { dayHoursSchema, weekHoursSchema } from './contract-hours.ts';

/** A calendar day in Asia/Bangkok. */
export const holidayParamSchema = z.object({ date: z.iso.date() });

/** Name of a public holiday and the source that declares it. */
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

export const keptHolidaySchema = publicHolidaySchema
  .extend(seenSchema.shape)
  .meta({ id: 'KeptPublicHoliday' });
export type KeptHoliday = z.infer<typeof keptHolidaySchema>;

/** Null when the day was not a holiday. */
export const holidayChangeSchema = holidayWordsSchema
  .extend({ version: versionSchema.nullable() })
  .meta({ id: 'PublicHolidayChange' });

/** Null `on_holidays`: the branch keeps its weekday hours. */
export const branchHoursSchema = z
  .object({ hours: weekHoursSchema, on_holidays: z.object({ hours: dayHoursSchema }).nullable() })
  .meta({ id: 'BranchHours' });
export type BranchHours = z.infer<typeof branchHoursSchema>;

export const keptHoursSchema = branchHoursSchema
  .extend(seenSchema.shape)
  .meta({ id: 'KeptBranchHours' });
export type KeptHours = z.infer<typeof keptHoursSchema>;

export const branchDaysSchema = z
  .object({
    /** From today on, ascending. */
    holidays: z.array(keptHolidaySchema),
    branches: z.array(
      z
        .object({ id: z.number().int(), name: z.string() })
        .extend(keptHoursSchema.shape)
        .meta({ id: 'BranchWithHours' }),
    ),
  })
  .meta({ id: 'BranchDays' });
export type BranchDays = z.infer<typeof branchDaysSchema>;
