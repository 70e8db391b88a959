import { serve } from '@hono/node-server';
import { join } from 'node:path';
import { createBank } from '../server/demo/bank/bank.ts';
import { sandboxSecret } from '../server/demo/bank/signature.ts';
import type { Switches } from '../server/demo/bank/wire.ts';
import { freePort } from '../tests/harness/ports.ts';

export interface Bank {
  readonly port: number;
  /** What a shopper does on the page behind a code; false when the bank knows no such charge. */
  scan(pageUrl: string, answer: 'pay' | 'pay_wrong' | 'expire'): Promise<boolean>;
  turn(switches: Partial<Switches>): Promise<void>;
  close(): Promise<void>;
}

/** The sandbox bank in this process, so that it outlives every killed one of the shop. */
export async function openBank(folder: string, appSecret: string): Promise<Bank> {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const bank = await createBank({
    file: join(folder, 'bank.json'),
    url,
    secret: sandboxSecret(appSecret),
    now: () => new Date(),
    timeoutMs: 2_000,
    firstRetryMs: 200,
    holdMs: 1_000,
  });
  const server = serve({ fetch: (request) => bank.fetch(request), hostname: '127.0.0.1', port });
  return {
    port,
    scan: async (pageUrl, answer) => {
      const { pathname } = new URL(pageUrl);
      const done = await fetch(`${url}${pathname}/scan`, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      });
      return done.status < 400;
    },
    turn: async (switches) => {
      await fetch(`${url}/switches`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(switches),
      });
    },
    close: async () => {
      await bank.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
