import type { OrderStatus, CaseState } from '../../../lib/orders/contract-values.ts';
import type { PaymentMethod } from '../../../lib/checkout/contract-values.ts';
import type { Patient } from '../../../lib/conversations/contract-values.ts';
import type { Answers } from '../../../lib/health/branching.ts';
import type { KeptQuestionnaire } from '../../core/kept-questionnaires.ts';
import type { Satang } from '../../core/money.ts';
import type { Names } from '../../core/names.ts';
import type { DrugClass } from '../../core/products.ts';
import type { Batch } from '../../core/sweep.ts';
import type { OrderCases } from '../orders/move-ports.ts';

/** A version of a condition's questionnaire. */
export interface Questionnaire {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly content: KeptQuestionnaire;
}

/** A medicine of a questionnaire, as shown publicly. */
export interface Treated {
  readonly id: number;
  readonly pictureVersion: number;
  readonly name: Names;
  readonly price: Satang;
  readonly listed: boolean;
  readonly drugClass: DrugClass;
}

export interface QuestionnaireRepo {
  /** Newest version of each, by slug. */
  list(): Promise<readonly Questionnaire[]>;
  /** Newest version. */
  find(slug: string): Promise<Questionnaire | undefined>;
  byId(id: number): Promise<Questionnaire | undefined>;
  products(ids: readonly number[]): Promise<readonly Treated[]>;
}

/** Sealed with a case. */
export interface KeptAnswers {
  /** The version that was answered. */
  readonly questionnaireId: number;
  readonly slug: string;
  readonly answers: Answers;
}

/** Sealed with a case once it is decided: directions and days of an approval, or the reason of a refusal. */
export interface KeptDecision {
  readonly directions: string;
  readonly days: number | null;
  readonly reason: string;
}

export interface CaseRow {
  readonly id: number;
  readonly memberId: number;
  /** For mails about health; empty where there is none, or none is wanted. */
  readonly email: string;
  readonly orderId: string;
  readonly orderStatus: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly total: Satang;
  readonly productId: number;
  readonly pictureVersion: number;
  readonly productName: Names;
  readonly usual: Names;
  readonly qty: number;
  readonly conversationId: number;
  readonly patient: Patient;
  readonly familyMemberId: number | null;
  readonly intakeSealed: string | null;
  /** No pharmacist has asked anything in it. */
  readonly caseOnly: boolean;
  /** Pharmacist who has its conversation while that is open. */
  readonly talksWith: number | null;
  /** The last message of the member in it. */
  readonly lastFromMember: number;
  readonly state: CaseState;
  readonly answersSealed: string | null;
  readonly decisionSealed: string | null;
  readonly decidedBy: { readonly name: Names; readonly licenceNo: string } | null;
  readonly decidedAt: Date | null;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
}

interface NewTalk {
  readonly memberId: number;
  readonly patient: Patient;
  readonly familyMemberId: number | null;
  readonly topicSealed: string;
  readonly intakeSealed: string;
  readonly consentVersion: string;
  readonly at: Date;
}

/** A decision, sealed where it is about health. */
export interface Decided {
  readonly state: Extract<CaseState, 'approved' | 'refused' | 'lapsed'>;
  readonly decisionSealed: string | null;
  /** Null without a decision in time. */
  readonly by: number | null;
  readonly at: Date;
}

interface CaseApproval {
  readonly conversationId: number;
  readonly memberId: number;
  readonly orderId: string;
  readonly productId: number;
  readonly qty: number;
  readonly expiresAt: Date;
  readonly patientSealed: string | null;
  readonly acknowledgedSealed: string | null;
  readonly directionsSealed: string;
  readonly by: number;
  readonly clientMsgId: string;
  readonly at: Date;
}

export interface CaseRepo extends OrderCases {
  find(id: number): Promise<CaseRow | undefined>;
  ofOrder(orderId: string): Promise<number | undefined>;
  /** Newest first. */
  ofMember(memberId: number): Promise<readonly CaseRow[]>;
  /** Undecided cases, the most urgent first, then decisions since `since`, the newest first. */
  atDesk(since: Date): Promise<readonly CaseRow[]>;
  /** Undecided cases past their time, and those whose answers were erased. */
  overdue(now: Date, batch: Batch<number>): Promise<readonly number[]>;
  /** Writes the conversation that keeps the patient, without a word in it. */
  addTalk(talk: NewTalk): Promise<number>;
  add(given: {
    readonly memberId: number;
    readonly orderId: string;
    readonly conversationId: number;
    readonly answersSealed: string;
    readonly patientSealed: string | null;
    readonly decisionHours: number;
    readonly at: Date;
  }): Promise<number>;
  /** Ends its conversation. False if it no longer waits; then nothing may be written. */
  decide(id: number, decided: Decided): Promise<boolean>;
  /** The approval of its medicine, used by its order. */
  approve(approval: CaseApproval): Promise<void>;
  /**
   * A pharmacist asks in its conversation, which goes on from then on. `busy` where the member has another one that goes
   * on, `taken` where a colleague has this one.
   */
  ask(
    row: Pick<CaseRow, 'id' | 'memberId' | 'conversationId'>,
    question: {
      readonly by: number;
      readonly clientMsgId: string;
      readonly bodySealed: string;
      readonly at: Date;
    },
  ): Promise<'asked' | 'busy' | 'taken' | 'decided'>;
  /** Messages of the conversation, oldest first. */
  messages(conversationId: number): Promise<
    readonly {
      readonly id: number;
      readonly by: Names | null;
      readonly bodySealed: string;
    }[]
  >;
  /** A line of the log; a look within a quarter of an hour of another line by the same pharmacist is part of that. */
  recordLook(conversationId: number, pharmacistId: number, at: Date): Promise<void>;
}
