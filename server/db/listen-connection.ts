import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const CONNECT_MS = 3_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

interface Listening {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called whenever listening starts again; earlier notifications are lost. */
  readonly onReady: () => void;
}

export interface ListenConnection {
  /** Drops the connection: its server may have vanished. */
  renew(): void;
  close(): void;
}

/** A dedicated connection for LISTEN, reopened when lost, with backoff. */
export function keepListening(url: string, listening: Listening): ListenConnection {
  let socket = new Socket();
  let closed = false;
  const renew = () => {
    socket.destroy();
  };
  const run = async () => {
    let failures = 0;
    while (!closed) {
      socket = new Socket();
      const heard = await listenUntilLost(url, socket, listening);
      failures = heard ? 0 : failures + 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      // Jitter, so that processes do not reconnect all at once.
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { ref: false });
    }
  };
  void run();
  return {
    renew,
    close: () => {
      closed = true;
      renew();
    },
  };
}

/** Resolves to whether it listened at all. */
async function listenUntilLost(
  url: string,
  socket: Socket,
  { channel, onPayload, onReady }: Listening,
): Promise<boolean> {
  const client = new Client({
    ...{ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
    stream: () => socket,
  });
  const lost = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => socket.destroy());
  client.on('notification', ({ payload = '' }) => {
    onPayload(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch {
    socket.destroy();
    return false;
  }
  onReady();
  await lost;
  return true;
}
