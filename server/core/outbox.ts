export type MessageKind = 'sms' | 'mail' | 'push';

interface OutboxMessage {
  readonly kind: MessageKind;
  /** A phone number as entered, an email address, or a device address at the push provider. */
  readonly recipient: string;
  readonly body: string;
  /** Not sent after this moment; null: never expires. */
  readonly expiresAt: Date | null;
}

/** Outgoing messages: written in the transaction that causes them, sent by a job afterwards. */
export interface Outbox {
  add(message: OutboxMessage, now: Date): Promise<void>;
}

export interface DueMessage {
  readonly id: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly body: string;
  /** Including the attempt about to be made. */
  readonly attempts: number;
}

export interface OutboxQueue {
  /** Due messages, each leased to one caller for `leaseMs`. */
  takeDue(
    kinds: readonly MessageKind[],
    limit: number,
    leaseMs: number,
    now: Date,
  ): Promise<DueMessage[]>;
  markSent(id: number, now: Date, keepBody: boolean): Promise<void>;
  retryAt(id: number, at: Date): Promise<void>;
  /** Marks a message as never to be sent. */
  giveUp(id: number, now: Date): Promise<void>;
}

/**
 * Delivers one message. `refused` is final, and so is `gone`, for a recipient that no longer
 * exists; exceptions are retried later.
 */
export type Sender = (message: DueMessage) => Promise<'sent' | 'refused' | 'gone'>;

export interface ShownMessage {
  readonly id: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly body: string;
  readonly createdAt: Date;
}
