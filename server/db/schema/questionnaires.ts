import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CaseState } from '../../../lib/orders/contract-values.ts';
import type { KeptQuestionnaire } from '../../core/kept-questionnaires.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { members } from './members.ts';
import { orders } from './orders.ts';

/**
 * Questions about a condition whose medicines a pharmacist decides on (`docs/product/questionnaires.md`). The newest
 * version of a slug counts; older ones stay for the answers to them.
 */
export const questionnaires = pgTable(
  'questionnaires',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<KeptQuestionnaire>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [uniqueIndex('questionnaires_version').on(t.slug, t.version)],
);

/** A member's answers with the order awaiting the decision. Health data is sealed. */
export const questionnaireCases = pgTable(
  'questionnaire_cases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Conversation that keeps the patient and any messages. */
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    state: text('state').$type<CaseState>().notNull().default('unpaid'),
    /** The questionnaire and the answers to it; null once they are erased. */
    answersSealed: text('answers_sealed'),
    /** Directions and days, or the reason; null before, and once it is erased. */
    decisionSealed: text('decision_sealed'),
    decidedBy: integer('decided_by').references(() => members.id),
    /** When it was decided, or lapsed. */
    decidedAt: moment('decided_at'),
    /** Hours for the decision after the payment, as promised at the order. */
    decisionHours: integer('decision_hours').notNull(),
    /** Deadline of the decision, set at the payment. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('questionnaire_cases_order').on(t.orderId),
    uniqueIndex('questionnaire_cases_conversation').on(t.conversationId),
    index('questionnaire_cases_member').on(t.memberId, t.id.desc()),
    index('questionnaire_cases_waiting')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    check(
      'questionnaire_cases_state',
      sql`${t.state} IN ('unpaid', 'waiting', 'approved', 'refused', 'lapsed', 'dropped')`,
    ),
    check('questionnaire_cases_due', sql`${t.state} <> 'waiting' OR ${t.dueAt} IS NOT NULL`),
    check(
      'questionnaire_cases_decided',
      sql`(${t.state} IN ('approved', 'refused', 'lapsed')) = (${t.decidedAt} IS NOT NULL)`,
    ),
  ],
);
