import type { PrescriptionState } from '../../../lib/prescriptions/contract-values.ts';
import type { PrescriptionDetail } from '../../core/prescription.ts';
import type { Member } from '../../core/member.ts';
import type { Result } from '../../core/result.ts';
import type { Conversation } from '../conversations/ports.ts';
import type { PrescriptionEvent } from './rules/machine.ts';

export interface Prescription extends PrescriptionDetail {
  readonly id: number;
  readonly state: PrescriptionState;
  readonly reason: string | null;
  readonly at: Date;
}

export interface WaitingPrescription {
  readonly id: number;
  readonly conversationId: number;
  readonly at: Date;
  readonly photos: number;
  readonly taken: boolean;
}

export interface Decision {
  readonly on: Exclude<PrescriptionEvent, 'lapse'>;
  readonly by: number;
  /** Reason of a refusal. */
  readonly reason: string | null;
  readonly at: Date;
}

export interface PrescriptionRepo {
  ofConversation(conversationId: number): Promise<Prescription | undefined>;
  /** Undecided prescriptions of open conversations, oldest first. */
  waiting(): Promise<readonly WaitingPrescription[]>;
  /** Locks the conversation and decides, once. PRESCRIPTION_DECIDED, PRESCRIPTION_EMPTY. */
  decide(
    conversationId: number,
    decision: Decision,
    may: (conversation: Conversation) => Result<void>,
  ): Promise<Result<Prescription>>;
}

export interface PrescriptionUseCases {
  readonly ofMember: (member: Member, id: number) => Promise<Result<Prescription | undefined>>;
  readonly ofDesk: (pharmacist: Member, id: number) => Promise<Result<Prescription | undefined>>;
  readonly decide: (
    pharmacist: Member,
    id: number,
    decision: Pick<Decision, 'on' | 'reason'>,
  ) => Promise<Result<Prescription>>;
  readonly waiting: () => Promise<{
    readonly waiting: readonly WaitingPrescription[];
    readonly now: Date;
  }>;
  /** Takes its conversation, out of turn: the id of that. */
  readonly take: (pharmacist: Member, id: number) => Promise<Result<number>>;
}
