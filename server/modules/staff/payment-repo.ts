import { and, count, eq, gt, gte, inArray, or, type SQL } from 'drizzle-orm';
import type { RefundReason } from '../../../lib/orders/contract-values.ts';
import { askedOf } from '../payments/rules/refund-account.ts';
import type { StaffPayment, StaffPaymentRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { byMoment, readPlaced, type Slice } from '../../db/keyset.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { inScope } from './repo.ts';

export function createStaffPaymentRepo(db: Database): StaffPaymentRepo {
  return {
    list: async (scope, place, doneSince) => {
      const wanted = and(inScope(scope), concernsPeople(doneSince));
      const [placed, [counted]] = await Promise.all([
        readPlaced(LONGEST_FIRST, place, (slice) => read(db, wanted, slice)),
        db
          .select({ total: count() })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .leftJoin(refunds, eq(refunds.paymentId, payments.id))
          .where(wanted),
      ]);
      return { ...placed, total: counted?.total ?? 0 };
    },
    find: async (scope, id) => {
      const [row] = await read(db, and(eq(payments.id, id), inScope(scope)));
      return row;
    },
  };
}

const LONGEST_FIRST = byMoment(payments.updatedAt, payments.id, false);

const UNASKED: RefundReason[] = ['surplus', 'unasked'];

function concernsPeople(doneSince: Date): SQL | undefined {
  return or(needsPeople(), and(isUnasked(), gte(refunds.doneAt, doneSince)));
}

/** Not resolved yet; of payments joined with their refunds. */
export function needsPeople(): SQL | undefined {
  return or(
    eq(payments.status, 'review'),
    eq(refunds.status, 'failed'),
    and(isUnasked(), eq(refunds.status, 'pending')),
  );
}

function isUnasked(): SQL | undefined {
  return or(inArray(refunds.reason, UNASKED), gt(refunds.unasked, 0));
}

async function read(db: Database, wanted: SQL | undefined, slice?: Slice): Promise<StaffPayment[]> {
  const rows = await db
    .select({ payment: payments, refund: refunds, orderStatus: orders.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(wanted, slice?.where))
    .orderBy(...(slice?.inOrder() ?? []))
    .limit(slice?.limit ?? 1)
    .offset(slice?.offset ?? 0);
  return rows.map(({ payment, refund, orderStatus }) => {
    const { id, orderId, method, provider, status, amount, received } = payment;
    const unasked = refund?.unasked ?? 0;
    return {
      ...{ id, orderId, method, provider, status, amount, orderStatus },
      received: received && { ...received, amount: received.amount - unasked },
      since: payment.updatedAt,
      refund: refund && {
        ...{ status: refund.status, unasked: refund.unasked, reason: refund.reason },
        amount: askedOf(refund) || refund.amount,
      },
    };
  });
}
