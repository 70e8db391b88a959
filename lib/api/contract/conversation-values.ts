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

/** For whom a member asks. */
export const PATIENTS = ['self', 'child', 'other'] as const;
export type Patient = (typeof PATIENTS)[number];

/** Since when it has been so. */
export const SINCE = ['today', 'days', 'week', 'longer'] as const;

export const PREGNANCY = ['no', 'pregnant', 'breast_feeding'] as const;

export const SENDERS = ['member', 'pharmacist'] as const;
export type Sender = (typeof SENDERS)[number];

/** What is recorded of those who work on a conversation: its log shows it to the member. */
export const CONVERSATION_ACTS = [
  'took',
  'looked',
  /** The health profile of the member, and medicines that they bought. */
  'saw_profile',
  'handed_over',
  /** From a colleague. */
  'received',
  /** Somebody wanted to see what is not theirs. */
  'refused',
  'closed',
  /** After the member ended it. */
  'summarized',
  /** An approval that was given in it. */
  'took_back',
  /** An approval, by another one. */
  'replaced',
  /** To a doctor, by a letter. */
  'referred',
  /** Their browser was gone: it waits again. */
  'gave_back',
] as const;
export type ConversationAct = (typeof CONVERSATION_ACTS)[number];

/** Acts that stand between the messages, for both sides. */
export const CONVERSATION_TURNS = [
  'took',
  'handed_over',
  'received',
  'gave_back',
  'referred',
] as const;
export type ConversationTurn = (typeof CONVERSATION_TURNS)[number];

/** Version of the letter by which a member allows us to use health data; a changed letter has a new one. */
export const HEALTH_CONSENT_VERSION = '2026-11';

export const MESSAGE_TYPES = ['text', 'image', 'approval', 'product'] as const;

/**
 * `replaced`: a newer one of the same product counts; `withdrawn`: a pharmacist took it back.
 * `docs/product/consultation.md`, "Approvals".
 */
export const APPROVAL_STATES = ['ready', 'used', 'expired', 'replaced', 'withdrawn'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Pieces of one approval, and days that it may be used. */
export const APPROVAL_QTY = 20;
export const APPROVAL_DAYS = 14;

export const MESSAGE_LENGTH = 2_000;
/** What a pharmacist tells the colleague who goes on. */
export const NOTE_LENGTH = 1_000;
/** How large a photo is shown; `small` stands in the conversation. */
export const PHOTO_SIZES = ['small', 'whole'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Somebody writes for so long after they were last heard to; meanwhile they are heard every `TYPING_EVERY_MS`. */
export const TYPING_MS = 6_000;
export const TYPING_EVERY_MS = 3_000;
/** Messages of one answer; whoever missed more asks again. */
export const MESSAGES_AT_ONCE = 100;
