import type { Sender } from '../../../lib/api/contract/conversation-values.ts';
import type { OrderStatus, PaymentStatus } from '../../../lib/api/contract/order-values.ts';
import type { ParcelEvent } from '../orders/ports.ts';
import type { Notification } from '../notifications/ports.ts';

/** How far a listener has heard; it stands in the id of each event. */
export interface Cursor {
  readonly notification: number;
  /** Of `order_history`. */
  readonly move: number;
}

interface ToMember {
  readonly memberId: number;
}

export interface NotificationNews extends ToMember {
  readonly kind: 'notification';
  readonly id: number;
  readonly notification: Notification;
}

export interface OrderNews extends ToMember {
  readonly kind: 'order';
  readonly id: number;
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly at: Date;
}

export interface PaymentNews extends ToMember {
  readonly kind: 'payment';
  readonly paymentId: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
}

/** The courier saw a parcel: the order stands as it stood. */
export interface ParcelNews extends ToMember {
  readonly kind: 'parcel';
  readonly parcelId: number;
  readonly orderId: string;
  readonly state: ParcelEvent;
  readonly at: Date;
}

/** Something of a conversation with a pharmacist changed; its member and its pharmacist ask for it. */
export interface ConversationNews extends ToMember {
  readonly kind: 'conversation';
  readonly conversationId: number;
  readonly at: Date;
}

/** The other one in a conversation is writing; nothing of what. */
export interface TypingNews extends ToMember {
  readonly kind: 'typing';
  readonly conversationId: number;
  readonly from: Sender;
  readonly at: Date;
}

/** What bears no number to go on from. */
export type UnnumberedNews = PaymentNews | ParcelNews | ConversationNews | TypingNews;

export type News = NotificationNews | OrderNews | UnnumberedNews;

export interface NewsRepo {
  newest(): Promise<Cursor>;
  /** What is newer than the cursor and concerns those members, the oldest first. */
  after(memberIds: readonly number[], cursor: Cursor, limit: number): Promise<readonly News[]>;
  /** Payments, parcels and conversations of those members that moved since, and who wrote to them. */
  unnumbered(memberIds: readonly number[], since: Date): Promise<readonly UnnumberedNews[]>;
}

export interface Listener {
  readonly memberId: number;
  /** Absent for somebody who listens for the first time. */
  readonly from: Cursor | undefined;
  /** Called for each event, with how far the listener has heard then. */
  readonly hear: (news: News, cursor: Cursor) => void;
  readonly sessionId: string;
  /** Called once when that sign-in is over; nothing is heard after it. */
  readonly end: () => void;
}

/** Tells members what happens, as it happens. */
export interface LiveNews {
  /** Undefined when the member listens in too many places; otherwise how to stop. */
  listen(listener: Listener): Promise<(() => void) | undefined>;
}
