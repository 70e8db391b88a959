import { calendarDay } from '../../../../lib/format/bangkok.ts';

/** Number of a letter, with year and month by Bangkok's calendar: `RF2611-000123`. */
export function referralNumber({ id, at }: { readonly id: number; readonly at: Date }): string {
  const [year = '', month = ''] = calendarDay(at).split('-');
  return `RF${year.slice(2)}${month}-${String(id).padStart(6, '0')}`;
}
