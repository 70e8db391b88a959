import type { Sender } from '../../../../lib/conversations/contract-values.ts';
import type {
  VideoCallEnd,
  VideoCallLeave,
  VideoCallState,
} from '../../../../lib/video-calls/contract-values.ts';

/** Events of a video call. */
export type VideoCallEvent =
  | 'accept'
  | 'decline'
  /** Ringing side gave up. */
  | 'cancel'
  /** Ring timeout. */
  | 'time_over'
  | 'hang_up'
  /** Reconnection timeout. */
  | 'lose'
  /** Conversation handed over. */
  | 'hand_over'
  /** Conversation back in the queue. */
  | 'pharmacist_gone'
  /** Conversation ended. */
  | 'close';

interface Move {
  readonly from: VideoCallState;
  readonly on: VideoCallEvent;
  readonly to: VideoCallState;
  readonly end: VideoCallEnd | null;
}

/**
 * Transitions (`docs/product/consultation.md`, "Voice and video"); others are refused. A database trigger applies those
 * caused by the conversation.
 */
export const VIDEO_CALL_MOVES: readonly Move[] = [
  { from: 'ringing', on: 'accept', to: 'going_on', end: null },
  { from: 'ringing', on: 'decline', to: 'ended', end: 'declined' },
  { from: 'ringing', on: 'cancel', to: 'ended', end: 'cancelled' },
  { from: 'ringing', on: 'time_over', to: 'ended', end: 'missed' },
  { from: 'ringing', on: 'hand_over', to: 'ended', end: 'handed_over' },
  { from: 'ringing', on: 'pharmacist_gone', to: 'ended', end: 'lost' },
  { from: 'ringing', on: 'close', to: 'ended', end: 'closed' },
  { from: 'going_on', on: 'hang_up', to: 'ended', end: 'hung_up' },
  { from: 'going_on', on: 'lose', to: 'ended', end: 'lost' },
  { from: 'going_on', on: 'hand_over', to: 'ended', end: 'handed_over' },
  { from: 'going_on', on: 'pharmacist_gone', to: 'ended', end: 'lost' },
  { from: 'going_on', on: 'close', to: 'ended', end: 'closed' },
];

/** Undefined if the event is not allowed in this state. */
export function nextMove(from: VideoCallState, on: VideoCallEvent): Move | undefined {
  return VIDEO_CALL_MOVES.find((move) => move.from === from && move.on === on);
}

interface Ringing {
  readonly state: VideoCallState;
  readonly rungBy: Sender;
}

/** Event of a leaving side: the ringing side cancels, the other declines. */
export function leaveEvent(
  { state, rungBy }: Ringing,
  side: Sender,
  why: VideoCallLeave,
): VideoCallEvent {
  if (state === 'ringing') return rungBy === side ? 'cancel' : 'decline';
  return why === 'lost' ? 'lose' : 'hang_up';
}
