import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { RefundReason } from '../../../lib/api/contract/order-values.ts';
import type { DueRefund, Payment, RefundRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { payments, refunds } from '../../db/schema/payments.ts';

export function createRefundRepo(db: Database): RefundRepo {
  return {
    begin: (payment, reason, at, amount) => insertRefund(db, payment, { reason, at, amount }),
    takeDue: (now, leaseMs, limit) => takeDue(db, { now, leaseMs, limit }),
    markDone: async (paymentId, at, told) => {
      const rows = await db
        .update(refunds)
        .set({ status: 'done', doneAt: at })
        .where(
          and(
            eq(refunds.paymentId, paymentId),
            inArray(refunds.status, ['pending', 'failed']),
            told === undefined ? undefined : lte(refunds.amount, told),
          ),
        )
        .returning({ paymentId: refunds.paymentId });
      return rows.length > 0;
    },
    giveUp: async (paymentId) => {
      await db.update(refunds).set({ status: 'failed' }).where(isPending(paymentId));
    },
    tryAgain: async (paymentId, at) => {
      await db.update(refunds).set({ nextAttemptAt: at }).where(isPending(paymentId));
    },
  };
}

function isPending(paymentId: string) {
  return and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'pending'));
}

interface NewRefund {
  readonly reason: RefundReason;
  readonly at: Date;
  /** All of it where it is left out. */
  readonly amount?: number | undefined;
}

/**
 * The money of a payment goes back once, whoever asks for it and how often (`docs/quality.md`, "Invariants"). The
 * caller holds the payment's lock.
 */
export async function insertRefund(
  db: Database,
  payment: Pick<Payment, 'id' | 'amount' | 'status' | 'received'>,
  { reason, at, amount }: NewRefund,
): Promise<boolean> {
  const { id: paymentId } = payment;
  const whole = payment.received?.amount ?? payment.amount;
  const part = Math.min(amount ?? whole, whole);
  const rows = await db
    .insert(refunds)
    .values({
      ...{ paymentId, reason, amount: part },
      status: 'pending',
      createdAt: at,
      nextAttemptAt: at,
    })
    .onConflictDoNothing()
    .returning({ paymentId: refunds.paymentId });
  if (rows.length === 0) return false;
  if (part < whole) return true;
  await awaitRefund(db, payment, at);
  return true;
}

/**
 * All of a payment is to go back of which the provider gave a part back by itself, on its own pages: it is asked for
 * the rest. The caller holds the payment's lock.
 */
export async function giveRestBack(
  db: Database,
  payment: Pick<Payment, 'id' | 'amount' | 'status'>,
  { reason, at }: Pick<NewRefund, 'reason' | 'at'>,
): Promise<void> {
  const { id, amount } = payment;
  const rows = await db
    .update(refunds)
    .set({
      ...{ reason, amount, givenBefore: sql`${refunds.amount}` },
      ...{ status: 'pending', doneAt: null, nextAttemptAt: at },
    })
    .where(and(eq(refunds.paymentId, id), eq(refunds.status, 'done'), lt(refunds.amount, amount)))
    .returning({ paymentId: refunds.paymentId });
  if (rows.length > 0) await awaitRefund(db, payment, at);
}

/** All of the payment is to go back. */
async function awaitRefund(
  db: Database,
  { id, status }: Pick<Payment, 'id' | 'status'>,
  at: Date,
): Promise<void> {
  const turned = await db
    .update(payments)
    .set({ status: 'refund_pending', updatedAt: at, checkAt: null })
    .where(and(eq(payments.id, id), eq(payments.status, status)))
    .returning({ id: payments.id });
  if (turned.length === 0) throw new Error(`payment ${id} is not ${status} any more`);
}

async function takeDue(
  db: Database,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<DueRefund[]> {
  const due = db
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lte(refunds.nextAttemptAt, now)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    })
    .where(inArray(refunds.paymentId, due))
    .returning();
  const ids = taken.map(({ paymentId }) => paymentId);
  if (ids.length === 0) return [];
  const paid = await db.select().from(payments).where(inArray(payments.id, ids));
  const byId = new Map(paid.map((payment) => [payment.id, payment]));
  return taken.flatMap(({ paymentId, amount, givenBefore, attempts }) => {
    const payment = byId.get(paymentId);
    return payment ? [{ payment, amount: amount - givenBefore, attempts }] : [];
  });
}
