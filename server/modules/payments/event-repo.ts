import { and, asc, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { PaymentEventRepo, StoredEvent } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { paymentEvents } from '../../db/schema/payments.ts';

export function createPaymentEventRepo(db: Database): PaymentEventRepo {
  return {
    store: async (provider, event, at) => {
      const rows = await db
        .insert(paymentEvents)
        .values({ provider, eventId: event.eventId, event, receivedAt: at })
        .onConflictDoNothing()
        .returning({ eventId: paymentEvents.eventId });
      return rows.length > 0;
    },
    markApplied: async (provider, eventId, at) => {
      const rows = await db
        .update(paymentEvents)
        .set({ appliedAt: at })
        .where(
          and(
            eq(paymentEvents.provider, provider),
            eq(paymentEvents.eventId, eventId),
            isNull(paymentEvents.appliedAt),
          ),
        )
        .returning({ eventId: paymentEvents.eventId });
      return rows.length > 0;
    },
    unapplied: (before, { limit, except }) =>
      db
        .select({ provider: paymentEvents.provider, event: paymentEvents.event })
        .from(paymentEvents)
        .where(
          and(
            isNull(paymentEvents.appliedAt),
            lte(paymentEvents.receivedAt, before),
            ...except.map(isAnother),
          ),
        )
        .orderBy(asc(paymentEvents.receivedAt))
        .limit(limit),
  };
}

function isAnother({ provider, event }: StoredEvent) {
  return or(ne(paymentEvents.provider, provider), ne(paymentEvents.eventId, event.eventId));
}
