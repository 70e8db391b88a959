import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type {
  ConversationAct,
  ConversationState,
  Patient,
  Sender,
} from '../../../lib/api/contract/conversation-values.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';
import { familyMembers } from './family.ts';
import { members } from './members.ts';
import { orders } from './orders.ts';
import { uploads } from './uploads.ts';

/** Conversations with a pharmacist (`docs/product/consultation.md`). What is said about health is sealed. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** The topic; null once it is erased. */
    topicSealed: text('topic_sealed'),
    /** The topic as earlier releases kept it, until a job has sealed it. */
    questionId: integer('question_id'),
    state: text('state').$type<ConversationState>().notNull().default('queued'),
    patient: text('patient').$type<Patient>().notNull().default('self'),
    /** Null once it is erased. */
    intakeSealed: text('intake_sealed'),
    /** Name, birth date, sex and weight of a patient who is not the member, at the start; null once it is erased. */
    patientSealed: text('patient_sealed'),
    /** The patient in the family profile, while they are kept there. */
    familyMemberId: integer('family_member_id').references(() => familyMembers.id, {
      onDelete: 'set null',
    }),
    /** Of the letter that allows us to use it. */
    consentVersion: text('consent_version').notNull(),
    /** Who has it. */
    pharmacistId: integer('pharmacist_id').references(() => members.id),
    summarySealed: text('summary_sealed'),
    rating: integer('rating'),
    /** The last message that each has read. */
    readByMember: integer('read_by_member').notNull().default(0),
    readByPharmacist: integer('read_by_pharmacist').notNull().default(0),
    /** The last message that reached a device of each. */
    reachedMember: integer('reached_member').notNull().default(0),
    reachedPharmacist: integer('reached_pharmacist').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When anything of it changed last: listeners are told. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** Since when its member does not know that a pharmacist took it or wrote; null once they know, or were told. */
    untoldSince: moment('news_at'),
    /** When each was writing last, while it goes on; nothing of what is written. */
    memberTypedAt: moment('member_typed_at'),
    pharmacistTypedAt: moment('pharmacist_typed_at'),
    /** Asked while the pharmacists were away, for when they are back. */
    outOfHours: boolean('out_of_hours').notNull().default(false),
    /** When what was said about health was deleted. */
    erasedAt: moment('erased_at'),
  },
  (t) => [
    index('conversations_news')
      .on(t.untoldSince)
      .where(sql`news_at IS NOT NULL`),
    index('conversations_member').on(t.memberId, t.id.desc()),
    /** One at a time. */
    uniqueIndex('conversations_open')
      .on(t.memberId)
      .where(sql`closed_at IS NULL`),
    index('conversations_pharmacist')
      .on(t.pharmacistId)
      .where(sql`closed_at IS NULL`),
    index('conversations_going_on')
      .on(t.state, t.id)
      .where(sql`closed_at IS NULL`),
    index('conversations_touched').on(t.touchedAt),
    index('conversations_unsealed')
      .on(t.id)
      .where(sql`question_id IS NOT NULL`),
    index('conversations_family_member')
      .on(t.familyMemberId)
      .where(sql`family_member_id IS NOT NULL`),
    check(
      'conversations_state',
      sql`${t.state} IN ('queued', 'assigned', 'active', 'waiting_customer', 'closed', 'rated', 'abandoned')`,
    ),
    check(
      'conversations_ended',
      sql`(${t.state} IN ('closed', 'rated', 'abandoned')) = (${t.closedAt} IS NOT NULL)`,
    ),
    check('conversations_rating', sql`${t.rating} BETWEEN 1 AND 5`),
  ],
);

/**
 * A pharmacist lets a member buy so many pieces of a medicine, once (`docs/product/consultation.md`, "Approvals"). The
 * newest of a member and product counts, and no other.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    qty: integer('qty').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The patient at the time of the approval; null for approvals of earlier releases. */
    patientSealed: text('patient_sealed'),
    /** What was known against it and why it was approved all the same. */
    acknowledgedSealed: text('acknowledged_sealed'),
    /** The order that used it. */
    orderId: text('order_id').references(() => orders.id),
    /** When the counter gave the medicine to its patient; it cannot be taken back any more. */
    handedOverAt: moment('handed_over_at'),
    /** When a pharmacist took it back, who, and why. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: integer('withdrawn_by').references(() => members.id),
    withdrawnReasonSealed: text('withdrawn_reason_sealed'),
    /** The approval that a pharmacist gave in its place. */
    replacedBy: integer('replaced_by').references((): AnyPgColumn => approvals.id),
  },
  (t) => [
    index('approvals_newest').on(t.memberId, t.productId, t.id.desc()),
    index('approvals_conversation').on(t.conversationId),
    index('approvals_order').on(t.orderId),
    check('approvals_qty', sql`${t.qty} > 0`),
    check('approvals_withdrawn', sql`${t.withdrawnAt} IS NULL OR ${t.handedOverAt} IS NULL`),
  ],
);

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    sender: text('sender').$type<Sender>().notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => members.id),
    /** The sender's own id of it, so that it is one message however often it is sent. */
    clientMsgId: uuid('client_msg_id').notNull(),
    bodySealed: text('body_sealed').notNull(),
    /** What it approves, where it does; its body are the directions then. */
    approvalId: integer('approval_id').references(() => approvals.id),
    /** What it recommends, where it does. */
    productId: integer('product_id').references(() => products.id),
    /** Conflicts of the product, and why it was recommended anyway. */
    acknowledgedSealed: text('acknowledged_sealed'),
    /** The upload that it shows, where it does. */
    photo: text('photo').references(() => uploads.name),
    /** What its files open with. */
    photoKeySealed: text('photo_key_sealed'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('conversation_messages_of').on(t.conversationId, t.id),
    uniqueIndex('conversation_messages_once').on(t.conversationId, t.authorId, t.clientMsgId),
    index('conversation_messages_photo')
      .on(t.photo)
      .where(sql`photo IS NOT NULL`),
    check('conversation_messages_key', sql`(${t.photo} IS NULL) = (${t.photoKeySealed} IS NULL)`),
  ],
);

/** Who of us had to do with it: the member may read this. */
export const conversationActs = pgTable(
  'conversation_acts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    staffId: integer('staff_id')
      .notNull()
      .references(() => members.id),
    act: text('act').$type<ConversationAct>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('conversation_acts_of').on(t.conversationId, t.id)],
);

/** When a pharmacist's browser called from the desk last. */
export const deskPresence = pgTable('desk_presence', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  seenAt: moment('seen_at').notNull(),
  /** Since when they are given no conversations, by their own hand; null on duty. */
  offDutySince: moment('off_duty_since'),
});

/** Who wants to hear when pharmacists may be asked again, once. */
export const openingAlerts = pgTable('opening_alerts', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  at: moment('at').notNull(),
});

/** What a pharmacist told the colleague who goes on; members do not read it. */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => members.id),
    bodySealed: text('body_sealed').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('conversation_notes_of').on(t.conversationId, t.id)],
);

/** Somebody named a sign that needs a doctor, and was told so instead of being put into the queue. */
export const redFlagStops = pgTable(
  'red_flag_stops',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Topic and flags; null for stops of earlier releases. */
    toldSealed: text('told_sealed'),
    at: moment('at').notNull(),
  },
  (t) => [index('red_flag_stops_member').on(t.memberId)],
);
