import { createServer, connect, type Socket } from 'node:net';
import { freePort } from './ports.ts';

/** TCP proxy between a process and its database, to simulate an unplugged cable or a stopped server. */
export interface TcpGate {
  readonly port: number;
  /** Closes open connections and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Stalls all traffic silently. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** New connections pass; frozen ones stay frozen, as after a failover to another machine. */
  replace(): Promise<void>;
  close(): Promise<void>;
}

export async function openGate(target: { host: string; port: number }): Promise<TcpGate> {
  const port = await freePort();
  const pairs = new Set<readonly [Socket, Socket]>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    if (frozen) for (const end of pair) end.pause();
    for (const end of pair) {
      end.on('error', () => undefined);
      end.on('close', () => {
        for (const other of pair) other.destroy();
        pairs.delete(pair);
      });
    }
  });
  const open = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const pair of pairs) for (const end of pair) end.destroy();
    await closed;
  };
  await open();
  return {
    port,
    open,
    shut,
    freeze: () => {
      frozen = true;
      for (const pair of pairs) for (const end of pair) end.pause();
      return Promise.resolve();
    },
    replace: () => {
      frozen = false;
      return Promise.resolve();
    },
    thaw: () => {
      frozen = false;
      for (const pair of pairs) for (const end of pair) end.resume();
      return Promise.resolve();
    },
    close: () => (server.listening ? shut() : Promise.resolve()),
  };
}
