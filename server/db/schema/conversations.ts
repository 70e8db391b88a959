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
} from '../../../lib/conversations/contract-values.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';
import { familyMembers } from './family.ts';
import { members } from './members.ts';
import { orders } from './orders.ts';
import { uploads } from './uploads.ts';

/** Conversations with a pharmacist (`docs/product/consultation.md`). Health data is sealed. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** The topic; null once erased. */
    topicSealed: text('topic_sealed'),
    /** Unsealed topic of earlier releases, until a job seals it. */
    questionId: integer('question_id'),
    state: text('state').$type<ConversationState>().notNull().default('queued'),
    patient: text('patient').$type<Patient>().notNull().default('self'),
    /** Null once erased. */
    intakeSealed: text('intake_sealed'),
    /** Name, birth date, sex and weight of a patient who is not the member, at the start; null once erased. */
    patientSealed: text('patient_sealed'),
    /** The patient's entry in the family profile, while it exists. */
    familyMemberId: integer('family_member_id').references(() => familyMembers.id, {
      onDelete: 'set null',
    }),
    /** Version of the consent letter that was accepted. */
    consentVersion: text('consent_version').notNull(),
    pharmacistId: integer('pharmacist_id').references(() => members.id),
    summarySealed: text('summary_sealed'),
    rating: integer('rating'),
    readByMember: integer('read_by_member').notNull().default(0),
    readByPharmacist: integer('read_by_pharmacist').notNull().default(0),
    /** The last message delivered to a device of each side. */
    reachedMember: integer('reached_member').notNull().default(0),
    reachedPharmacist: integer('reached_pharmacist').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the conversation last changed; listeners are notified. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** Since when a pharmacist's reply or takeover is unseen; null once the member saw it or was notified. */
    untoldSince: moment('news_at'),
    /** When each side last typed; the typed text is not stored. */
    memberTypedAt: moment('member_typed_at'),
    pharmacistTypedAt: moment('pharmacist_typed_at'),
    /** Asked outside working hours, to be answered later. */
    outOfHours: boolean('out_of_hours').notNull().default(false),
    /** No messages yet: the row only keeps the patient of a questionnaire. */
    caseOnly: boolean('case_only').notNull().default(false),
    erasedAt: moment('erased_at'),
  },
  (t) => [
    index('conversations_news')
      .on(t.untoldSince)
      .where(sql`news_at IS NOT NULL`),
    index('conversations_member').on(t.memberId, t.id.desc()),
    /** One open conversation per member. */
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
 * A pharmacist's one-time permission to buy a number of pieces of a medicine
 * (`docs/product/consultation.md`, "Approvals"). Only the newest per member and product counts.
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
    /** Known conflicts, and the reason for approving despite them. */
    acknowledgedSealed: text('acknowledged_sealed'),
    orderId: text('order_id').references(() => orders.id),
    /** When the counter handed out the medicine; withdrawal is no longer possible. */
    handedOverAt: moment('handed_over_at'),
    /** When, by whom and why a pharmacist withdrew it. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: integer('withdrawn_by').references(() => members.id),
    withdrawnReasonSealed: text('withdrawn_reason_sealed'),
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
    /** The sender's own id, which makes repeated sends one message. */
    clientMsgId: uuid('client_msg_id').notNull(),
    bodySealed: text('body_sealed').notNull(),
    /** The approval it carries, if any; the body then holds the directions. */
    approvalId: integer('approval_id').references(() => approvals.id),
    productId: integer('product_id').references(() => products.id),
    /** Conflicts of the product, and the reason for recommending it despite them. */
    acknowledgedSealed: text('acknowledged_sealed'),
    photo: text('photo').references(() => uploads.name),
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

/** Staff actions on a conversation, readable by the member. */
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

/** The last request from a pharmacist's desk. */
export const deskPresence = pgTable('desk_presence', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  seenAt: moment('seen_at').notNull(),
  /** Since when the pharmacist is off duty and receives no conversations; null on duty. */
  offDutySince: moment('off_duty_since'),
});

/** Members to notify once when pharmacists are available again. */
export const openingAlerts = pgTable('opening_alerts', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  at: moment('at').notNull(),
});

/** Handover notes between pharmacists, hidden from members. */
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

/** Intakes with a red flag sign: the member was sent to a doctor instead of being queued. */
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
