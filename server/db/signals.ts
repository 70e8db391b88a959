import type { PGlite } from '@electric-sql/pglite';
import type { SignalListener, Signals, Topic } from '../core/signals.ts';
import { keepListening, type ListenConnection } from './listen-connection.ts';

/** Triggers notify it too (`docs/decisions/0031-listen-and-notify.md`). */
const CHANNEL = 'shop_signals';
/** A payload is limited to 8,000 bytes, a topic has at most 15. */
const TOPICS_AT_ONCE = 500;

interface Carrier {
  /** A statement that commits by itself. */
  readonly query: (text: string, values: string[]) => Promise<unknown>;
  /** Called once, with the first listener. */
  readonly receive: (onPayload: (payload: string) => void, onReady: () => void) => void;
}

/** Signals of the embedded engine, within this process and from its triggers. */
export function embeddedSignals(client: PGlite): Signals {
  return createSignals({
    query: (text, values) => client.query(text, values),
    receive: (onPayload, onReady) => {
      void client.listen(CHANNEL, onPayload).then(onReady);
    },
  });
}

/** Signals over PostgreSQL; one connection per process listens, from the first listener on. */
export function postgresSignals(
  url: string,
  query: Carrier['query'],
): { readonly signals: Signals } & Pick<ListenConnection, 'renew' | 'close'> {
  let connection: ListenConnection | undefined;
  const receive: Carrier['receive'] = (onPayload, onReady) => {
    connection = keepListening(url, { channel: CHANNEL, onPayload, onReady });
  };
  return {
    signals: createSignals({ query, receive }),
    renew: () => connection?.renew(),
    close: () => connection?.close(),
  };
}

function createSignals({ query, receive }: Carrier): Signals {
  const listeners: SignalListener[] = [];
  const waiting = new Set<Topic>();
  let sending = false;

  /** One statement at a time; later topics join the next one. */
  const sendAll = async () => {
    sending = true;
    while (waiting.size > 0) {
      const topics = [...waiting].slice(0, TOPICS_AT_ONCE);
      for (const topic of topics) waiting.delete(topic);
      try {
        await query(`SELECT pg_notify('${CHANNEL}', $1)`, [topics.join(',')]);
      } catch {
        // The database is away: listeners poll once it is back.
      }
    }
    sending = false;
  };

  return {
    notify: (topics) => {
      for (const topic of topics) waiting.add(topic);
      if (!sending) void sendAll();
    },
    listen: (listener) => {
      listeners.push(listener);
      if (listeners.length > 1) return;
      const onPayload = (payload: string) => {
        const topics = payload.split(',').map(toTopic);
        for (const { onSignal } of listeners) onSignal(topics);
      };
      receive(onPayload, () => {
        for (const { onReady } of listeners) onReady();
      });
    },
  };
}

function toTopic(text: string): Topic {
  return /^\d+$/.test(text) ? Number(text) : (text as Topic);
}
