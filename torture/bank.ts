import { serve } from '@hono/node-server';
import { join } from 'node:path';
import { createBank } from '../demo/bank/bank.ts';
import { sandboxSecret } from '../demo/bank/signature.ts';
import type { Switches } from '../demo/bank/wire.ts';
import { freePort } from '../tests/harness/ports.ts';

export interface Bank {
  readonly port: number;
  /** Shopper's action on the page behind a code; false for an unknown charge. */
  scan(pageUrl: string, answer: 'pay' | 'pay_wrong' | 'expire'): Promise<boolean>;
  turn(switches: Partial<Switches>): Promise<void>;
  /** Unasked refund by bank staff; false if no callback would report it, or the money is gone. */
  giveBack(paymentId: string, amount: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Sandbox bank in this process, so that it outlives killed processes of the shop. */
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
  let switched: Partial<Switches> = {};
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${sandboxSecret(appSecret)}`,
      },
      body: JSON.stringify(body),
    });
  /** Serialized, so that the bank never goes silent in the middle of a refund. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = last.then(work);
    last = done;
    return done;
  };
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
    turn: (switches) =>
      inTurn(async () => {
        await post('/switches', switches);
        switched = { ...switched, ...switches };
      }),
    giveBack: (paymentId, amount) =>
      inTurn(async () => {
        if (switched.silent) return false;
        const refund = { payment_id: paymentId, amount, paid: amount, unasked: true };
        return (await post('/api/refunds', refund)).ok;
      }),
    close: async () => {
      await bank.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
