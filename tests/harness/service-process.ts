import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { openDatabase, type DatabaseTarget, type OpenDatabase } from '../../server/db/client.ts';
import { createHasher, systemClock } from '../../server/core/world.ts';
import { plantProducts, plantShelves } from './catalog.ts';
import { COMPILED } from './compiled.ts';
import { freePort } from './ports.ts';
import { BLANK, createDatabase } from './postgres.ts';
import type { Answer, CallOptions } from './shop.ts';

export const SECRET = 'a secret for tests of processes only';
const START_MS = 90_000;

/** Database that outlives its processes: a folder, or a database of the PostgreSQL under test. */
export interface Ground {
  readonly engine: 'pglite' | 'postgres';
  readonly target: DatabaseTarget;
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export async function breakGround(): Promise<Ground> {
  const base = inject('postgresBase');
  const folder = await mkdtemp(join(tmpdir(), 'arun-data-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const common = { DATA_DIR: folder, APP_SECRET: SECRET, LOG_LEVEL: 'error' };
  if (base === '') {
    await cp(inject('blankFolder'), folder, { recursive: true });
    return { engine: 'pglite', target: { folder }, env: common, remove };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(base, name, BLANK);
  return { engine: 'postgres', target: { url }, env: { ...common, DATABASE_URL: url }, remove };
}

/** Non-empty database: the first start on an empty one would seed the demo. */
export async function breakUsedGround(): Promise<Ground> {
  const ground = await breakGround();
  await withDatabase(ground, async ({ db }) => {
    await plantShelves(db);
    await plantProducts(db, [{ id: 1 }]);
  });
  return ground;
}

const world = { clock: systemClock, hasher: createHasher(SECRET) };

/** Opens the database directly, to insert and inspect rows; on PGlite only while no process uses it. */
export async function withDatabase<Value>(
  ground: Ground,
  work: (shop: Pick<OpenDatabase, 'db'> & typeof world) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(ground.target);
  try {
    return await work({ db: database.db, ...world });
  } finally {
    await database.close();
  }
}

export interface ServiceProcess {
  readonly pid: number;
  readonly port: number;
  /** Calls `/api/v1{path}`, or a full path below `/api/`. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Sends SIGTERM and resolves to the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

interface StartOptions {
  /** Defaults to a free port. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startService(
  ground: Ground,
  options: StartOptions = {},
): Promise<ServiceProcess> {
  const port = options.port ?? (await freePort());
  const child = run(ground, port, options.env);
  const exited = once(child, 'exit');
  const output = collect(child);
  const deadline = performance.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the service did not start: ${output()}`);
    }
    await sleep(50);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    pid: child.pid ?? 0,
    port,
    call: async (method, path, options) => {
      try {
        return await call(port, method, path, options);
      } catch (cause) {
        throw new Error(`the service gave no answer; it said: ${output()}`, { cause });
      }
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

export interface FailedStart {
  readonly exitCode: number | null;
  readonly output: string;
}

export async function startInVain(ground: Ground): Promise<FailedStart> {
  const child = run(ground, await freePort());
  const output = collect(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  await once(child, 'close');
  clearTimeout(timer);
  return { exitCode: child.exitCode, output: output() };
}

function run(ground: Ground, port: number, env: StartOptions['env'] = {}): ChildProcess {
  return spawn(process.execPath, ['server/serve-api.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      NODE_ENV: 'test',
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      STOP_NOTICE_S: '0',
      NODE_COMPILE_CACHE: COMPILED,
      ...ground.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('');
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function call<Body>(
  port: number,
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Answer<Body>> {
  const below = path.startsWith('/api/') ? path : `/api/v1${path}`;
  const answer = await fetch(`http://127.0.0.1:${String(port)}${below}`, {
    method,
    headers: {
      Platform: 'web',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Body,
  };
}
