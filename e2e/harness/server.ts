import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../../tests/harness/compiled.ts';
import { freePort } from '../../tests/harness/ports.ts';
import { createDatabase, runStatement } from '../../tests/harness/postgres.ts';

/** The whole shop as started by `npm start`, with its own port and data folder. */
export interface ShopServer {
  readonly url: string;
  /** Time of the shop; in production that of the machine. */
  now(): Date;
  /** Sets the shop's clock (ms since 1970), which continues from there. Due jobs have run on return. */
  moveTo(at: number): Promise<void>;
  forward(ms: number): Promise<void>;
  /** Sandbox bank; empty in production. */
  readonly bankUrl: string;
  start(): Promise<void>;
  pid(): number;
  /** Data folder, with the embedded database. */
  readonly folder: string;
  /** Empty for the embedded database, or if `env` names one. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Shared by all shops, so that pictures are drawn once. */
const MEDIA_FOLDER = join(import.meta.dirname, '../../.cache/media');
const START_TIMEOUT_MS = 180_000;

/**
 * Start time of every shop, independent of the machine's date: a Friday at 10:00 in Bangkok, during a flash sale and
 * hours before any offer changes.
 */
export const OPENING = '2026-11-20T03:00:00Z';

export const DEMO = 'demo';

const SERVER = 'JOURNEYS_POSTGRES';

export function beginWith(postgres: string): void {
  process.env[SERVER] = postgres;
}

/** Output of this worker's running shops. */
const outputs = new Set<string[]>();
/** Number of last writes kept per shop. */
const KEPT_OUTPUT = 200;

/** Last log lines of this worker's shops; a failed journey keeps them beside its trace. */
export function recentOutput(): string {
  return [...outputs].map((output) => output.join('')).join('\n');
}

/** Shop on a copy of the demo; the embedded engine seeds its own. `env` may name another database or service. */
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
  const output: string[] = [];
  outputs.add(output);
  const now = () => new Date(Date.now() + aheadMs);
  // Evaluated at each start: a restarted shop continues at its time.
  const demo = () =>
    isDemo && {
      SANDBOX_BANK_PORT: bankPort,
      DEV_CLOCK: '1',
      DEV_CLOCK_START: now().toISOString(),
    };

  async function start(): Promise<void> {
    output.length = 0;
    child = spawn('node', ['scripts/start.ts'], {
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
    const keep = (chunk: Buffer) => {
      output.push(chunk.toString());
      if (output.length > KEPT_OUTPUT) output.shift();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    let ending: string | undefined;
    // After `exit`, when all output has arrived.
    child.once('close', (code, signal) => {
      ending = `ended with ${String(signal ?? code)}`;
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(`${url}/readyz`))) {
      if (ending !== undefined || Date.now() > deadline) {
        throw new Error(`The shop did not start (${ending ?? 'timeout'}):\n${output.join('')}`);
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
      outputs.delete(output);
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** New database beside the demo: empty, or a copy of `template`. */
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
