import type { NoticeTopic } from '../../../lib/api/contract/member-values.ts';
import type { NoticeChoice } from '../../../lib/api/contract/notice-preferences.ts';
import type { Names } from '../../core/names.ts';

export interface Notice {
  readonly type: 'order' | 'promotion' | 'system';
  readonly title: Names;
  readonly body: Names;
  /** A path of the shop without the language prefix. */
  readonly url: string | null;
}

/** A notice on its way; what it counts as follows from its type unless it says so. */
export interface OutgoingNotice extends Notice {
  readonly topic?: NoticeTopic;
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
  /** Under the bell, and to the member's devices: each where the member hears of it there. */
  add(memberId: number, notice: OutgoingNotice, now: Date): Promise<void>;
  /** `before` is the id of the oldest one that is known already. */
  page(
    memberId: number,
    slice: { limit: number; offset: number; before?: number | undefined },
  ): Promise<NotificationPage>;
  /** Undefined when it is missing or another member's. */
  find(memberId: number, id: number): Promise<Notification | undefined>;
  /** Undefined when it is missing or another member's; reading twice changes nothing. */
  markRead(memberId: number, id: number, now: Date): Promise<Notification | undefined>;
  markAllRead(memberId: number, now: Date): Promise<void>;
}

export interface NoticePreferenceRepo {
  /** What the member chose. */
  read(memberId: number): Promise<readonly NoticeChoice[]>;
  /** Each pair of topic and channel once. */
  write(memberId: number, choices: readonly NoticeChoice[], now: Date): Promise<void>;
}

/** What routes call. */
export type NotificationUseCases = Pick<
  NotificationRepo,
  'page' | 'find' | 'markRead' | 'markAllRead'
>;
