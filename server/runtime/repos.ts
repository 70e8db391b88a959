import { createChangeLog } from '../db/change-log.ts';
import type { Tell } from '../core/signals.ts';
import type { Database } from '../db/client.ts';
import { createIdempotencyRepo } from '../db/idempotency.ts';
import { createOutboxRepo } from '../db/outbox.ts';
import { createRateLimitRepo } from '../db/rate-limits.ts';
import { reposOf } from '../modules.ts';

export type Repos = ReturnType<typeof createRepos>;

/** Default window in days for purchase limits. */
export const LIMIT_DAYS = 30;

export function createRepos(db: Database, limitDays = LIMIT_DAYS, tell: Tell = () => undefined) {
  return {
    changes: createChangeLog(db),
    outbox: createOutboxRepo(db),
    rateLimits: createRateLimitRepo(db),
    idempotency: createIdempotencyRepo(db),
    ...reposOf(db, { limitDays, tell }),
  };
}
