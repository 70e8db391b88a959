import { and, eq } from 'drizzle-orm';
import type { ReturnDecisions } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { orderReturns } from '../orders/schema.ts';

export function createReturnDecisions(db: Database): ReturnDecisions {
  return {
    change: async (orderId, { from, to }) => {
      const rows = await db
        .update(orderReturns)
        .set({ status: to })
        .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.status, from)))
        .returning({ id: orderReturns.id });
      return rows.length > 0;
    },
    noteGiven: async (orderId, given) => {
      await db.update(orderReturns).set(given).where(eq(orderReturns.orderId, orderId));
    },
  };
}
