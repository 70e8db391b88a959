/** Opening hours per weekday, Monday first, `HH:mm` in Asia/Bangkok; null is closed. */
export type WeekHours = readonly (readonly [open: string, close: string] | null)[];

/** Of a public holiday: the same at all of them; null hours are closed. */
export interface HolidayHours {
  readonly hours: WeekHours[number];
}
