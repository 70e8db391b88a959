import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { subscriptions } from './schema.ts';
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
      const [confirmed] = await db
        .update(subscriptions)
        .set({ confirmedAt: now })
        .where(and(eq(subscriptions.id, id), isNull(subscriptions.confirmedAt)))
        .returning();
      if (confirmed) return { ...confirmed, isNew: true };
      const [known] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
      return known && { ...known, isNew: false };
    },
    remove: async (id) => {
      await db.delete(subscriptions).where(eq(subscriptions.id, id));
    },
    forgetUnconfirmed: async (before) => {
      await db
        .delete(subscriptions)
        .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.askedAt, before)));
    },
  };
}
