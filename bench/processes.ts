import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/harness/ports.ts';

const ROOT = join(import.meta.dirname, '..');
const POLL_MS = 20;
/** The first start builds the storefront. */
const START_LIMIT_MS = 300_000;

export interface RunningProcess {
  readonly port: number;
  readonly url: string;
  /** Seconds from the spawn until `ready` answered. */
  readonly startSeconds: number;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Path relative to the project folder. */
  readonly script: string;
  /** Path that answers 2xx when the process is up. */
  readonly ready: string;
  readonly env?: Readonly<Record<string, string>>;
}

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a server of the project on a free port, like `npm start`. */
export async function startProcess({ script, ready, env }: StartOptions): Promise<RunningProcess> {
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = follow(child);
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      throw new Error(`${script} did not start:\n${output()}`);
    }
    await sleep(POLL_MS);
  }
  const startSeconds = (performance.now() - startedAt) / 1000;
  return { port, url, startSeconds, stop: () => end(child) };
}

/** Runs a script of the project. Resolves to its duration in seconds. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = follow(child);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${script} failed:\n${output()}`);
  return (performance.now() - startedAt) / 1000;
}

export async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'arun-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function follow(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  children.add(child);
  child.once('exit', () => children.delete(child));
  return () => chunks.join('');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
