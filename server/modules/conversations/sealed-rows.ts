import { eq, sql } from 'drizzle-orm';
import type { Intake, Summary } from '../../../lib/conversations/contract.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { conversationMessages, conversations } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import {
  conversationPurpose,
  intakePurpose,
  openAcknowledged,
  topicPurpose,
} from '../health/rules/acknowledged.ts';
import { openPatient } from '../health/named-patients.ts';
import { nameOfStaff } from '../pharmacy/name-of-staff.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import type { Conversation, Message } from './ports.ts';

/** Purposes under which texts are sealed. */
export const purposes = {
  intake: intakePurpose,
  stop: (memberId: number) => `red flags of member ${String(memberId)}`,
  topic: topicPurpose,
  of: conversationPurpose,
};

type TopicColumns = Pick<
  typeof conversations.$inferSelect,
  'memberId' | 'topicSealed' | 'questionId'
>;

/** Columns that a topic is read from. */
export const topicColumns = {
  memberId: conversations.memberId,
  topicSealed: conversations.topicSealed,
  questionId: conversations.questionId,
};

export function sealTopic(sealer: Sealer, memberId: number, questionId: number): string {
  return sealer.seal(String(questionId), purposes.topic(memberId));
}

/** Id of the topic; null once it is erased. */
export function openTopic(
  sealer: Sealer,
  { memberId, topicSealed, questionId }: TopicColumns,
): number | null {
  if (topicSealed === null) return questionId;
  return Number(sealer.open(topicSealed, purposes.topic(memberId)));
}

/** Conversations with who has them. */
export function conversationRows(db: Database) {
  return db
    .select({
      conversation: conversations,
      nameEn: pharmacists.nameEn,
      nameTh: pharmacists.nameTh,
      licenceNo: pharmacists.licenceNo,
      firstName: members.firstName,
      lastFromMember: sql<number>`COALESCE((SELECT max(message.id) FROM conversation_messages AS message
        WHERE message.conversation_id = conversations.id AND message.sender = 'member'), 0)::int`,
    })
    .from(conversations)
    .leftJoin(pharmacists, eq(pharmacists.memberId, conversations.pharmacistId))
    .leftJoin(members, eq(members.id, conversations.pharmacistId));
}

/** Messages with who said them. */
export function messageRows(db: Database) {
  return db
    .select({ message: conversationMessages, by: nameOfStaff })
    .from(conversationMessages)
    .innerJoin(members, eq(members.id, conversationMessages.authorId))
    .leftJoin(pharmacists, eq(pharmacists.memberId, conversationMessages.authorId));
}

type MessageRow = Awaited<ReturnType<typeof messageRows>>[number];
type Row = Awaited<ReturnType<typeof conversationRows>>[number];

/** Decrypts the sealed columns of rows. */
export function createOpener(sealer: Sealer) {
  const toConversation = (row: Row) => {
    const { conversation, nameEn, nameTh, licenceNo, firstName, lastFromMember } = row;
    const { id, memberId, pharmacistId, intakeSealed, summarySealed, ...others } = conversation;
    const { patientSealed, topicSealed, ...same } = others;
    const intake =
      intakeSealed === null ? null : sealer.open(intakeSealed, purposes.intake(memberId));
    const summary =
      summarySealed === null ? null : sealer.open(summarySealed, purposes.of(id, 'summary'));
    return {
      ...{ ...same, id, memberId, lastFromMember },
      questionId: openTopic(sealer, { ...same, memberId, topicSealed }),
      named: openPatient(sealer, id, patientSealed),
      intake: intake === null ? null : (JSON.parse(intake) as Intake),
      summary: summary === null ? null : (JSON.parse(summary) as Summary),
      pharmacist:
        pharmacistId === null
          ? null
          : {
              memberId: pharmacistId,
              name: { en: nameEn ?? firstName ?? '', th: nameTh ?? firstName ?? '' },
              licenceNo: licenceNo ?? '',
            },
    } satisfies Conversation;
  };

  const toMessage = ({ message: row, by }: MessageRow): Message => ({
    by: row.sender === 'pharmacist' ? by : null,
    ...{ id: row.id, sender: row.sender, clientMsgId: row.clientMsgId, at: row.at },
    approvalId: row.approvalId,
    productId: row.productId,
    acknowledged: openAcknowledged(sealer, row.conversationId, row.acknowledgedSealed),
    hasPhoto: row.photo !== null,
    body: sealer.open(row.bodySealed, purposes.of(row.conversationId, 'message')),
  });

  return { toConversation, toMessage };
}
