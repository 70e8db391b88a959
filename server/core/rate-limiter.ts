/** At most `limit` times in any `windowSeconds`. */
export interface Limit {
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface RateLimiter {
  /**
   * Counts one use of the key unless that would exceed the limit; holds across parallel calls, processes and restarts.
   * A key belongs to one limit. `retryAfterSeconds` is 0 if the use was counted.
   */
  take(
    key: string,
    limit: Limit,
    now: Date,
  ): Promise<{ readonly ok: boolean; readonly retryAfterSeconds: number }>;
  /** Seconds until the key may be used again; 0 for now. Counts nothing. */
  wait(key: string, limit: Limit, now: Date): Promise<number>;
  /** Removes one use counted at that moment. */
  giveBack(key: string, at: Date): Promise<void>;
}
