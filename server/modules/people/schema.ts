import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Ability, BuiltInRole } from '../../../lib/people/contract-values.ts';
import { branches } from '../../db/schema/branches.ts';
import { moment } from '../../db/schema/columns.ts';
import { members, sessions } from '../../db/schema/members.ts';

export const roles = pgTable('roles', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  /** Set for built-in roles, whose abilities stand in the code. */
  key: text('key').$type<BuiltInRole>().unique(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  abilities: text('abilities')
    .array()
    .$type<Ability[]>()
    .notNull()
    .default(sql`'{}'`),
  /** Satang; null: no limit. */
  refundLimit: integer('refund_limit'),
});

/** Members who work here, or did. */
export const people = pgTable(
  'people',
  {
    memberId: integer('member_id')
      .primaryKey()
      .references(() => members.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** Null while the person works here. */
    leftAt: moment('left_at'),
  },
  (t) => [index('people_role').on(t.roleId), index('people_joined').on(t.joinedAt, t.memberId)],
);

/** Branches of people; those without a row here work for the online warehouse and every branch. */
export const branchStaff = pgTable(
  'branch_staff',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.branchId] })],
);

/** Invitations that are open; each ends with its use, its removal or its time. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  roleId: integer('role_id')
    .notNull()
    .references(() => roles.id),
  branchIds: integer('branch_ids').array().notNull(),
  /** Null for the link that a command printed. */
  invitedBy: integer('invited_by').references(() => members.id),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Authenticator apps of people, one each. */
export const secondFactors = pgTable('second_factors', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  /** Secret, encrypted. */
  secretSealed: text('secret_sealed').notNull(),
  /** Last accepted 30-second step: a code is accepted once. */
  lastStep: integer('last_step').notNull().default(0),
  /** Null until the first code is confirmed. */
  confirmedAt: moment('confirmed_at'),
});

/** Passkeys of people. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Id that the authenticator gave, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; stays 0 where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_member').on(t.memberId)],
);

/** Open challenges of sign-ins, at most one per purpose; each ends with its use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'add' | 'show'>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.purpose] })],
);

/** Unused recovery codes, hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.codeHash] })],
);

/** Resets of a second factor that a second person has to confirm. */
export const secondFactorResets = pgTable('second_factor_resets', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  askedBy: integer('asked_by')
    .notNull()
    .references(() => members.id),
  askedAt: moment('asked_at').notNull(),
});

/** Sign-ins that showed the second factor. */
export const shownFactors = pgTable('shown_factors', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  shownAt: moment('shown_at').notNull(),
});
