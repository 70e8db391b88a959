import type { Sender } from '../../../lib/conversations/contract-values.ts';
import type { OrderStatus, PaymentStatus } from '../../../lib/orders/contract-values.ts';
import type { ParcelEvent } from '../orders/ports.ts';
import type { Notification } from '../notifications/ports.ts';

/** A subscriber's position; part of each event's id. */
export interface Cursor {
  readonly notification: number;
  /** Id in `order_history`. */
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

/** A courier scan of a parcel; the order's status is unchanged. */
export interface LiveParcel extends ToMember {
  readonly kind: 'parcel';
  readonly parcelId: number;
  readonly orderId: string;
  readonly state: ParcelEvent;
  readonly at: Date;
}

/**
 * A change in a conversation with a pharmacist, including its queue position; its member and its
 * pharmacist then read it.
 */
export interface LiveConversation extends ToMember {
  readonly kind: 'conversation';
  readonly conversationId: number;
  readonly at: Date;
}

/** The other side of a conversation is typing; carries no text. */
export interface LiveTyping extends ToMember {
  readonly kind: 'typing';
  readonly conversationId: number;
  readonly from: Sender;
  readonly at: Date;
}

/** State or signals of a video call changed; carries no content. */
export interface LiveVideoCall extends ToMember {
  readonly kind: 'video_call';
  readonly conversationId: number;
  readonly videoCallId: number;
  readonly revision: number;
}

/** For pharmacists: waiting or assigned conversations changed; their desk then reads them. */
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
  | LiveVideoCall
  | LiveDesk;

export interface LiveEventRepo {
  newest(): Promise<Cursor>;
  /** Events of those members after the cursor, oldest first. */
  after(memberIds: readonly number[], cursor: Cursor, limit: number): Promise<readonly LiveEvent[]>;
  /** Payments and parcels of those members that changed since. */
  unnumbered(
    memberIds: readonly number[],
    since: Date,
  ): Promise<readonly (LivePayment | LiveParcel)[]>;
  /** Their conversations that changed since, and who is typing to them. */
  conversations(
    memberIds: readonly number[],
    since: Date,
  ): Promise<readonly (LiveConversation | LiveTyping)[]>;
  videoCalls(memberIds: readonly number[], since: Date): Promise<readonly LiveVideoCall[]>;
  waiting(
    memberIds: readonly number[],
  ): Promise<readonly Pick<LiveConversation, 'memberId' | 'conversationId'>[]>;
  /** The members among them with a pharmacist's desk. */
  desksOf(memberIds: readonly number[]): Promise<readonly number[]>;
}

export interface Subscriber {
  readonly memberId: number;
  /** Last known position; absent parts start now. */
  readonly from: Partial<Cursor>;
  /** Called for each event, with the subscriber's new position. */
  readonly notify: (event: LiveEvent, cursor: Cursor) => void;
  readonly sessionId: string;
  /** Called once when the sign-in is over; no event follows. */
  readonly end: () => void;
}

export interface LiveEvents {
  /** Returns an unsubscribe function, or undefined if the member has too many subscriptions. */
  subscribe(subscriber: Subscriber): Promise<(() => void) | undefined>;
}
