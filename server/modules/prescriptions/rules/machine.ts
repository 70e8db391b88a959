import type { PrescriptionState } from '../../../../lib/prescriptions/contract-values.ts';

export type PrescriptionEvent =
  | 'accept'
  | 'refuse'
  /** Its conversation ended before a decision. */
  | 'lapse';

/** `docs/product/consultation.md`, "Prescriptions". Each is decided once. */
export const PRESCRIPTION_MOVES: readonly {
  readonly from: PrescriptionState;
  readonly on: PrescriptionEvent;
  readonly to: PrescriptionState;
}[] = [
  { from: 'waiting', on: 'accept', to: 'accepted' },
  { from: 'waiting', on: 'refuse', to: 'refused' },
  { from: 'waiting', on: 'lapse', to: 'lapsed' },
];

/** The state that follows; undefined where it is decided already. */
export function afterEvent(
  from: PrescriptionState,
  on: PrescriptionEvent,
): PrescriptionState | undefined {
  return PRESCRIPTION_MOVES.find((move) => move.from === from && move.on === on)?.to;
}
