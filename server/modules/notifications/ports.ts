import type { NoticeTopic } from '../../../lib/notifications/contract-values.ts';
import type { NoticeChoice } from '../../../lib/notifications/contract-preferences.ts';
import type { Names } from '../../core/names.ts';

export interface Notice {
  readonly type: 'order' | 'promotion' | 'system';
  readonly title: Names;
  readonly body: Names;
  /** Path of the shop without the language prefix. */
  readonly url: string | null;
}

/** A notice to send; its topic follows from the type unless given. */
export interface OutgoingNotice extends Notice {
  readonly topic?: NoticeTopic;
}

export interface Notification extends Notice {
  readonly id: number;
  /** Product of the notice, in an order the first one; null if none. */
  readonly product: { readonly id: number; readonly pictureVersion: number } | null;
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
  /** Adds it to the bell and pushes it to the member's devices, each subject to the preferences. */
  add(memberId: number, notice: OutgoingNotice, now: Date): Promise<void>;
  /** `before` is the id of the oldest known notification. */
  page(
    memberId: number,
    slice: { limit: number; offset: number; before?: number | undefined },
  ): Promise<NotificationPage>;
  /** Undefined if missing or owned by another member. */
  find(memberId: number, id: number): Promise<Notification | undefined>;
  /** Undefined if missing or owned by another member; idempotent. */
  markRead(memberId: number, id: number, now: Date): Promise<Notification | undefined>;
  markAllRead(memberId: number, now: Date): Promise<void>;
}

export interface NoticePreferenceRepo {
  read(memberId: number): Promise<readonly NoticeChoice[]>;
  /** `choices` holds each pair of topic and channel at most once. */
  write(memberId: number, choices: readonly NoticeChoice[], now: Date): Promise<void>;
}

export type NotificationUseCases = Pick<
  NotificationRepo,
  'page' | 'find' | 'markRead' | 'markAllRead'
>;
