import type { Doctor, Urgency } from '../../../lib/referrals/contract-values.ts';
import type { Member } from '../../core/member.ts';
import type { Names } from '../../core/names.ts';
import type { Result } from '../../core/result.ts';
import type { Conversation } from '../conversations/ports.ts';
import type { NamedPatient } from '../health/rules/named-patient.ts';

/** Contents of a letter, immutable once written. */
export interface Letter {
  readonly doctor: Doctor;
  /** Empty where no hospital or doctor is meant. */
  readonly to: string;
  readonly urgency: Urgency;
  readonly reason: string;
  readonly findings: string;
  readonly given: string;
  readonly patient: NamedPatient;
  readonly allergies: readonly string[];
  readonly conditions: readonly string[];
  readonly medicines: readonly string[];
  readonly pharmacist: { readonly name: Names; readonly licenceNo: string };
  /** Null where the shop names no licensed pharmacy. */
  readonly place: {
    readonly name: Names;
    readonly address: Names;
    readonly phone: string;
    readonly licenceNo: string;
  } | null;
}

export interface Referral {
  readonly id: number;
  readonly conversationId: number;
  readonly letter: Letter;
  readonly at: Date;
}

export interface NewReferral {
  readonly clientMsgId: string;
  readonly authorId: number;
  readonly letter: Letter;
  readonly at: Date;
}

export interface ReferralRepo {
  /** Locks the conversation and decides; a letter that is there already answers itself. */
  add(
    conversationId: number,
    referral: NewReferral,
    decide: (conversation: Conversation) => Result<void>,
  ): Promise<Result<Referral>>;
  /** Oldest first. */
  ofConversation(conversationId: number): Promise<readonly Referral[]>;
  ofMember(memberId: number): Promise<readonly Referral[]>;
}

export type Asked = Pick<Letter, 'doctor' | 'to' | 'urgency' | 'reason' | 'findings' | 'given'> & {
  readonly clientMsgId: string;
  readonly seenMessageId: number;
};

/** Draws a letter as a PDF: the same bytes for the same letter. */
export type DrawReferral = (referral: Referral) => Promise<Uint8Array<ArrayBuffer>>;

interface Reader {
  readonly list: (who: Member, conversationId: number) => Promise<Result<readonly Referral[]>>;
  readonly find: (who: Member, conversationId: number, id: number) => Promise<Result<Referral>>;
}

export interface ReferralUseCases {
  readonly member: Reader & {
    readonly all: (member: Member) => Promise<readonly Referral[]>;
  };
  readonly desk: Reader & {
    readonly write: (
      pharmacist: Member,
      conversationId: number,
      asked: Asked,
    ) => Promise<Result<Referral>>;
  };
  readonly draw: DrawReferral;
}
