/** `docs/product/consultation.md`, "Voice and video". */
export const VIDEO_CALL_STATES = ['ringing', 'going_on', 'ended'] as const;
export type VideoCallState = (typeof VIDEO_CALL_STATES)[number];

/** Media offered by the ring; each side may toggle its camera later. */
export const VIDEO_CALL_MEDIA = ['voice', 'video'] as const;
export type VideoCallMedia = (typeof VIDEO_CALL_MEDIA)[number];

/** Reason for the end of a video call. */
export const VIDEO_CALL_ENDS = [
  'declined',
  /** Given up by the ringing side. */
  'cancelled',
  'missed',
  'hung_up',
  /** Connection lost. */
  'lost',
  'handed_over',
  /** Conversation ended. */
  'closed',
] as const;
export type VideoCallEnd = (typeof VIDEO_CALL_ENDS)[number];

/** Reason given by a leaving side. */
export const VIDEO_CALL_LEAVES = ['hang_up', 'lost'] as const;
export type VideoCallLeave = (typeof VIDEO_CALL_LEAVES)[number];

/** Ring timeout. */
export const RING_MS = 45_000;
/** Reconnection timeout. */
export const RECONNECT_MS = 20_000;

export const DESCRIPTION_LENGTH = 20_000;
export const CANDIDATE_LENGTH = 1_000;
export const SIGNALS_AT_ONCE = 20;
/** Maximum length of the signals of one request as JSON. */
export const SIGNALS_LENGTH = 30_000;
