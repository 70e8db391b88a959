import type { FollowUpState } from '../../../../lib/follow-ups/contract-values.ts';

export type FollowUpEvent =
  /** The day has come, and the member wants to be asked. */
  | 'ask'
  | 'answer'
  /** By the member. */
  | 'stop'
  /** Too late for a question, or for an answer. */
  | 'lapse';

/** `docs/product/consultation.md`, "Follow-ups". What is not here does not happen. */
export const FOLLOW_UP_MOVES: readonly {
  readonly from: FollowUpState;
  readonly on: FollowUpEvent;
  readonly to: FollowUpState;
}[] = [
  { from: 'planned', on: 'ask', to: 'asked' },
  { from: 'planned', on: 'stop', to: 'stopped' },
  { from: 'planned', on: 'lapse', to: 'lapsed' },
  { from: 'asked', on: 'answer', to: 'answered' },
  { from: 'asked', on: 'stop', to: 'stopped' },
  { from: 'asked', on: 'lapse', to: 'lapsed' },
];

/** States from which an event leads on. */
export function statesBefore(on: FollowUpEvent): readonly FollowUpState[] {
  return FOLLOW_UP_MOVES.filter((move) => move.on === on).map(({ from }) => from);
}
