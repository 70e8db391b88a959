import { z } from 'zod';
import { parseTime } from '../format/hours.ts';

const timeSchema = z
  .string()
  .overwrite((time) => parseTime(time) ?? time)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/**
 * Opening and closing time in Asia/Bangkok; a closing time at or before the opening is on the next day. Null is
 * closed.
 */
export const dayHoursSchema = z
  .tuple([timeSchema, timeSchema])
  .refine(([from, until]) => from !== until && from !== '24:00')
  .nullable();
export type DayHours = z.infer<typeof dayHoursSchema>;

/** Monday first. */
export const weekHoursSchema = z.array(dayHoursSchema).length(7);
