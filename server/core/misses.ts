import type { Limit, RateLimiter } from './rate-limiter.ts';
import { refuse, type Result } from './result.ts';

interface Guessing<Value> {
  readonly limits: readonly { readonly key: string; readonly limit: Limit }[];
  readonly now: Date;
  readonly guess: () => Promise<Result<Value>>;
  /** Whether a refused guess found nothing at all. */
  readonly isMiss: (code: string) => boolean;
}

/**
 * Limits guesses by their misses. Each is counted beforehand, so parallel guesses gain nothing, and
 * refunded if it was no miss.
 */
export async function limitMisses<Value>(
  rateLimits: RateLimiter,
  { limits, now, guess, isMiss }: Guessing<Value>,
): Promise<Result<Value>> {
  const counted: string[] = [];
  const giveBack = () => Promise.all(counted.map((key) => rateLimits.giveBack(key, now)));
  for (const { key, limit } of limits) {
    const taken = await rateLimits.take(key, limit, now);
    if (!taken.ok) {
      await giveBack();
      return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
    }
    counted.push(key);
  }
  const result = await guess();
  if (result.ok || !isMiss(result.refusal.code)) await giveBack();
  return result;
}
