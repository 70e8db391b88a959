import { and, asc, count, eq, gt, gte, inArray, or, type SQL } from 'drizzle-orm';
import type { RefundReason } from '../../../lib/orders/contract-values.ts';
import { askedOf } from '../payments/rules/refund-account.ts';
import type { StaffPayment, StaffPaymentRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { inScope } from './repo.ts';

export function createStaffPaymentRepo(db: Database): StaffPaymentRepo {
  return {
    list: async (scope, slice, doneSince) => {
      const wanted = and(inScope(scope), concernsPeople(doneSince));
      const [rows, [counted]] = await Promise.all([
        read(db, wanted, slice),
        db
          .select({ total: count() })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .leftJoin(refunds, eq(refunds.paymentId, payments.id))
          .where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },
    find: async (scope, id) => {
      const [row] = await read(db, and(eq(payments.id, id), inScope(scope)), LONE);
      return row;
    },
  };
}

const LONE = { limit: 1, offset: 0 };

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

/** Longest waiting first. */
async function read(
  db: Database,
  wanted: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StaffPayment[]> {
  const rows = await db
    .select({ payment: payments, refund: refunds, orderStatus: orders.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(wanted)
    .orderBy(asc(payments.updatedAt), asc(payments.id))
    .limit(limit)
    .offset(offset);
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
