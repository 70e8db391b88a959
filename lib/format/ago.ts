import type { Locale } from '../i18n/locale';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in whole days, hours or minutes: `2 hr ago`. */
export function formatAgo(from: string, now: string, locale: Locale): string {
  const ago = Math.max(0, Date.parse(now) - Date.parse(from));
  const [unit, length] = STEPS.find(([, ms]) => ago >= ms) ?? STEPS[2];
  const text = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  return text.format(-Math.floor(ago / length), unit);
}
