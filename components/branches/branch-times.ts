import type { Branch } from '@/lib/api/contract/places';
import { formatDay, formatTime } from '@/lib/format/day';
import type { Locale } from '@/lib/i18n/locale';

/** Asia/Bangkok is UTC+7 all year. */
const BANGKOK_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** Days since 1970 by Bangkok's calendar. */
function dayNumber(moment: Date): number {
  return Math.floor((moment.getTime() + BANGKOK_MS) / DAY_MS);
}

/** Opening and closing time of the day; undefined where the branch is closed all of it. */
export function hoursToday({ hours }: Pick<Branch, 'hours'>, now: Date) {
  // 1 January 1970 was a Thursday, and weeks begin with Monday here.
  const [open, close] = hours[(dayNumber(now) + 3) % 7] ?? [];
  return open === undefined || close === undefined ? undefined : { open, close };
}

/** The sentence that says when something is ready, and what it is filled with. */
export function readyWords(
  readyAt: string,
  now: Date,
  locale: Locale,
): { readonly id: string; readonly values: { readonly time: string; readonly day: string } } {
  const days = dayNumber(new Date(readyAt)) - dayNumber(now);
  const id = { 0: 'branches.readyToday', 1: 'branches.readyTomorrow' }[days] ?? 'branches.readyOn';
  return { id, values: { time: formatTime(readyAt, locale), day: formatDay(readyAt, locale) } };
}
