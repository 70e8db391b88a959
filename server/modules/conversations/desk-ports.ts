import type {
  ConversationAct,
  ConversationState,
} from '../../../lib/conversations/contract-values.ts';
import type { Summary } from '../../../lib/conversations/contract.ts';
import type { Acknowledgement } from '../../../lib/health/contract.ts';
import type { Names } from '../../core/names.ts';
import type { Member } from '../../core/member.ts';
import type { Result } from '../../core/result.ts';
import type { ConflictsOf } from '../health/rules/check-medicine.ts';
import type { Message, Standing, Words } from './ports.ts';
import type { Desk } from '../pharmacy/rules/presence.ts';

/** A pharmacist who may be handed a conversation. */
export interface DeskConversation {
  readonly id: number;
  readonly questionId: number | null;
  readonly state: ConversationState;
  readonly unread: number;
  /** Null while open. */
  readonly closedAt: Date | null;
}

export interface DeskColleague extends Desk {
  readonly id: number;
  readonly name: Names;
}

/** Hand-over note of a colleague. */
export interface DeskNote {
  readonly id: number;
  readonly by: Names;
  readonly body: string;
  readonly at: Date;
}

export interface DeskRepo {
  /** Assigns the longest waiting conversation, or `id` out of turn, to that pharmacist alone; refused off duty. */
  take(pharmacistId: number, at: Date, id?: number): Promise<number | undefined>;
  queue(): Promise<readonly { id: number; questionId: number | null; createdAt: Date }[]>;
  /** Open conversations, then those ended since `endedSince` without a summary. */
  ofPharmacist(pharmacistId: number, endedSince: Date): Promise<readonly DeskConversation[]>;
  /** Undefined where the conversation is about no prescription. */
  prescriptionState(id: number): Promise<'waiting' | 'accepted' | 'refused' | undefined>;
  onDuty(pharmacistId: number): Promise<boolean>;
  setDuty(pharmacistId: number, on: boolean, at: Date): Promise<void>;
  /** Colleagues whose desk called, in order of their ids. */
  colleagues(): Promise<readonly DeskColleague[]>;
  /** The newest first. */
  notes(id: number): Promise<readonly DeskNote[]>;
  /**
   * A line of the log. A look within a quarter of an hour of another line by the same pharmacist is part of that; each
   * refusal has a line of its own.
   */
  record(
    id: number,
    look: { readonly staffId: number; readonly act: ConversationAct },
    at: Date,
  ): Promise<void>;
}

export interface ConversationTimers {
  /** The pharmacist's browser called. */
  seen(pharmacistId: number, at: Date): Promise<void>;
  /**
   * Gives conversations of pharmacists who are gone back to the queue, and closes those whose member is silent
   * (`docs/product/consultation.md`, "States"). Any number of processes may do so at the same time.
   *
   * @returns ids of what moved
   */
  sweep(at: Date): Promise<readonly number[]>;
}

/** Versions that a deciding pharmacist had read. */
export interface ReadUntil {
  /** The last message of the member. */
  readonly seenMessageId: number;
}

export interface ApprovalRequest extends ReadUntil {
  /** Version of the patient's file. */
  readonly patientVersion: string;
  readonly clientMsgId: string;
  readonly productId: number;
  readonly qty: number;
  readonly directions: string;
  readonly days: number;
  readonly acknowledged?: Acknowledgement | undefined;
}

/** Use cases of pharmacists at the desk. */
export interface PharmacyDesk {
  readonly desk: (pharmacist: Member) => Promise<{
    readonly queue: Awaited<ReturnType<DeskRepo['queue']>>;
    readonly mine: readonly (DeskConversation & { readonly summaryUntil: Date | undefined })[];
    readonly onDuty: boolean;
    readonly colleagues: readonly DeskColleague[];
    readonly now: Date;
  }>;
  readonly setDuty: (pharmacist: Member, on: boolean) => Promise<void>;
  readonly take: (pharmacist: Member) => Promise<Result<Standing>>;
  readonly find: (pharmacist: Member, id: number) => Promise<Result<Standing>>;
  readonly messages: (
    pharmacist: Member,
    id: number,
    after: number,
  ) => Promise<Result<readonly Message[]>>;
  readonly write: (pharmacist: Member, id: number, words: Words) => Promise<Result<Message>>;
  readonly recommend: (
    pharmacist: Member,
    id: number,
    words: Words & {
      readonly productId: number;
      readonly acknowledged?: Acknowledgement | undefined;
    },
  ) => Promise<Result<Message>>;
  /** Products of these ids that conflict with the patient's file; the look is logged for the member. */
  readonly conflicts: (
    pharmacist: Member,
    id: number,
    productIds: readonly number[],
  ) => Promise<Result<ConflictsOf>>;
  /** Lets the member buy a medicine, and says so in the conversation. */
  readonly approve: (
    pharmacist: Member,
    id: number,
    request: ApprovalRequest,
  ) => Promise<Result<Message>>;
  readonly read: (pharmacist: Member, id: number, messageId: number) => Promise<Result<undefined>>;
  readonly notes: (pharmacist: Member, id: number) => Promise<Result<readonly DeskNote[]>>;
  readonly handOver: (
    pharmacist: Member,
    id: number,
    to: { readonly pharmacistId: number; readonly note: string },
  ) => Promise<Result<undefined>>;
  readonly close: (
    pharmacist: Member,
    id: number,
    end: { readonly summary: Summary } & ReadUntil,
  ) => Promise<Result<Standing>>;
}
