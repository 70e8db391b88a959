import { and, asc, eq, inArray, isNull, lte, notInArray, sql, sum } from 'drizzle-orm';
import type { PaymentStatus, RefundReason } from '../../../lib/orders/contract-values.ts';
import { OPEN_STATUSES } from './rules/machine.ts';
import type { Payment, PaymentChange, PaymentRepo } from './ports.ts';
import type { Satang } from '../../core/money.ts';
import type { Tell } from '../../core/signals.ts';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { orderOwner } from '../orders/repo.ts';
import { askBack } from './refund-repo.ts';

export function createPaymentRepo(db: Database, tell: Tell): PaymentRepo {
  return {
    insert: async (payment) => {
      const rows = await db
        .insert(payments)
        .values({
          ...payment,
          status: 'initiated',
          nextAction: { type: 'none' },
          updatedAt: payment.createdAt,
        })
        .onConflictDoNothing()
        .returning({ id: payments.id });
      return rows.length > 0;
    },
    insertBeside: async (payment) => {
      const updatedAt = payment.createdAt;
      await db.insert(payments).values({
        ...payment,
        ...{ status: 'late_success', nextAction: { type: 'none' }, updatedAt },
      });
    },
    byKey: (orderId, key) =>
      first(db, and(eq(payments.orderId, orderId), eq(payments.idempotencyKey, key))),
    byRef: (provider, ref) =>
      first(db, and(eq(payments.provider, provider), eq(payments.providerRef, ref))),
    openOf: (orderId) => first(db, and(eq(payments.orderId, orderId), isOpen)),
    find: (id, memberId) => find(db, id, memberId),
    lock: async (id) => {
      const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
      return row;
    },
    changeStatus: async (id, change) => {
      const memberId = await changeStatus(db, id, change);
      if (memberId !== undefined) tell([memberId]);
      return memberId !== undefined;
    },
    nameRef: async (id, providerRef) => {
      await db
        .update(payments)
        .set({ providerRef })
        .where(and(eq(payments.id, id), isNull(payments.providerRef)));
    },
    takeDue: (now, leaseMs, limit) => takeDue(db, 'checkAt', { now, leaseMs, limit }),
    takeUnwanted: (now, leaseMs, limit) => takeDue(db, 'cancelAt', { now, leaseMs, limit }),
    letGoAgain: async (id, at) => {
      await db.update(payments).set({ cancelAt: at }).where(eq(payments.id, id));
    },
    checkAgain: async (id, at) => {
      await db.update(payments).set({ checkAt: at }).where(eq(payments.id, id));
    },
    closeOpen: async (orderId, as, at) => {
      await db
        .update(payments)
        .set({ status: as, updatedAt: at, cancelAt: at })
        .where(and(eq(payments.orderId, orderId), isOpen));
    },
    giveBack: (orderId, reason, at, amount) => giveBack(db, orderId, { reason, at, amount }),
  };
}

const isOpen = inArray(payments.status, OPEN_STATUSES);

async function first(
  db: Database,
  condition: ReturnType<typeof and>,
): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(condition);
  return row;
}

async function find(db: Database, id: string, memberId?: number): Promise<Payment | undefined> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(eq(payments.id, id), memberId === undefined ? undefined : eq(orders.memberId, memberId)),
    );
  return row?.payment;
}

/** Final states; the provider is not asked about them. */
const DECIDED: readonly PaymentStatus[] = ['succeeded', 'review', 'refund_pending', 'refunded'];

/** Returns the owner, or undefined if the payment is no longer in `from`. */
async function changeStatus(
  db: Database,
  id: string,
  {
    from,
    to,
    at,
    providerRef,
    nextAction,
    expiresAt,
    failureCode,
    received,
    unwanted,
  }: PaymentChange,
): Promise<number | undefined> {
  const [moved] = await db
    .update(payments)
    .set({
      status: to,
      updatedAt: at,
      ...(providerRef === undefined
        ? {}
        : { providerRef: sql`COALESCE(${payments.providerRef}, ${providerRef})` }),
      ...(nextAction ? { nextAction } : {}),
      ...(expiresAt ? { expiresAt } : {}),
      ...(failureCode ? { failureCode } : {}),
      // The refund goes to the charge that the money came by.
      ...(received ? { received, providerRef: received.providerRef } : {}),
      ...(unwanted ? { cancelAt: at } : {}),
      ...(DECIDED.includes(to) ? { checkAt: null } : {}),
    })
    .where(and(eq(payments.id, id), eq(payments.status, from)))
    .returning({ memberId: orderOwner });
  return moved?.memberId;
}

interface GiveBack {
  readonly reason: RefundReason;
  readonly at: Date;
  readonly amount?: Satang | undefined;
}

async function takeDue(
  db: Database,
  clock: 'checkAt' | 'cancelAt',
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments[clock], now))
    .orderBy(asc(payments[clock]))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({ [clock]: new Date(now.getTime() + leaseMs) })
    .where(inArray(payments.id, due))
    .returning();
}

/**
 * Takes the amount from the payments in order, at most the rest of each. Any remainder was returned by the provider
 * unasked (`docs/product/orders.md`, "Refunds").
 */
async function giveBack(
  db: Database,
  orderId: string,
  { reason, at, amount = Infinity }: GiveBack,
): Promise<Satang> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
    .orderBy(asc(payments.id))
    .for('update');
  let asked = 0;
  for (const payment of paid) {
    if (asked >= amount) break;
    asked += await askBack(db, payment, { reason, at, amount: amount - asked });
  }
  if (amount === Infinity || asked >= amount) return asked;
  const [given] = await db
    .select({ unasked: sum(refunds.unasked).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), notInArray(refunds.reason, BESIDE)));
  if (amount - asked > (given?.unasked ?? 0)) {
    throw new Error(
      `order ${orderId}: its payments do not cover a refund of ${String(amount - asked)} satang`,
    );
  }
  return asked;
}

/** Refund reasons of money that did not pay for the order. */
const BESIDE: RefundReason[] = ['late', 'surplus', 'review'];
