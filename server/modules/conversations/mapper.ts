import { MESSAGES_AT_ONCE } from '../../../lib/conversations/contract-values.ts';
import type {
  ConversationDetail,
  History,
  Message as MessageAnswer,
  MessageList,
  Question,
} from '../../../lib/conversations/contract.ts';
import type { PatientName } from '../../../lib/health/contract.ts';
import type { Desk } from '../../../lib/conversations/contract-desk.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import { productImage } from '../../http/picture-urls.ts';
import type { NamedPatient } from '../health/rules/named-patient.ts';
import type { PharmacyDesk } from './desk-ports.ts';
import type { Colleague, Conversation, Message, Standing } from './ports.ts';
import { topicName, type QuestionTopic } from './questions.ts';

export function toQuestion({ id, name, redFlags }: QuestionTopic, locale: Locale): Question {
  return {
    id,
    name: name[locale],
    red_flags: redFlags.map((flag) => ({ id: flag.id, text: flag.text[locale] })),
  };
}

function toPharmacist(pharmacist: Colleague | null, locale: Locale) {
  return pharmacist && { name: pharmacist.name[locale], licence_no: pharmacist.licenceNo };
}

export function toDetail(standing: Standing, locale: Locale): ConversationDetail {
  const { conversation, position, waitSeconds } = standing;
  const { id, questionId, state, patient, intake, summary, rating, createdAt, closedAt } =
    conversation;
  return {
    ...{ id, state, intake, summary, rating, position },
    question_id: questionId,
    question: topicName(questionId)[locale],
    for: patient,
    patient: toPatientName(conversation.named),
    family_member_id: conversation.familyMemberId,
    est_wait_s: waitSeconds,
    pharmacist: toPharmacist(conversation.pharmacist, locale),
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    read: { member: conversation.readByMember, pharmacist: conversation.readByPharmacist },
    delivered: { member: conversation.reachedMember, pharmacist: conversation.reachedPharmacist },
    products: standing.products.map((product) => ({
      ...{
        id: product.id,
        name: product.name[locale],
        image: productImage(product.id, product.pictureVersion),
      },
      direct: product.drugClass !== 'dangerous',
    })),
    approvals: standing.approvals.map(
      ({ productId, pictureVersion, productName, expiresAt, ...same }) => ({
        ...{ id: same.id, qty: same.qty, directions: same.directions, state: same.state },
        patient: toPatientName(same.patient),
        acknowledged: same.acknowledged,
        withdrawable: same.withdrawable,
        withdrawn_reason: same.withdrawnReason,
        product: {
          ...{ id: productId, name: productName[locale] },
          image: productImage(productId, pictureVersion),
        },
        expires_at: expiresAt.toISOString(),
      }),
    ),
    orders: standing.orders.map(({ id: order, status }) => ({ order_id: order, status })),
    turns: standing.turns.map(({ act, by, at }) => ({ act, by: by[locale], at: at.toISOString() })),
  };
}

function toPatientName(patient: NamedPatient | null): PatientName | null {
  return patient && { name: patient.name, relation: patient.relation };
}

export function toMessage(message: Message, locale: Locale): MessageAnswer {
  const { id, sender, by, body, approvalId, productId, acknowledged, hasPhoto, at } = message;
  return {
    ...{ id, body, acknowledged },
    from: sender,
    by: by?.[locale] ?? null,
    type: typeOf({ approvalId, productId, hasPhoto }),
    approval_id: approvalId,
    product_id: productId,
    client_msg_id: message.clientMsgId,
    at: at.toISOString(),
  };
}

function typeOf({
  approvalId,
  productId,
  hasPhoto,
}: Pick<Message, 'approvalId' | 'productId' | 'hasPhoto'>) {
  if (approvalId !== null) return 'approval';
  if (hasPhoto) return 'image';
  return productId === null ? 'text' : 'product';
}

/** @param messages one more than an answer holds, where further ones wait */
export function toMessages(messages: readonly Message[], locale: Locale): MessageList {
  return {
    entities: messages.slice(0, MESSAGES_AT_ONCE).map((message) => toMessage(message, locale)),
    more: messages.length > MESSAGES_AT_ONCE,
  };
}

export function toHistory(conversations: readonly Conversation[], locale: Locale): History {
  return {
    entities: conversations.map(({ id, questionId, state, pharmacist, createdAt, rating }) => ({
      ...{ id, state, rating },
      question_id: questionId,
      question: topicName(questionId)[locale],
      pharmacist: toPharmacist(pharmacist, locale),
      created_at: createdAt.toISOString(),
    })),
  };
}

export function toDesk(
  { queue, mine, onDuty, colleagues, now }: Awaited<ReturnType<PharmacyDesk['desk']>>,
  locale: Locale,
): Desk {
  const nameOf = (questionId: number | null) => topicName(questionId)[locale];
  return {
    queue: queue.map(({ id, questionId, createdAt }) => ({
      ...{ id, question: nameOf(questionId), since: createdAt.toISOString() },
    })),
    mine: mine.map(({ id, questionId, state, unread, summaryUntil }) => ({
      ...{ id, state, unread, question: nameOf(questionId) },
      summary_until: summaryUntil?.toISOString() ?? null,
    })),
    on_duty: onDuty,
    colleagues: colleagues.map(({ id, name }) => ({ id, name: name[locale] })),
    now: now.toISOString(),
  };
}
