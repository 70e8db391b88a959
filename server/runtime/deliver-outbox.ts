import type { DueMessage, MessageKind, OutboxQueue, Sender } from '../core/outbox.ts';
import type { Clock, Logger } from '../core/ports.ts';

export interface OutboxWorld {
  readonly outbox: OutboxQueue;
  readonly senders: Readonly<Partial<Record<MessageKind, Sender>>>;
  /** Demo mode shows sent messages; otherwise the text is deleted after sending. */
  readonly keepBodies: boolean;
  readonly clock: Clock;
  readonly log: Logger;
}

const BATCH = 10;
/** Longer than any sender takes, so only messages of dead processes are retaken. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 12;
const MAX_DELAY_MS = 300_000;

/** Sends due messages once; safe in several processes at the same time. Returns how many it took. */
export async function deliverOutbox(world: OutboxWorld): Promise<number> {
  const kinds = Object.keys(world.senders) as MessageKind[];
  const messages = await world.outbox.takeDue(kinds, BATCH, LEASE_MS, world.clock.now());
  await Promise.all(messages.map((message) => deliverOrReport(world, message)));
  return messages.length;
}

/** A message whose outcome cannot be stored does not stop the others: its lease ends, and it is retaken. */
async function deliverOrReport(world: OutboxWorld, message: DueMessage): Promise<void> {
  try {
    await deliver(world, message);
  } catch (error) {
    world.log.error(
      { err: error, message_id: message.id },
      'the outcome of a message could not be stored',
    );
  }
}

async function deliver(world: OutboxWorld, message: DueMessage): Promise<void> {
  const { outbox, senders, clock, log } = world;
  const { id, kind, attempts } = message;
  const outcome = await attempt(senders[kind], message, log);
  const now = clock.now();
  if (outcome === 'sent') return outbox.markSent(id, now, world.keepBodies);
  if (outcome === 'gone') return outbox.giveUp(id, now);
  if (outcome === 'refused' || attempts >= MAX_ATTEMPTS) {
    log.error({ message_id: id, kind, attempts }, 'message given up');
    return outbox.giveUp(id, now);
  }
  const delayMs = Math.min(1000 * 2 ** attempts, MAX_DELAY_MS);
  return outbox.retryAt(id, new Date(now.getTime() + delayMs));
}

/** Never logs the message: it holds a phone number and perhaps a one-time password. */
async function attempt(
  send: Sender | undefined,
  message: DueMessage,
  log: Logger,
): Promise<'sent' | 'refused' | 'gone' | 'failed'> {
  try {
    return send ? await send(message) : 'failed';
  } catch (error) {
    log.warn(
      { err: error, message_id: message.id, attempts: message.attempts },
      'message not sent',
    );
    return 'failed';
  }
}
