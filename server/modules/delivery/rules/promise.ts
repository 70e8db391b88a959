/** Whole days in Asia/Bangkok, `yyyy-mm-dd`. */
export interface DeliveryPromise {
  readonly from: string;
  readonly until: string;
}

/** Orders of before this hour leave the warehouse on the same day. */
const CUT_OFF_HOUR = 14;
/** `docs/product/browse.md`, "Product page": shipping takes 2-3 days. */
const DAYS = { from: 2, until: 3 };
/** Asia/Bangkok is UTC+7 all year. */
const BANGKOK_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** When a home delivery that is ordered now arrives. */
export function promiseDelivery(now: Date): DeliveryPromise {
  const local = new Date(now.getTime() + BANGKOK_MS);
  const leaves = local.getTime() + (local.getUTCHours() < CUT_OFF_HOUR ? 0 : DAY_MS);
  const day = (days: number) => new Date(leaves + days * DAY_MS).toISOString().slice(0, 10);
  return { from: day(DAYS.from), until: day(DAYS.until) };
}
