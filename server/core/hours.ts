import type { Names } from './names.ts';

/** Opening hours per weekday, Monday first, `HH:mm` in Asia/Bangkok; null is closed. */
export type WeekHours = readonly (readonly [open: string, close: string] | null)[];

/** Hours shared by all public holidays; null hours are closed. */
export interface HolidayHours {
  readonly hours: WeekHours[number];
}

/** A day with other hours than its weekday. */
export interface Holiday {
  /** ISO 8601 calendar date in Asia/Bangkok. */
  readonly date: string;
  readonly name: Names;
  /** Null: closed. */
  readonly hours: WeekHours[number];
}
