import { and, count, countDistinct, eq, inArray, isNull, min, ne } from 'drizzle-orm';
import { startOfDay } from '../../../lib/format/bangkok.ts';
import { STAFF_STAGES } from '../../../lib/staff/contract-values.ts';
import type { TodayKind } from '../../../lib/office/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { orderReturns } from '../orders/schema.ts';
import { dataRequests } from '../privacy/schema.ts';
import { questionnaireCases } from '../../db/schema/questionnaires.ts';
import { productDrafts } from '../products/schema.ts';
import { isWaiting } from '../reviews/moderation-repo.ts';
import { reviews } from '../reviews/schema.ts';
import { needsPeople } from '../staff/payment-repo.ts';
import { inScope, ofGoods } from '../staff/repo.ts';
import { seesAll } from '../staff/rules/staff-scope.ts';
import { isExpired } from '../stock/lot-repo.ts';
import { lowProducts } from '../stock/low-repo.ts';
import { stockLots } from '../stock/schema.ts';
import type { TodayRepo, WaitingWork } from './ports.ts';

const BRANCH_STAGES = ['approve', 'receive', 'hand_over', 'rejected'] as const;
const WAREHOUSE_STAGES = ['pack', 'ship'] as const;

interface Counted {
  readonly count: number;
  readonly oldest: Date | null;
}

export function createTodayRepo(db: Database): TodayRepo {
  return {
    orders: async (scope) => {
      const there = and(inScope(scope), ofGoods);
      const [standing, back] = await Promise.all([
        db
          .select({ status: orders.status, count: count(), oldest: min(orders.updatedAt) })
          .from(orders)
          .where(there)
          .groupBy(orders.status),
        db
          .select({ count: count(), oldest: min(orderReturns.requestedAt) })
          .from(orderReturns)
          .innerJoin(orders, eq(orders.id, orderReturns.orderId))
          .where(and(there, inArray(orderReturns.status, ['requested', 'approved']))),
      ]);
      const stages = [...BRANCH_STAGES, ...(seesAll(scope) ? WAREHOUSE_STAGES : [])];
      return [
        ...stages.flatMap((stage) => {
          const of: readonly string[] = STAFF_STAGES[stage];
          return waiting(
            stage,
            standing.filter(({ status }) => of.includes(status)),
          );
        }),
        ...waiting('returns', back),
      ];
    },
    payments: async (scope) =>
      waiting(
        'payments',
        await db
          .select({ count: count(), oldest: min(payments.updatedAt) })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .leftJoin(refunds, eq(refunds.paymentId, payments.id))
          .where(and(inScope(scope), needsPeople())),
      ),
    reviews: async () =>
      waiting(
        'reviews',
        await db
          .select({ count: count(), oldest: min(reviews.createdAt) })
          .from(reviews)
          .where(isWaiting),
      ),
    requests: async () =>
      waiting(
        'requests',
        await db
          .select({ count: count(), oldest: min(dataRequests.createdAt) })
          .from(dataRequests)
          .where(isNull(dataRequests.doneAt)),
      ),
    conversations: async () =>
      waiting(
        'conversations',
        await db
          .select({ count: count(), oldest: min(conversations.createdAt) })
          .from(conversations)
          .where(and(eq(conversations.state, 'queued'), isNull(conversations.closedAt))),
      ),
    lowStock: async (scope) => {
      const low = lowProducts(db, scope);
      const wanted = and(ne(products.state, 'archived'), inArray(products.id, low));
      const found = await db.$count(products, wanted);
      return found > 0 ? [{ kind: 'low_stock', count: found, oldest: null }] : [];
    },
    expiredStock: async (scope) => {
      const [found] = await db
        .select({ count: countDistinct(stockLots.productId), oldest: min(stockLots.expiresOn) })
        .from(stockLots)
        .where(isExpired(scope));
      const oldest = found?.oldest ? startOfDay(found.oldest, 1) : null;
      return waiting('expired_stock', found ? [{ count: found.count, oldest }] : []);
    },
    failedDrafts: async (parts) => {
      const [found] = await db
        .select({
          count: countDistinct(productDrafts.productId),
          oldest: min(productDrafts.publishAt),
        })
        .from(productDrafts)
        .where(and(eq(productDrafts.state, 'failed'), inArray(productDrafts.part, [...parts])));
      return waiting('failed_drafts', found ? [found] : []);
    },
    cases: async () =>
      waiting(
        'cases',
        await db
          .select({ count: count(), oldest: min(questionnaireCases.createdAt) })
          .from(questionnaireCases)
          .where(eq(questionnaireCases.state, 'waiting')),
      ),
  };
}

/** One line for all rows together; none where nothing waits. */
function waiting(kind: TodayKind, rows: readonly Counted[]): readonly WaitingWork[] {
  const times = rows.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  if (times.length === 0) return [];
  const sum = rows.reduce((all, row) => all + row.count, 0);
  return [{ kind, count: sum, oldest: new Date(Math.min(...times)) }];
}
