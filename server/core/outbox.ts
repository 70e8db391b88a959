export type MessageKind = 'sms' | 'mail' | 'push';

interface OutboxMessage {
  readonly kind: MessageKind;
  /** A phone number as members write it, a mail address, or a device's address at the push provider. */
  readonly recipient: string;
  readonly body: string;
  /** Later it is of no use and is not sent; null: send it whenever it gets through. */
  readonly expiresAt: Date | null;
}

/** Messages to the outside: written in the transaction that causes them, sent by a job afterwards. */
export interface Outbox {
  add(message: OutboxMessage, now: Date): Promise<void>;
}

export interface DueMessage {
  readonly id: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly body: string;
  /** Including the one that is about to be made. */
  readonly attempts: number;
}

/** The sending side of the outbox. */
export interface OutboxQueue {
  /** Due messages, each to one caller only; nobody else gets them before `leaseMs` have passed. */
  takeDue(
    kinds: readonly MessageKind[],
    limit: number,
    leaseMs: number,
    now: Date,
  ): Promise<DueMessage[]>;
  markSent(id: number, now: Date, keepBody: boolean): Promise<void>;
  retryAt(id: number, at: Date): Promise<void>;
  /** The message will never be sent. */
  giveUp(id: number, now: Date): Promise<void>;
}

/**
 * Hands one message over. `refused` is final, and so is `gone`, where it is nobody's fault that nobody is there any more;
 * whatever it throws is tried again later.
 */
export type Sender = (message: DueMessage) => Promise<'sent' | 'refused' | 'gone'>;

/** A message as the demo's outbox page shows it. */
export interface ShownMessage {
  readonly id: number;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly body: string;
  readonly createdAt: Date;
}
