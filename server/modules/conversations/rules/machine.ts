import type { ConversationState } from '../../../../lib/conversations/contract-values.ts';

/** Events of the state machine. */
export type ConversationEvent =
  | 'take'
  /** The pharmacist who took it sees it. */
  | 'open'
  | 'member_writes'
  | 'pharmacist_writes'
  /** By the pharmacist with a summary, or by the member. */
  | 'close'
  /** The member does not wait any longer. */
  | 'leave'
  /** To a colleague. */
  | 'hand_over'
  /** The pharmacist's desk is gone; the conversation returns to the queue. */
  | 'pharmacist_gone'
  /** The member has not answered for long. */
  | 'silence'
  | 'rate';

interface Move {
  readonly from: ConversationState;
  readonly on: ConversationEvent;
  readonly to: ConversationState;
}

/** `docs/product/consultation.md`, "States". What is not here is refused. */
export const CONVERSATION_MOVES: readonly Move[] = [
  { from: 'queued', on: 'take', to: 'assigned' },
  { from: 'queued', on: 'member_writes', to: 'queued' },
  { from: 'queued', on: 'leave', to: 'abandoned' },
  { from: 'assigned', on: 'open', to: 'active' },
  { from: 'assigned', on: 'member_writes', to: 'assigned' },
  { from: 'assigned', on: 'pharmacist_writes', to: 'waiting_customer' },
  { from: 'assigned', on: 'close', to: 'closed' },
  { from: 'assigned', on: 'hand_over', to: 'assigned' },
  { from: 'assigned', on: 'pharmacist_gone', to: 'queued' },
  { from: 'active', on: 'member_writes', to: 'active' },
  { from: 'active', on: 'pharmacist_writes', to: 'waiting_customer' },
  { from: 'active', on: 'close', to: 'closed' },
  { from: 'active', on: 'hand_over', to: 'assigned' },
  { from: 'active', on: 'pharmacist_gone', to: 'queued' },
  { from: 'waiting_customer', on: 'member_writes', to: 'active' },
  { from: 'waiting_customer', on: 'pharmacist_writes', to: 'waiting_customer' },
  { from: 'waiting_customer', on: 'close', to: 'closed' },
  { from: 'waiting_customer', on: 'hand_over', to: 'assigned' },
  { from: 'waiting_customer', on: 'pharmacist_gone', to: 'queued' },
  { from: 'waiting_customer', on: 'silence', to: 'closed' },
  { from: 'closed', on: 'rate', to: 'rated' },
];

export const ENDED: readonly ConversationState[] = ['closed', 'rated', 'abandoned'];

/** Undefined where the event means nothing in that state. */
export function nextState(
  from: ConversationState,
  on: ConversationEvent,
): ConversationState | undefined {
  return CONVERSATION_MOVES.find((move) => move.from === from && move.on === on)?.to;
}
