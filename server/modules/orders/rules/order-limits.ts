import type { Satang } from '../../../core/money.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { refuse, type Refusal } from '../../../core/result.ts';
import type { OrderRepo } from '../ports.ts';

/** How much one member may hold, so that nobody takes the stock of all. */
export interface OrderLimits {
  /** So many days back an order counts against a product's purchase limit. */
  readonly days: number;
  /** Orders of a member that are unpaid, or open as cash on delivery, at a time. */
  readonly open: number;
  /** Orders that a member may try to place in an hour. */
  readonly hourly: number;
}

const HOUR_SECONDS = 3_600;

/** Whether a member tries too often; counts this try. */
export async function refuseHaste(
  { rateLimits, limits }: { readonly rateLimits: RateLimiter; readonly limits: OrderLimits },
  memberId: number,
  now: Date,
): Promise<Refusal | undefined> {
  const limit = { limit: limits.hourly, windowSeconds: HOUR_SECONDS };
  const taken = await rateLimits.take(`order:${String(memberId)}`, limit, now);
  if (taken.ok) return undefined;
  return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } }).refusal;
}

/** Whether a member owes for as many orders as anybody may. Under the cart's lock, which orders take first. */
export async function refuseDebt(
  {
    orders,
    limits,
  }: { readonly orders: Pick<OrderRepo, 'countOpen'>; readonly limits: OrderLimits },
  memberId: number,
  toPay: Satang,
): Promise<Refusal | undefined> {
  if (toPay === 0 || (await orders.countOpen(memberId)) < limits.open) return undefined;
  return refuse('ORDER_LIMIT', { data: { max: limits.open } }).refusal;
}
