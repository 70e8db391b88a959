import type { Cursor, LiveEvent, Subscriber } from './ports.ts';

const REMEMBERED = 1_000;

export class Subscription {
  readonly subscriber: Subscriber;
  readonly #known = new Set<string>();
  #cursor: Cursor;

  constructor(subscriber: Subscriber, cursor: Cursor) {
    this.subscriber = subscriber;
    this.#cursor = cursor;
  }

  /** Sends events after the subscriber's cursor; marks the others as known. */
  resume(events: readonly LiveEvent[]): void {
    const from = this.#cursor;
    for (const event of events) {
      if (isAfter(event, from)) this.tell(event);
      else this.#known.add(keyOf(event));
    }
  }

  tell(event: LiveEvent): void {
    const key = keyOf(event);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    this.#cursor = advance(this.#cursor, event);
    this.subscriber.notify(event, this.#cursor);
  }
}

export function advance(cursor: Cursor, event: LiveEvent): Cursor {
  if (event.kind === 'notification') {
    return { ...cursor, notification: Math.max(cursor.notification, event.id) };
  }
  return event.kind === 'order' ? { ...cursor, move: Math.max(cursor.move, event.id) } : cursor;
}

function isAfter(event: LiveEvent, cursor: Cursor): boolean {
  if (!('id' in event)) return false;
  return event.id > (event.kind === 'notification' ? cursor.notification : cursor.move);
}

function keyOf(event: LiveEvent): string {
  if ('id' in event) return `${event.kind} ${String(event.id)}`;
  if (event.kind === 'payment') return `payment ${event.paymentId} ${event.status}`;
  if (event.kind === 'video_call') {
    return `video_call ${String(event.videoCallId)} ${String(event.revision)}`;
  }
  const at = event.at.toISOString();
  if (event.kind === 'desk') return `desk ${at}`;
  if (event.kind === 'parcel') return `parcel ${String(event.parcelId)} ${at}`;
  if (event.kind === 'conversation') return `conversation ${String(event.conversationId)} ${at}`;
  return `typing ${event.from} ${String(event.conversationId)} ${at}`;
}
