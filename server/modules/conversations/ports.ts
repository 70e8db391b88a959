import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import type {
  ApprovalState,
  ConversationAct,
  ConversationState,
  ConversationTurn,
  Patient,
  Sender,
} from '../../../lib/conversations/contract-values.ts';
import type { AskedFor } from '../../../lib/conversations/contract-asking.ts';
import type { Intake, Summary } from '../../../lib/conversations/contract.ts';
import type { Acknowledged } from '../../../lib/health/contract.ts';
import type { FileKey } from '../../core/locked-file.ts';
import type { Names } from '../../core/names.ts';
import type { Member } from '../../core/member.ts';
import type { Result } from '../../core/result.ts';
import type { DrugClass } from '../../core/products.ts';
import type { PrescriptionDetail } from '../../core/prescription.ts';
import type { NamedPatient } from '../health/rules/named-patient.ts';

export interface Colleague {
  readonly memberId: number;
  readonly name: Names;
  readonly licenceNo: string;
}

export interface Conversation {
  readonly id: number;
  readonly memberId: number;
  /** Null once the contents are deleted. */
  readonly questionId: number | null;
  readonly state: ConversationState;
  readonly patient: Patient;
  /** Null where the patient is not, or no longer, in the family profile. */
  readonly familyMemberId: number | null;
  /** Patient at the start; null for the member, and once the content is deleted. */
  readonly named: NamedPatient | null;
  /** Null once the contents are deleted. */
  readonly intake: Intake | null;
  readonly pharmacist: Colleague | null;
  readonly summary: Summary | null;
  readonly rating: number | null;
  /** The last message of the member; 0 where there is none. */
  readonly lastFromMember: number;
  readonly readByMember: number;
  readonly readByPharmacist: number;
  /** The last message that reached a device of each. */
  readonly reachedMember: number;
  readonly reachedPharmacist: number;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

export interface Message {
  readonly id: number;
  readonly sender: Sender;
  /** The pharmacist who says it; null of its member. */
  readonly by: Names | null;
  readonly clientMsgId: string;
  /** Text; the directions of an approval. */
  readonly body: string;
  readonly approvalId: number | null;
  readonly productId: number | null;
  /** Set for a product recommended despite conflicts with the patient's file. */
  readonly acknowledged: Acknowledged | null;
  readonly hasPhoto: boolean;
  readonly at: Date;
}

/** Act of a member of staff. */
export interface Act<Kind = ConversationAct> {
  readonly act: Kind;
  readonly by: Names;
  readonly at: Date;
}

/** A picture of an upload, and what its files open with. */
export interface Photo {
  readonly name: string;
  readonly key: FileKey;
}

/** An order with articles from a conversation. */
export interface OrderFrom {
  readonly id: string;
  readonly status: OrderStatus;
}

/** A product that a pharmacist recommended. */
export interface Recommended {
  readonly id: number;
  readonly pictureVersion: number;
  readonly name: Names;
  readonly drugClass: DrugClass;
}

/** Pieces of a medicine that the member may buy, once. */
export interface Approval {
  readonly id: number;
  readonly productId: number;
  readonly pictureVersion: number;
  readonly productName: Names;
  readonly qty: number;
  /** Null for approvals of earlier releases. */
  readonly patient: NamedPatient | null;
  readonly directions: string;
  readonly expiresAt: Date;
  readonly state: ApprovalState;
  readonly acknowledged: Acknowledged | null;
  readonly withdrawable: boolean;
  /** Null unless withdrawn. */
  readonly withdrawnReason: string | null;
}

/** An approval that its pharmacist may take back or replace. */
export interface GivenApproval {
  readonly id: number;
  readonly conversationId: number;
  readonly productName: Names;
  readonly qty: number;
  readonly at: Date;
  readonly orderId: string | null;
  readonly withdrawn: boolean;
  readonly replacedBy: number | null;
  readonly newest: boolean;
}

export interface NewConversation {
  readonly memberId: number;
  readonly questionId: number;
  readonly patient: Patient;
  readonly familyMemberId: number | null;
  /** Null for the member. */
  readonly named: NamedPatient | null;
  readonly intake: Intake;
  readonly consentVersion: string;
  readonly outOfHours: boolean;
  readonly prescription: PrescriptionDetail | undefined;
  readonly at: Date;
}

export interface NewMessage {
  readonly sender: Sender;
  readonly authorId: number;
  readonly clientMsgId: string;
  readonly body: string;
  readonly productId?: number;
  readonly acknowledgedSealed?: string | null;
  readonly photo?: Photo;
  readonly approval?: Pick<Approval, 'productId' | 'qty' | 'expiresAt'> & {
    readonly acknowledgedSealed: string | null;
  };
}

/** Writes of a change, in one transaction under the conversation's lock. */
export interface Change {
  readonly state?: ConversationState;
  readonly summary?: Summary;
  readonly rating?: number;
  readonly read?: { readonly by: Sender; readonly messageId: number };
  /** Signals its member. */
  readonly tellMember?: true;
  readonly act?: { readonly staffId: number; readonly act: ConversationAct };
  /** Includes the log entry of the pharmacist who hands it over. */
  readonly handTo?: { readonly pharmacistId: number; readonly note: string };
}

export interface ConversationRepo {
  /** The member's own, newest first; `closed` selects ended or open ones. */
  list(memberId: number, closed: boolean | undefined): Promise<readonly Conversation[]>;
  find(id: number): Promise<Conversation | undefined>;
  /** Undefined if the member has an open one. */
  open(conversation: NewConversation): Promise<number | undefined>;
  stopForRedFlags(
    stop: { memberId: number; questionId: number; flags: readonly string[] },
    at: Date,
  ): Promise<void>;
  /** How many wait before it. */
  waitingBefore(id: number): Promise<number>;
  messages(id: number, after: number, limit: number): Promise<readonly Message[]>;
  /** That side has got the messages up to this one. */
  reached(id: number, side: Sender, messageId: number, at: Date): Promise<void>;
  /** Marks that side as typing; no effect right after another mark, or once closed. */
  typed(id: number, side: Sender, at: Date): Promise<void>;
  /** Message of an author by the author's own id, if it exists. */
  said(id: number, by: Pick<NewMessage, 'authorId' | 'clientMsgId'>): Promise<Message | undefined>;
  photo(id: number, messageId: number): Promise<Photo | undefined>;
  products(id: number): Promise<readonly Recommended[]>;
  /** Orders with articles from it, the newest first. */
  orders(id: number): Promise<readonly OrderFrom[]>;
  /** Oldest first. */
  approvals(id: number, at: Date): Promise<readonly Approval[]>;
  /**
   * Locks the conversation, decides, writes the change and the message. A message that is there already answers itself
   * and changes nothing, whatever happened since.
   */
  change(
    id: number,
    what: { readonly at: Date; readonly message?: NewMessage },
    decide: (conversation: Conversation) => Result<Change>,
  ): Promise<Result<{ readonly message?: Message }>>;
  acts(id: number): Promise<readonly Act[]>;
}

/** A conversation with its position in the queue. */
export interface Standing {
  readonly conversation: Conversation;
  /** From 1; null once assigned. */
  readonly position: number | null;
  readonly waitSeconds: number | null;
  readonly approvals: readonly Approval[];
  readonly products: readonly Recommended[];
  readonly orders: readonly OrderFrom[];
  /** Acts shown between the messages. */
  readonly turns: readonly Act<ConversationTurn>[];
}

export interface Asked {
  readonly questionId: number;
  readonly patient: Patient;
  readonly familyMemberId: number | undefined;
  readonly askedFor: AskedFor | undefined;
  readonly intake: Intake;
  readonly redFlags: readonly string[];
  readonly consentVersion: string;
  /** Whether it may wait until pharmacists are back. */
  readonly forLater: boolean;
  /** Set where medicines on a prescription are asked for. */
  readonly prescription: PrescriptionDetail | undefined;
}

export type Words = Pick<NewMessage, 'clientMsgId' | 'body'>;

/** Use cases of members. */
export interface Consultation {
  readonly list: ConversationRepo['list'];
  readonly ask: (member: Member, asked: Asked) => Promise<Result<Standing>>;
  /** Records that a member was sent to a doctor. */
  readonly stop: (member: Member, questionId: number, flags: readonly string[]) => Promise<void>;
  readonly find: (member: Member, id: number) => Promise<Standing | undefined>;
  readonly messages: (
    member: Member,
    id: number,
    after: number,
  ) => Promise<readonly Message[] | undefined>;
  readonly write: (member: Member, id: number, words: Words) => Promise<Result<Message>>;
  readonly read: (member: Member, id: number, messageId: number) => Promise<Result<undefined>>;
  /** Ends it, or leaves the queue. */
  readonly close: (member: Member, id: number) => Promise<Result<Standing>>;
  readonly rate: (member: Member, id: number, stars: number) => Promise<Result<Standing>>;
  /** Withdrawal of consent: ends open conversations and deletes all contents. */
  readonly withdraw: (member: Member) => Promise<void>;
  /** Whether the member is told when pharmacists may be asked again. */
  readonly alert: {
    readonly isSet: (member: Member) => Promise<boolean>;
    readonly set: (member: Member, on: boolean) => Promise<void>;
  };
  readonly acts: (
    member: Member,
    id: number,
  ) => Promise<Awaited<ReturnType<ConversationRepo['acts']>> | undefined>;
}
