/** `docs/product/consultation.md`, "States". */
export const CONVERSATION_STATES = [
  'queued',
  'assigned',
  'active',
  'waiting_customer',
  'closed',
  'rated',
  'abandoned',
] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Patient of the question, relative to the member. */
export const PATIENTS = ['self', 'child', 'other'] as const;
export type Patient = (typeof PATIENTS)[number];

/** Onset of the symptoms. */
export const SINCE = ['today', 'days', 'week', 'longer'] as const;

export const SENDERS = ['member', 'pharmacist'] as const;
export type Sender = (typeof SENDERS)[number];

/** Audit acts of staff on a conversation; its log shows them to the member. */
export const CONVERSATION_ACTS = [
  'took',
  'looked',
  /** Viewed the member's health profile and purchased medicines. */
  'saw_profile',
  /** The cart of the member. */
  'saw_cart',
  'handed_over',
  /** From a colleague. */
  'received',
  /** Denied access to another pharmacist's conversation. */
  'refused',
  'closed',
  /** After the member ended it. */
  'summarized',
  /** An approval given in the conversation. */
  'took_back',
  /** An approval, by a newer one. */
  'replaced',
  /** To a doctor, by a letter. */
  'referred',
  'accepted_prescription',
  'refused_prescription',
  /** On the answers of a questionnaire. */
  'decided',
  /** The pharmacist's browser disconnected, and the conversation is queued again. */
  'gave_back',
] as const;
export type ConversationAct = (typeof CONVERSATION_ACTS)[number];

/** Acts shown between the messages to both sides. */
export const CONVERSATION_TURNS = [
  'took',
  'handed_over',
  'received',
  'gave_back',
  'referred',
  'accepted_prescription',
  'refused_prescription',
] as const;
export type ConversationTurn = (typeof CONVERSATION_TURNS)[number];

/** Version of the consent letter for using health data; a changed letter gets a new version. */
export const HEALTH_CONSENT_VERSION = '2026-11';

export const MESSAGE_TYPES = ['text', 'image', 'approval', 'product'] as const;

/**
 * `replaced`: superseded by a newer one of the same product; `withdrawn`: revoked by a pharmacist.
 * `docs/product/consultation.md`, "Approvals".
 */
export const APPROVAL_STATES = ['ready', 'used', 'expired', 'replaced', 'withdrawn'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Maximum pieces of one approval, and its validity in days. */
export const APPROVAL_QTY = 20;
export const APPROVAL_DAYS = 14;

export const MESSAGE_LENGTH = 2_000;
/** Characters of the hand-over note to a colleague. */
export const NOTE_LENGTH = 1_000;
/** Photo sizes; the conversation shows `small`. */
export const PHOTO_SIZES = ['small', 'whole'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** How long the typing indicator stays after the last signal, which is sent every `TYPING_EVERY_MS`. */
export const TYPING_MS = 6_000;
export const TYPING_EVERY_MS = 3_000;
/** Messages per response; clients that missed more request again. */
export const MESSAGES_AT_ONCE = 100;

/** Topic of a conversation that is about a prescription. */
export const PRESCRIPTION_TOPIC = 15;

export const PRESCRIPTION_FROM_LENGTH = 200;

/** Most days after a conversation that a pharmacist asks how the patient is. */
export const FOLLOW_UP_DAYS = 14;
