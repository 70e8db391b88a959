import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import type {
  Charge,
  ChargeRequest,
  PaymentProvider,
  RawCallback,
} from '../../server/modules/payments/ports.ts';
import { createSandbox } from './adapter.ts';
import { createBank, type BankOptions, type SandboxBank } from './bank.ts';
import type { Switches } from './wire.ts';

export const SECRET = 'a secret of shop and bank';

function listening(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${String(address.port)}`);
    });
  });
}

function closing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function startShop() {
  const received: RawCallback[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = new Headers(request.headers as Record<string, string>);
      received.push({ headers, body, query: new URLSearchParams() });
      response.statusCode = statuses.shift() ?? 200;
      response.end();
    });
  });
  const url = await listening(server);
  return {
    url,
    received,
    /** Status codes of the next callbacks, one each; 200 afterwards. */
    answerWith: (...codes: number[]) => statuses.push(...codes),
    close: () => closing(server),
  };
}

export interface TestBank {
  readonly url: string;
  readonly shop: Awaited<ReturnType<typeof startShop>>;
  readonly provider: PaymentProvider;
  /** The same for a shop that waits 200 ms for an answer. */
  readonly impatient: PaymentProvider;
  readonly clock: { now: Date };
  charge(change?: Partial<ChargeRequest>, by?: PaymentProvider): Promise<Charge>;
  /** Presses a button of a page; returns the response without following redirects. */
  press(page: string, step: string, fields?: Record<string, string>): Promise<Response>;
  flip(switches: Partial<Switches>): Promise<Response>;
  callbacks(count: number): Promise<readonly RawCallback[]>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

let payments = 0;
export function nextPaymentId(): string {
  payments += 1;
  return `00000000-0000-4000-8000-${String(payments).padStart(12, '0')}`;
}

/** The bank over real HTTP on a free port, with a recording shop. */
export async function startTestBank(options: Partial<BankOptions> = {}): Promise<TestBank> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'));
  const shop = await startShop();
  const clock = { now: new Date() };
  let bank: SandboxBank | undefined;
  const answer = getRequestListener(
    (request) => bank?.fetch(request) ?? new Response('closed', { status: 503 }),
  );
  const server = createServer((request, response) => void answer(request, response));
  const url = await listening(server);
  const open = async () => {
    bank = await createBank({
      file: join(folder, 'bank.json'),
      url,
      secret: SECRET,
      now: () => clock.now,
      firstRetryMs: 5,
      ...options,
    });
  };
  await open();
  const access = {
    apiUrl: url,
    secret: SECRET,
    methods: ['kbank_card', 'truemoney', 'qr'],
  } as const;
  const provider = createSandbox(access);
  return {
    url,
    shop,
    provider,
    impatient: createSandbox({ ...access, timeoutMs: 200 }),
    clock,
    charge: async (change = {}, by = provider) => {
      const answer = await by.charge({
        paymentId: nextPaymentId(),
        orderId: 'AR261122-ABC234',
        method: 'kbank_card',
        amount: 70_550,
        currency: 'THB',
        locale: 'en',
        returnUrl: `${shop.url}/orders/AR261122-ABC234/payment/result`,
        webhookUrl: `${shop.url}/api/v1/payments/webhooks/sandbox`,
        expiresAt: new Date(clock.now.getTime() + 1_800_000),
        ...change,
      });
      if ('refused' in answer) throw new Error(answer.words);
      return answer;
    },
    press: (page, step, fields = {}) =>
      fetch(`${page}/${step}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    flip: (switches) =>
      fetch(`${url}/switches`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(switches),
      }),
    callbacks: async (count) => {
      while (shop.received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
      return shop.received;
    },
    restart: async () => {
      await bank?.close();
      await open();
    },
    close: async () => {
      await bank?.close();
      await Promise.all([closing(server), shop.close()]);
      await rm(folder, { recursive: true });
    },
  };
}

export function pageOf({ nextAction }: Charge): string {
  if (nextAction.type === 'redirect') return nextAction.url;
  if (nextAction.type === 'qr' && nextAction.demo_url !== null) return nextAction.demo_url;
  throw new Error(`unknown next action ${nextAction.type}`);
}
