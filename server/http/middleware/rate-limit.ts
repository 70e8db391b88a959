import { createMiddleware } from 'hono/factory';
import type { Clock } from '../../core/ports.ts';
import type { Limit, RateLimiter } from '../../core/rate-limiter.ts';
import { clientAddress } from '../client-address.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';

/**
 * Limits a call per client address, across processes and restarts. It costs one write, so it guards
 * calls that change something or cost money; caches protect public reads.
 */
export function limitByAddress(
  { rateLimits, clock }: { rateLimits: RateLimiter; clock: Clock },
  name: string,
  limit: Limit,
) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const key = `call:${name}:${clientAddress(c)}`;
    const taken = await rateLimits.take(key, limit, clock.now());
    if (!taken.ok) {
      throw new ApiError({ code: 'RATE_LIMITED', data: { retry_after: taken.retryAfterSeconds } });
    }
    await next();
  });
}
