import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { inject } from 'vitest';
import { jobsOf } from '../../server/modules.ts';
import { composeUseCases, shopOf } from '../../server/runtime/compose.ts';
import { createSealer, sealingKeysOf } from '../../server/core/sealed.ts';
import { openDatabase, type DatabaseTarget, type OpenDatabase } from '../../server/db/client.ts';
import { createRepos } from '../../server/runtime/repos.ts';
import { createTransact } from '../../server/runtime/unit-of-work.ts';
import type { Report } from '../../server/core/ports.ts';
import type { BotCheck } from '../../server/modules/identity/ports.ts';
import type { TurnSettings } from '../../server/core/turn.ts';
import type { OrderLimits } from '../../server/modules/orders/rules/refuse-cart.ts';
import type { PaymentProvider } from '../../server/modules/payments/ports.ts';
import { createApp } from '../../server/runtime/app.ts';
import { noBotCheck } from '../../server/providers/bot-check/recaptcha.ts';
import type { PageCopies } from '../../server/core/page-copies.ts';
import { createHasher, randomIds } from '../../server/core/world.ts';
import { createFakeBank } from './fake-bank.ts';
import { createMemoryStore } from './pictures.ts';
import { BLANK, createDatabase } from './postgres.ts';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ShopOptions {
  readonly demoPhones?: readonly string[];
  readonly secureCookies?: boolean;
  /** Defaults to errors on stderr. */
  readonly log?: Logger;
  /** Defaults to the in-memory gateway. */
  readonly provider?: PaymentProvider;
  /** Order limits of a member; unlimited by default. */
  readonly limits?: Partial<OrderLimits>;
  /** Defaults to one without suspicions. */
  readonly botCheck?: BotCheck;
  /** Database shared with another process; a fresh one by default. */
  readonly target?: DatabaseTarget;
  /** Polling of live events is off by default; they come by signals. */
  readonly livePollMs?: number;
  /** Relays of voice and video; none, and offered, unless something else is asked for. */
  readonly turn?: TurnSettings;
  /** Off by default, like in a demo. */
  readonly secondFactorRequired?: boolean;
  /** Ready pages of a front server; none is there by default. */
  readonly pageCopies?: PageCopies;
}

const NEVER_MS = 2 ** 31 - 1;

/** `days` is always set, since product limits are part of the inserted rows. */
export const NO_LIMITS: OrderLimits = { days: 30, open: 1_000, hourly: 10_000 };

/** The whole service on a fresh database of the engine under test, with a controllable clock. */
export async function openShop({
  demoPhones = [],
  secureCookies = true,
  log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true })),
  provider,
  limits,
  botCheck = noBotCheck,
  livePollMs = NEVER_MS,
  turn = { urls: [], secret: undefined, offered: true },
  secondFactorRequired = false,
  pageCopies = () => undefined,
  target,
}: ShopOptions = {}) {
  const place = target ?? (await freshTarget());
  const database = await openDatabase(place);
  const clock = movableClock();
  const hasher = createHasher('a secret for tests only');
  const bank = createFakeBank();
  const files = createMemoryStore();
  const pictureFiles = createMemoryStore();
  const reports: string[] = [];
  const report: Report = (problem) => void reports.push(problem);
  const world = {
    database,
    clock,
    ids: randomIds,
    hasher,
    sealer: createSealer(sealingKeysOf('a secret for tests only')),
    botCheck,
    site: { publicUrl: 'https://shop.test', secureCookies },
    demoPhones,
    limits: { ...NO_LIMITS, ...limits },
    files,
    pictureFiles,
    livePollMs,
    turn,
    secondFactorRequired,
    pageCopies,
    consultationDays: 365,
    decisionHours: 24,
    dispensingYears: 5,
    gateways: {
      providers: [provider ?? bank.provider],
      report,
    },
  };
  const parts = shopOf(world);
  const useCases = composeUseCases(parts);
  const app = createApp(useCases, log);

  const jobs = new Map(jobsOf(parts).map((job) => [job.name, job]));
  const run =
    (...names: readonly string[]) =>
    async (): Promise<void> => {
      for (const name of names) {
        const job = jobs.get(name);
        if (!job) throw new Error(`there is no job ${name}`);
        await job.run();
      }
    };

  /** Calls `/api/v1{path}`, or a full path below `/api/`, through the real app. */
  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const answer = await app.fetch(
      new Request(`http://shop.test${path.startsWith('/api/') ? '' : '/api/v1'}${path}`, {
        method,
        headers: {
          Platform: 'web',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    const isTable = answer.headers.get('content-type')?.startsWith('text/csv') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' || isTable ? {} : JSON.parse(text)) as Body,
    };
  }

  const sweeping = {
    ...createRepos(database.db),
    transact: createTransact(database.db),
    clock,
    report,
  };

  return {
    app,
    useCases,
    call,
    clock,
    hasher,
    files,
    pictureFiles,
    sealer: world.sealer,
    database,
    target: place,
    db: database.db,
    bank,
    sweepUploads: run('uploads'),
    runJob: (name: string) => run(name)(),
    reports,
    report,
    sweeping,
    jobs: {
      expire: run('order expiry'),
      complete: run('completed orders'),
      reconcile: run('payments'),
      returnMoney: run('refunds'),
      letGo: run('unwanted payments'),
      sendCards: run('gift cards', 'e-cards'),
      expireWallet: run('wallet'),
    },
    close: () => database.close(),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function freshDatabase(poolSize?: number): Promise<OpenDatabase> {
  return openDatabase({ ...(await freshTarget()), ...(poolSize ? { poolSize } : {}) });
}

async function freshTarget(): Promise<DatabaseTarget> {
  const base = inject('postgresBase');
  if (base === '') return { memory: true };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(base, name, BLANK) };
}

const DAY_MS = 86_400_000;
const BANGKOK_MS = 7 * 3_600_000;

function movableClock() {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms: number) => {
      offsetMs += ms;
    },
    /** Advances to the next moment with this time of day in Bangkok, such as `10:30`. */
    advanceTo: (time: string) => {
      const local = Date.now() + offsetMs + BANGKOK_MS;
      const target = Math.floor(local / DAY_MS) * DAY_MS + Date.parse(`1970-01-01T${time}Z`);
      offsetMs += (target - local + DAY_MS) % DAY_MS;
    },
  };
}
