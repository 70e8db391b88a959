import type { Clock } from '../../domain/kernel/ports.ts';
import type { GetPharmacyStatus } from '../../domain/pharmacy/status.ts';
import type { Conversation, ConversationRepo, Standing } from './ports.ts';
import { QUESTIONS, type QuestionTopic } from './questions.ts';

export function questionOf(id: number): QuestionTopic {
  const question = QUESTIONS.find((one) => one.id === id) ?? QUESTIONS.at(-1);
  if (!question) throw new Error('nothing can be asked');
  return question;
}

/** Adds the question's name, the approvals and, while it waits, the place in the queue. */
export function createStanding(world: {
  readonly conversations: Pick<ConversationRepo, 'waitingBefore' | 'approvals'>;
  readonly status: GetPharmacyStatus;
  readonly clock: Clock;
}) {
  return async (conversation: Conversation): Promise<Standing> => {
    const question = questionOf(conversation.questionId);
    const approvals = await world.conversations.approvals(conversation.id, world.clock.now());
    if (conversation.state !== 'queued') {
      return { conversation, question, approvals, position: null, waitSeconds: null };
    }
    const [before, { waitSeconds }] = await Promise.all([
      world.conversations.waitingBefore(conversation.id),
      world.status(),
    ]);
    return { conversation, question, approvals, position: before + 1, waitSeconds };
  };
}
