import {
  CONVERSATION_TURNS,
  type ConversationTurn,
} from '../../../../lib/conversations/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import type { GetPharmacyStatus } from '../../pharmacy/rules/status.ts';
import type { Act, Conversation, ConversationRepo, Standing } from '../ports.ts';

/** Adds the approvals, the turns and, while it waits, the position in the queue. */
export function createStanding(world: {
  readonly conversations: Pick<
    ConversationRepo,
    'waitingBefore' | 'approvals' | 'products' | 'acts' | 'orders'
  >;
  readonly status: GetPharmacyStatus;
  readonly clock: Clock;
}) {
  return async (conversation: Conversation): Promise<Standing> => {
    const { id } = conversation;
    const [approvals, products, acts, orders] = await Promise.all([
      world.conversations.approvals(id, world.clock.now()),
      world.conversations.products(id),
      world.conversations.acts(id),
      world.conversations.orders(id),
    ]);
    const turns = acts.filter(isTurn);
    const known = { conversation, approvals, products, turns, orders };
    if (conversation.state !== 'queued') {
      return { ...known, position: null, waitSeconds: null };
    }
    const before = await world.conversations.waitingBefore(id);
    const { waitSeconds } = await world.status(before);
    return { ...known, position: before + 1, waitSeconds };
  };
}

function isTurn(act: Act): act is Act<ConversationTurn> {
  return (CONVERSATION_TURNS as readonly string[]).includes(act.act);
}
