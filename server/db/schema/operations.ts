import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Outgoing messages, written in the transaction that causes them and sent by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<'sms' | 'mail' | 'push'>().notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Not sent after this moment, such as a one-time password; null: never expires. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`sent_at IS NULL`),
    index('outbox_created').on(t.createdAt),
  ],
);

/** Answers kept for 24 hours, so that a repeated request has one effect (`docs/contract.md`, "Idempotency"). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer('member_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

/** Uses counted against limits, across restarts and processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    /** Times of the uses, in ms since 1970; at most as many as the limit. */
    hits: bigint('hits', { mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.expiresAt)],
);

/** Cache tags of catalogue changes; written by triggers, polled by every process. */
export const changeLog = pgTable(
  'change_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tag: text('tag').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('change_log_at').on(t.at)],
);
