import { CARD_DAYS_AHEAD } from '@/lib/gift-cards/contract-values';
import { calendarDay } from '@/lib/format/bangkok';

const DAY_MS = 86_400_000;

/** First and last delivery date of a card, `yyyy-mm-dd` in Bangkok. */
export function sendDays(now: Date): { readonly min: string; readonly max: string } {
  const last = new Date(now.getTime() + (CARD_DAYS_AHEAD - 1) * DAY_MS);
  return { min: calendarDay(now), max: calendarDay(last) };
}

/** 08:00 in Bangkok on that day; null means at once, for today or without a day. */
export function sendAtOf(day: string, now: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day <= calendarDay(now)) return null;
  return new Date(`${day}T08:00:00+07:00`).toISOString();
}
