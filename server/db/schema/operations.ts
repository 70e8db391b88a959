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

/** Messages to the outside, written in the transaction that causes them and sent by a job afterwards. */
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
    /** Later it is of no use and is not sent, as a one-time password; never when null. */
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

/** What counts against a limit, over restarts and processes alike. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    /** When, in ms since 1970; never more than the limit. */
    hits: bigint('hits', { mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.expiresAt)],
);

/** Cache tags of what changed in the catalogue; triggers write it, every process polls it. */
export const changeLog = pgTable(
  'change_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tag: text('tag').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('change_log_at').on(t.at)],
);
