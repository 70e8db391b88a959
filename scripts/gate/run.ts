import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { COMPILED } from '../../tests/harness/compiled.ts';

export interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Streams its output, instead of printing it on failure. */
  readonly isLoud?: boolean;
}

/** Runs the command and prints its output on failure. Resolves to whether it passed. */
async function run({ name, command, isLoud = false }: Check): Promise<boolean> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const stdio = isLoud ? 'inherit' : 'pipe';
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(program, args, { env, stdio: ['ignore', stdio, stdio] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(Buffer.concat(output).toString());
  return code === 0;
}

export interface RunOptions {
  readonly bail?: boolean;
  readonly atOnce?: number;
}

/** Runs the checks, two at a time by default. Resolves to the names of the failed ones. */
export async function runAll(
  checks: readonly Check[],
  { bail = false, atOnce = 2 }: RunOptions = {},
): Promise<string[]> {
  const queue = [...checks];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await run(check))) failed.push(check.name);
      if (bail && failed.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}
