import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** An infinite loop counts as killed. */
const TIMEOUT_MS = 240_000;

const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ failureMessages: z.array(z.string()) })),
      message: z.string(),
    }),
  ),
});

export interface Run {
  readonly passed: boolean;
  /** Failed files; empty after a timeout. */
  readonly failed: readonly string[];
  readonly messages: readonly string[];
  readonly ms: ReadonlyMap<string, number>;
}

const running = new Set<number>();

/** Runs test files in a copy of the project, until the first failure. Throws if no test ran. */
export async function runTests(
  folder: string,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Run> {
  const report = `.cache/mutants/${randomUUID()}.json`;
  const args = ['--config', 'vitest.mutants.config.ts', '--reporter=json'];
  const { code, output, isLate } = await spawnVitest(
    folder,
    ['run', ...args, `--outputFile=${report}`, ...files],
    env,
  );
  if (isLate) return { passed: false, failed: [], messages: ['it took too long'], ms: new Map() };
  const path = join(folder, report);
  const told = existsSync(path)
    ? reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : undefined;
  if (!told || told.testResults.length === 0) throw new Error(`no tests ran:\n${output}`);
  const named = told.testResults.map(({ assertionResults, message, ...file }) => ({
    ...file,
    name: relative(folder, file.name),
    messages: [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)],
  }));
  // Files skipped after the first failure are marked as failed, too.
  const failed = named.filter(({ messages }) => messages.some((text) => text !== ''));
  return {
    // Packages may change the exit code: 0 despite failures, or 1 although all tests passed.
    passed: code === 0 && told.success,
    failed: failed.map(({ name }) => name),
    messages: failed.flatMap(({ messages }) => messages),
    ms: new Map(named.map(({ name, startTime, endTime }) => [name, endTime - startTime])),
  };
}

export function stopTests(): void {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly isLate: boolean;
}

function spawnVitest(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const program = join(cwd, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Own process group, so that its workers end with it.
    detached: true,
  });
  const { pid = 0 } = child;
  running.add(pid);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-pid, 'SIGKILL');
    }, TIMEOUT_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(pid);
      resolve({ code, output: Buffer.concat(output).toString(), isLate });
    });
  });
}
