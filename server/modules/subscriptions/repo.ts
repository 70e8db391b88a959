import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { SubscriptionRepo } from './ports.ts';

export function createSubscriptionRepo(db: Database): SubscriptionRepo {
  return {
    ask: async (email, locale, now, askedBefore) => {
      const [row] = await db
        .insert(subscriptions)
        .values({ email, locale, askedAt: now })
        .onConflictDoUpdate({
          target: subscriptions.email,
          set: { locale, askedAt: now },
          setWhere: and(isNull(subscriptions.confirmedAt), lt(subscriptions.askedAt, askedBefore)),
        })
        .returning();
      return row;
    },
    confirm: async (id, now) => {
      const [row] = await db
        .update(subscriptions)
        .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now.toISOString()})` })
        .where(eq(subscriptions.id, id))
        .returning();
      return row && { ...row, isNew: row.confirmedAt?.getTime() === now.getTime() };
    },
    remove: async (id) => {
      await db.delete(subscriptions).where(eq(subscriptions.id, id));
    },
  };
}
