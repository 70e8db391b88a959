import type { Sender } from '../../../../lib/conversations/contract-values.ts';
import type { Member } from '../../../core/member.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { DeskRepo } from '../desk-ports.ts';
import type { Change, Conversation, ConversationRepo } from '../ports.ts';
import { nextState, type ConversationEvent } from './machine.ts';

/** One side of a conversation: access, and the effects of a message. */
export interface Side {
  readonly sender: Sender;
  /** Their own conversation; a pharmacist's refused look is recorded. */
  readonly find: (who: Member, id: number) => Promise<Result<Conversation>>;
  readonly says: (who: Member) => (one: Conversation) => Result<Change>;
}

interface World {
  readonly conversations: Pick<ConversationRepo, 'find'>;
  readonly desks: Pick<DeskRepo, 'record'>;
  readonly clock: Clock;
}

export function memberSide({ conversations }: Pick<World, 'conversations'>): Side {
  return {
    sender: 'member',
    find: async (member, id) => {
      const found = await conversations.find(id);
      return found?.memberId === member.id ? ok(found) : refuse('NOT_FOUND');
    },
    says: (member) => (one) =>
      one.memberId === member.id ? moved(one, 'member_writes') : refuse('NOT_FOUND'),
  };
}

export function deskSide({ conversations, desks, clock }: World): Side {
  return {
    sender: 'pharmacist',
    find: async (pharmacist, id) => {
      const found = await conversations.find(id);
      if (!found) return refuse('NOT_FOUND');
      if (found.pharmacist?.memberId === pharmacist.id) return ok(found);
      await desks.record(id, { staffId: pharmacist.id, act: 'refused' }, clock.now());
      return refuse('NOT_YOURS');
    },
    says: (pharmacist) => (one) => {
      if (one.pharmacist?.memberId !== pharmacist.id) return refuse('NOT_YOURS');
      const next = moved(one, 'pharmacist_writes');
      return next.ok ? ok({ ...next.value, tellMember: true }) : next;
    },
  };
}

/** The state that follows, or that the conversation is over. */
export function moved(
  { state }: Pick<Conversation, 'state'>,
  on: ConversationEvent,
): Result<Change> {
  const next = nextState(state, on);
  return next ? ok({ state: next }) : refuse('CONVERSATION_CLOSED');
}
