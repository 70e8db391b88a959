import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, from which the system assigns ports. */
const FIRST = 20_000;
const END = 30_000;

/** Port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.once('error', () => {
    resolve(false);
  });
  probe.listen(port, '127.0.0.1', () => {
    probe.close(() => {
      resolve(true);
    });
  });
  return promise;
}
