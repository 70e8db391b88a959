import { sql } from 'drizzle-orm';
import type { RateLimiter } from '../core/rate-limiter.ts';
import { selectRows, type Database } from './client.ts';

/** Times of the last uses, one row per key: exact in any window, decided by one statement. */
export function createRateLimitRepo(db: Database): RateLimiter {
  return {
    take: async (key, { limit, windowSeconds }, now) => {
      const at = now.getTime();
      const since = at - windowSeconds * 1000;
      const taken = await selectRows(
        db,
        sql`INSERT INTO rate_limits AS kept (key, hits, expires_at)
            VALUES (${key}, ARRAY[${at}::bigint], to_timestamp((${at}::bigint + ${windowSeconds * 1000}::bigint) / 1000.0))
            ON CONFLICT (key) DO UPDATE SET
              hits = ARRAY(SELECT hit FROM unnest(kept.hits) hit WHERE hit > ${since}::bigint) || ${at}::bigint,
              expires_at = excluded.expires_at
            WHERE (SELECT count(*) FROM unnest(kept.hits) hit WHERE hit > ${since}::bigint) < ${limit}::int
            RETURNING key`,
      );
      if (taken.length === 1) return { ok: true, retryAfterSeconds: 0 };
      const freeAt = (await nextFree(db, key, limit, since, windowSeconds)) ?? at;
      return { ok: false, retryAfterSeconds: wholeSeconds(freeAt - at, windowSeconds) };
    },
    wait: async (key, { limit, windowSeconds }, now) => {
      const at = now.getTime();
      const freeAt = await nextFree(db, key, limit, at - windowSeconds * 1000, windowSeconds);
      return freeAt === undefined ? 0 : wholeSeconds(freeAt - at, windowSeconds);
    },
    giveBack: async (key, at) => {
      const place = sql`array_position(hits, ${at.getTime()}::bigint)`;
      await db.execute(
        sql`UPDATE rate_limits SET hits = hits[:${place} - 1] || hits[${place} + 1:]
            WHERE key = ${key} AND ${place} IS NOT NULL`,
      );
    },
  };
}

/** Capped at the window: a concurrent use or another process's clock may lie after `at`. */
function wholeSeconds(milliseconds: number, windowSeconds: number): number {
  return Math.min(windowSeconds, Math.max(1, Math.ceil(milliseconds / 1000)));
}

/** When the use that fills the limit leaves the window, in ms since 1970; undefined below the limit. */
async function nextFree(
  db: Database,
  key: string,
  limit: number,
  since: number,
  windowSeconds: number,
): Promise<number | undefined> {
  const [filling] = await selectRows<{ hit: string | number }>(
    db,
    sql`SELECT hit FROM rate_limits, unnest(hits) hit
        WHERE key = ${key} AND hit > ${since}::bigint
        ORDER BY hit DESC OFFSET ${limit - 1}::int LIMIT 1`,
  );
  return filling && Number(filling.hit) + windowSeconds * 1000;
}
