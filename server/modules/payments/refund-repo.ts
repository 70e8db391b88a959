import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { RefundReason } from '../../../lib/orders/contract-values.ts';
import type { Satang } from '../../core/money.ts';
import {
  askedOf,
  askForRefund,
  hearOfRefunds,
  type RefundAccount,
  type ToldRefund,
} from './rules/refund-account.ts';
import type { DueRefund, Payment, RefundNews, RefundRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { payments, refunds } from '../../db/schema/payments.ts';

export function createRefundRepo(db: Database): RefundRepo {
  return {
    begin: async (payment, reason, at, amount) =>
      (await askBack(db, payment, { reason, at, amount })) > 0,
    hear: (payment, told, at) => hear(db, payment, told, at),
    takeDue: (now, leaseMs, limit) => takeDue(db, { now, leaseMs, limit }),
    markDone: async (paymentId, at) => {
      const isOpen = inArray(refunds.status, ['pending', 'failed']);
      const rows = await db
        .update(refunds)
        .set({ status: 'done', doneAt: at })
        .where(and(eq(refunds.paymentId, paymentId), isOpen))
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

type Paid = Pick<Payment, 'id' | 'amount' | 'status' | 'received'>;

interface NewRefund {
  readonly reason: RefundReason;
  readonly at: Date;
  /** Default: all. */
  readonly amount?: Satang | undefined;
}

/**
 * Requests a refund of a payment, idempotently (`docs/quality.md`, "Invariants"). The caller holds the payment's
 * lock.
 *
 * @returns the amount to be refunded now
 */
export async function askBack(
  db: Database,
  payment: Paid,
  { reason, at, amount = Infinity }: NewRefund,
): Promise<Satang> {
  const known = await accountOf(db, payment.id);
  const next = askForRefund(wholeOf(payment), known, { wanted: amount, reason });
  if (!next) return 0;
  await keep(db, payment, next, at);
  return askedOf(next);
}

/** The caller holds the payment's lock. */
async function hear(
  db: Database,
  payment: Paid,
  told: ToldRefund,
  at: Date,
): Promise<RefundNews | undefined> {
  const before = await accountOf(db, payment.id);
  const after = hearOfRefunds(wholeOf(payment), before, told);
  if (after) await keep(db, payment, after, at);
  return after && { before, after };
}

function wholeOf({ amount, received }: Paid): Satang {
  return received?.amount ?? amount;
}

async function accountOf(db: Database, paymentId: string): Promise<RefundAccount | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .for('update');
  return row;
}

async function keep(
  db: Database,
  payment: Paid,
  { amount, unasked, reason, status }: RefundAccount,
  at: Date,
): Promise<void> {
  const account = { amount, unasked, reason, status, doneAt: status === 'done' ? at : null };
  await db
    .insert(refunds)
    .values({ paymentId: payment.id, ...account, createdAt: at, nextAttemptAt: at })
    .onConflictDoUpdate({ target: refunds.paymentId, set: account });
  // After a refund of unknown amount by the provider, the payment stays paid until staff resolve
  // it.
  const isUnclear = unasked === null && reason === 'unasked' && payment.status !== 'late_success';
  if (amount >= wholeOf(payment) && !isUnclear) await awaitRefund(db, payment, at);
}

/** The payment is fully refunded, or about to be. */
async function awaitRefund(db: Database, { id, status }: Paid, at: Date): Promise<void> {
  if (status === 'refund_pending' || status === 'refunded') return;
  const turned = await db
    .update(payments)
    .set({ status: 'refund_pending', updatedAt: at, checkAt: null })
    .where(and(eq(payments.id, id), eq(payments.status, status)))
    .returning({ id: payments.id });
  if (turned.length === 0) throw new Error(`payment ${id} is no longer ${status}`);
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
  return taken.flatMap(({ paymentId, attempts, ...account }) => {
    const payment = byId.get(paymentId);
    const unasked = account.unasked ?? 0;
    return payment ? [{ payment, amount: askedOf(account), unasked, attempts }] : [];
  });
}
