import type { Clock } from '../../../core/ports.ts';
import type { GetPharmacyStatus } from '../../pharmacy/rules/status.ts';
import type { Conversation, ConversationRepo, Standing } from '../ports.ts';
import { QUESTIONS, type QuestionTopic } from '../questions.ts';

export function questionOf(id: number): QuestionTopic {
  const question = QUESTIONS.find((one) => one.id === id) ?? QUESTIONS.at(-1);
  if (!question) throw new Error('nothing can be asked');
  return question;
}

/** Adds the question's name, the approvals and, while it waits, the position in the queue. */
export function createStanding(world: {
  readonly conversations: Pick<ConversationRepo, 'waitingBefore' | 'approvals' | 'products'>;
  readonly status: GetPharmacyStatus;
  readonly clock: Clock;
}) {
  return async (conversation: Conversation): Promise<Standing> => {
    const question = questionOf(conversation.questionId);
    const { id } = conversation;
    const [approvals, products] = await Promise.all([
      world.conversations.approvals(id, world.clock.now()),
      world.conversations.products(id),
    ]);
    const known = { conversation, question, approvals, products };
    if (conversation.state !== 'queued') {
      return { ...known, position: null, waitSeconds: null };
    }
    const before = await world.conversations.waitingBefore(id);
    const { waitSeconds } = await world.status(before);
    return { ...known, position: before + 1, waitSeconds };
  };
}
