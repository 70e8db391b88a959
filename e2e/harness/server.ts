import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../../tests/harness/compiled.ts';
import { freePort } from '../../tests/harness/ports.ts';
import { createDatabase, runStatement } from '../../tests/harness/postgres.ts';

/** The whole shop as `npm start` runs it, on a port and a data folder of its own. */
export interface ShopServer {
  readonly url: string;
  /** The shop's time; production's is the machine's. */
  now(): Date;
  /** Sets the shop's clock (ms since 1970), which runs on from there; what follows from it has happened on return. */
  moveTo(at: number): Promise<void>;
  forward(ms: number): Promise<void>;
  /** The sandbox bank; production has none. */
  readonly bankUrl: string;
  start(): Promise<void>;
  /** Of the running process. */
  pid(): number;
  /** Its files; the embedded database is one of them. */
  readonly folder: string;
  /** Empty where its database is the embedded one or was named. */
  readonly databaseUrl: string;
  /** Ends it as Ctrl-C does; the data stays. */
  stop(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** Pictures are drawn once for all shops of all journeys. */
const MEDIA_FOLDER = join(import.meta.dirname, '../../.cache/media');
const START_TIMEOUT_MS = 180_000;

/**
 * Where every shop begins, whatever day the machine has: a Friday at ten in the morning in Bangkok, in the middle of a
 * flash sale and hours before any offer changes.
 */
export const OPENING = '2026-11-20T03:00:00Z';

/** The database that the shops' own are copied from. */
export const DEMO = 'demo';

/** Names the PostgreSQL that has it. */
const SERVER = 'JOURNEYS_POSTGRES';

/** From now on, in this process and in those that it starts. */
export function beginWith(postgres: string): void {
  process.env[SERVER] = postgres;
}

/** A shop on a copy of the demo; the embedded engine fills its own. `env` may name another database or service. */
export async function createShopServer(
  env: Readonly<Record<string, string>> = {},
  engine: 'postgres' | 'pglite' = 'postgres',
): Promise<ShopServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arun-shop-'));
  const isApart = engine === 'pglite' || 'DATABASE_URL' in env || 'API_URL' in env;
  const database = isApart ? undefined : await createOwnDatabase(DEMO);
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const bankPort = String(await freePort());
  const isDemo = env['SHOP_MODE'] !== 'production';
  let aheadMs = isDemo ? Date.parse(OPENING) - Date.now() : 0;
  let child: ChildProcess | undefined;
  const now = () => new Date(Date.now() + aheadMs);
  // Read at each start: a shop that starts again goes on where it stopped.
  const demo = () =>
    isDemo && {
      SANDBOX_BANK_PORT: bankPort,
      DEV_CLOCK: '1',
      DEV_CLOCK_START: now().toISOString(),
    };

  async function start(): Promise<void> {
    const output: string[] = [];
    child = spawn('node', ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        MEDIA_DIR: MEDIA_FOLDER,
        WARM_PICTURES: '0',
        STOP_NOTICE_S: '0',
        TRUST_PROXY: '1',
        PUBLIC_URL: url,
        NODE_COMPILE_CACHE: COMPILED,
        ...demo(),
        ...(database && { DATABASE_URL: database.url }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(`${url}/readyz`))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The shop did not start:\n${output.join('')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function stop(): Promise<void> {
    const running = child;
    if (running?.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  async function moveTo(at: number): Promise<void> {
    const answer = await fetch(`${url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ at: new Date(at).toISOString() }),
    });
    if (!answer.ok) throw new Error(`the clock did not move: ${await answer.text()}`);
    aheadMs = at - Date.now();
  }

  return {
    url,
    now,
    moveTo,
    forward: (ms) => moveTo(now().getTime() + ms),
    folder,
    databaseUrl: database?.url ?? '',
    pid: () => child?.pid ?? 0,
    bankUrl: `http://localhost:${bankPort}`,
    start,
    stop,
    remove: async () => {
      await stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database beside the demo: empty, or a copy of `template`. */
export async function createOwnDatabase(template?: string): Promise<OwnDatabase> {
  const server = process.env[SERVER];
  if (server === undefined) throw new Error('no PostgreSQL was started for the journeys');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(server, name, template);
  const drop = () => runStatement(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url, drop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
