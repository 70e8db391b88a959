import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  PaymentFailure,
  PaymentStatus,
  RefundReason,
} from '../../../lib/orders/contract-values.ts';
import type { OnlineMethod } from '../../../lib/checkout/contract-values.ts';
import type {
  NextAction,
  PaymentEvent,
  ProviderName,
  ReceivedMoney,
} from '../../core/kept-payments.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Attempts to pay an order through a provider (`docs/contract.md`, "Payment states"). Money is satang. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').$type<OnlineMethod>().notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('THB'),
    /** The provider's id; null until it answered. */
    providerRef: text('provider_ref'),
    nextAction: jsonb('next_action').$type<NextAction>().notNull(),
    failureCode: text('failure_code').$type<PaymentFailure>(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the reconciler next asks the provider; null when nothing is open. */
    checkAt: moment('check_at'),
    /** When to ask the provider to cancel an abandoned attempt; null when not needed. */
    cancelAt: moment('cancel_at'),
    /** Received money that differs from the request. */
    received: jsonb('received').$type<ReceivedMoney>(),
  },
  (t) => [
    index('payments_order').on(t.orderId, t.createdAt),
    uniqueIndex('payments_provider_ref').on(t.provider, t.providerRef),
    uniqueIndex('payments_key').on(t.orderId, t.idempotencyKey),
    /** One open payment per order, regardless of repeated clicks (`docs/quality.md`, "Contention and faults"). */
    uniqueIndex('payments_open')
      .on(t.orderId)
      .where(sql`status IN ('initiated', 'pending_action')`),
    index('payments_check')
      .on(t.checkAt)
      .where(sql`check_at IS NOT NULL`),
    index('payments_cancel')
      .on(t.cancelAt)
      .where(sql`cancel_at IS NOT NULL`),
    index('payments_review')
      .on(t.updatedAt)
      .where(sql`status = 'review'`),
    check('payments_amount', sql`${t.amount} > 0`),
  ],
);

/** Provider events, stored once each before they are applied. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    event: jsonb('event').$type<PaymentEvent>().notNull(),
    receivedAt: moment('received_at').notNull(),
    appliedAt: moment('applied_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_open')
      .on(t.receivedAt)
      .where(sql`applied_at IS NULL`),
  ],
);

/** Full or partial refunds; a job asks the provider until each is done. One per payment. */
export const refunds = pgTable(
  'refunds',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** Total refunded: requested by the shop plus refunded by the provider on its own. */
    amount: integer('amount').notNull(),
    /** Part of `amount` that the provider refunded on its own; null if it did not report how much. */
    unasked: integer('unasked').default(0),
    reason: text('reason').$type<RefundReason>().notNull(),
    status: text('status').$type<'pending' | 'done' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (t) => [
    index('refunds_due')
      .on(t.nextAttemptAt)
      .where(sql`status = 'pending'`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_unasked', sql`${t.unasked} >= 0 AND ${t.unasked} <= ${t.amount}`),
  ],
);
