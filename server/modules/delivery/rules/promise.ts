import { calendarDay, clockTime } from '../../../../lib/format/bangkok.ts';

/** Whole days in Asia/Bangkok, `yyyy-mm-dd`. */
export interface DeliveryPromise {
  readonly from: string;
  readonly until: string;
}

/** Orders before this hour (Bangkok) leave the warehouse on the same day. */
const CUT_OFF_HOUR = 14;
/** `docs/product/browse.md`, "Product page": shipping takes 2-3 days. */
const DAYS = { from: 2, until: 3 };
const DAY_MS = 86_400_000;

/** Estimated arrival of a home delivery ordered now. */
export function promiseDelivery(now: Date): DeliveryPromise {
  const hour = Number(clockTime(now).slice(0, 2));
  const leaves = now.getTime() + (hour < CUT_OFF_HOUR ? 0 : DAY_MS);
  const day = (days: number) => calendarDay(new Date(leaves + days * DAY_MS));
  return { from: day(DAYS.from), until: day(DAYS.until) };
}
