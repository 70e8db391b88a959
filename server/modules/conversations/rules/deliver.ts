import { MESSAGES_AT_ONCE, type Sender } from '../../../../lib/conversations/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Conversation, ConversationRepo, Message } from '../ports.ts';

interface World {
  readonly conversations: Pick<ConversationRepo, 'messages' | 'reached'>;
  readonly clock: Clock;
}

interface Asked {
  readonly found: Conversation;
  readonly side: Sender;
  readonly after: number;
}

/** Messages after one, at most one more than an answer holds; their author is told that they arrived. */
export async function deliver(
  { conversations, clock }: World,
  { found, side, after }: Asked,
): Promise<readonly Message[]> {
  const messages = await conversations.messages(found.id, after, MESSAGES_AT_ONCE + 1);
  const last = messages.slice(0, MESSAGES_AT_ONCE).findLast(({ sender }) => sender !== side);
  const before = side === 'member' ? found.reachedMember : found.reachedPharmacist;
  if (last && last.id > before) await conversations.reached(found.id, side, last.id, clock.now());
  return messages;
}
