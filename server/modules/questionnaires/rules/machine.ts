import type { CaseState } from '../../../../lib/orders/contract-values.ts';

type CaseEvent =
  /** The order is paid for. */
  | 'paid'
  | 'approve'
  | 'refuse'
  /** Not decided in time, or the answers were erased. */
  | 'lapse'
  /** The order was cancelled, or expired unpaid. */
  | 'drop';

interface Move {
  readonly from: CaseState;
  readonly on: CaseEvent;
  readonly to: CaseState;
}

/** `docs/product/questionnaires.md`, "States". What is not here is refused. */
export const CASE_MOVES: readonly Move[] = [
  { from: 'unpaid', on: 'paid', to: 'waiting' },
  { from: 'unpaid', on: 'drop', to: 'dropped' },
  { from: 'waiting', on: 'approve', to: 'approved' },
  { from: 'waiting', on: 'refuse', to: 'refused' },
  { from: 'waiting', on: 'lapse', to: 'lapsed' },
  { from: 'waiting', on: 'drop', to: 'dropped' },
];

/** States that an event moves on. */
export function statesBefore(event: CaseEvent): readonly CaseState[] {
  return CASE_MOVES.filter(({ on }) => on === event).map(({ from }) => from);
}
