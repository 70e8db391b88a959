import type { Sender } from '../../../lib/api/contract/conversation-values.ts';
import type { OrderStatus, PaymentStatus } from '../../../lib/api/contract/order-values.ts';
import type { ParcelEvent } from '../orders/ports.ts';
import type { Notification } from '../notifications/ports.ts';

/** How far a subscriber was told; it stands in the id of each event. */
export interface Cursor {
  readonly notification: number;
  /** Of `order_history`. */
  readonly move: number;
}

interface ToMember {
  readonly memberId: number;
}

export interface LiveNotification extends ToMember {
  readonly kind: 'notification';
  readonly id: number;
  readonly notification: Notification;
}

export interface LiveOrder extends ToMember {
  readonly kind: 'order';
  readonly id: number;
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly at: Date;
}

export interface LivePayment extends ToMember {
  readonly kind: 'payment';
  readonly paymentId: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
}

/** The courier saw a parcel: the order stands as it stood. */
export interface LiveParcel extends ToMember {
  readonly kind: 'parcel';
  readonly parcelId: number;
  readonly orderId: string;
  readonly state: ParcelEvent;
  readonly at: Date;
}

/** Something of a conversation with a pharmacist changed, its position in the queue too; its member and its pharmacist ask for it. */
export interface LiveConversation extends ToMember {
  readonly kind: 'conversation';
  readonly conversationId: number;
  readonly at: Date;
}

/** The other one in a conversation is writing; nothing of what. */
export interface LiveTyping extends ToMember {
  readonly kind: 'typing';
  readonly conversationId: number;
  readonly from: Sender;
  readonly at: Date;
}

/** For pharmacists: who waits, or who has whom, changed; their desk asks for it. */
export interface LiveDesk extends ToMember {
  readonly kind: 'desk';
  readonly at: Date;
}

export type LiveEvent =
  | LiveNotification
  | LiveOrder
  | LivePayment
  | LiveParcel
  | LiveConversation
  | LiveTyping
  | LiveDesk;

export interface LiveEventRepo {
  newest(): Promise<Cursor>;
  /** What is newer than the cursor and concerns those members, the oldest first. */
  after(memberIds: readonly number[], cursor: Cursor, limit: number): Promise<readonly LiveEvent[]>;
  /** Payments and parcels of those members that moved since. */
  unnumbered(
    memberIds: readonly number[],
    since: Date,
  ): Promise<readonly (LivePayment | LiveParcel)[]>;
  /** Their conversations that changed since, and who wrote to them. */
  conversations(
    memberIds: readonly number[],
    since: Date,
  ): Promise<readonly (LiveConversation | LiveTyping)[]>;
  /** What those members wait in the queue with. */
  waiting(
    memberIds: readonly number[],
  ): Promise<readonly Pick<LiveConversation, 'memberId' | 'conversationId'>[]>;
  /** Which of those members have a desk of the pharmacists. */
  desksOf(memberIds: readonly number[]): Promise<readonly number[]>;
}

export interface Subscriber {
  readonly memberId: number;
  /** Up to where they know; what is absent counts from now on. */
  readonly from: Partial<Cursor>;
  /** Called for each event, with how far the subscriber was told then. */
  readonly notify: (event: LiveEvent, cursor: Cursor) => void;
  readonly sessionId: string;
  /** Called once when that sign-in is over; nothing is told after it. */
  readonly end: () => void;
}

/** Tells members what happens, as it happens. */
export interface LiveEvents {
  /** Undefined when the member subscribed in too many places; otherwise how to stop. */
  subscribe(subscriber: Subscriber): Promise<(() => void) | undefined>;
}
