import type { Names } from '../catalog/ports.ts';

export interface Notice {
  readonly type: 'order' | 'promotion' | 'system';
  readonly title: Names;
  readonly body: Names;
  /** A path of the shop without the language prefix. */
  readonly url: string | null;
}

export interface Notification extends Notice {
  readonly id: number;
  /** The product that it is about, in an order the first one; null where it is about none. */
  readonly productId: number | null;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

export interface NotificationPage {
  /** Newest first. */
  readonly rows: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}

export interface NotificationRepo {
  add(memberId: number, notice: Notice, now: Date): Promise<void>;
  page(memberId: number, slice: { limit: number; offset: number }): Promise<NotificationPage>;
  /** Undefined when it is missing or another member's. */
  find(memberId: number, id: number): Promise<Notification | undefined>;
  /** Undefined when it is missing or another member's; reading twice changes nothing. */
  markRead(memberId: number, id: number, now: Date): Promise<Notification | undefined>;
  markAllRead(memberId: number, now: Date): Promise<void>;
}
