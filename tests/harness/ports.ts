import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to servers and connections which ask for any port: none of them takes it meanwhile. */
const FIRST = 20_000;
const END = 30_000;

/** A port that was free a moment ago. */
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
