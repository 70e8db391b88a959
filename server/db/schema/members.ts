import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { IdKind, OtpPurpose } from '../../../lib/identity/contract-values.ts';
import { moment } from './columns.ts';

export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone').notNull(),
    memberCode: text('member_code').notNull(),
    role: text('role').$type<'member' | 'staff' | 'pharmacist'>().notNull().default('member'),
    userType: text('user_type').$type<'customer' | 'staff'>().notNull().default('customer'),
    title: text('title').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email').notNull().default(''),
    gender: text('gender').$type<'female' | 'male' | 'other'>(),
    birthdate: date('birthdate', { mode: 'string' }),
    avatar: text('avatar'),
    coins: integer('coins').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the registration was completed and the terms accepted; null for a verified phone without a registration. */
    registeredAt: moment('registered_at'),
    idKind: text('id_kind').$type<IdKind>(),
    /** Citizen id or passport number, encrypted, with a unique keyed hash. */
    idSealed: text('id_sealed'),
    idHash: text('id_hash'),
    /** The digits shown on screens. */
    idLastDigits: text('id_last_digits').notNull().default(''),
    passportExpiry: date('passport_expiry', { mode: 'string' }),
  },
  (t) => [
    uniqueIndex('members_id_document').on(t.idHash),
    check(
      'members_id_document_whole',
      sql`num_nulls(${t.idKind}, ${t.idSealed}, ${t.idHash}) IN (0, 3)`,
    ),
    uniqueIndex('members_phone').on(t.phone),
    uniqueIndex('members_code').on(t.memberCode),
    check('members_coins', sql`${t.coins} >= 0`),
  ],
);

/** One-time passwords; the code is kept as a keyed hash only. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<OtpPurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    refCode: text('ref_code').notNull(),
    /** A suspected bot: no SMS is sent, the call centre creates the code. */
    byCall: boolean('by_call').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('otp_challenges_expiry').on(t.expiresAt)],
);

/**
 * A sign-in. Access tokens are opaque and stored hashed. The refresh token identifies its sign-in
 * and rotates; reuse of an old one revokes the sign-in (`docs/product/account.md`, "Session").
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    /** The previous token: two tabs may race on it for a few seconds. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: moment('rotated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull(),
    /** The trusted device of the sign-in; its trust ends with a logout. */
    deviceId: uuid('device_id'),
    /** The browser's user agent at the sign-in, truncated to `USER_AGENT_MAX`. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [
    uniqueIndex('sessions_access').on(t.accessHash),
    index('sessions_member').on(t.memberId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** Browsers that verified a phone and may skip the code for 30 days. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: uuid('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    secretHash: text('secret_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    index('trusted_devices_member').on(t.memberId),
    index('trusted_devices_expiry').on(t.expiresAt),
  ],
);
