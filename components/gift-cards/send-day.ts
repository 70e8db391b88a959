import { CARD_DAYS_AHEAD } from '@/lib/api/contract/gift-values';
import { calendarDay } from '@/lib/format/bangkok';

const DAY_MS = 86_400_000;

/** The first and the last day that a card can be sent on, `yyyy-mm-dd` in Bangkok. */
export function sendDays(now: Date): { readonly min: string; readonly max: string } {
  const last = new Date(now.getTime() + (CARD_DAYS_AHEAD - 1) * DAY_MS);
  return { min: calendarDay(now), max: calendarDay(last) };
}

/** In the morning of that day; null, which is at once, for today and where no day was chosen. */
export function sendAtOf(day: string, now: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day <= calendarDay(now)) return null;
  return new Date(`${day}T08:00:00+07:00`).toISOString();
}
