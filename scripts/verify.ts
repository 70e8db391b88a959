/** The gate: everything that must hold before a change lands, two checks at a time. */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

const CHECKS: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'styles', command: ['stylelint', '{app,components,styles}/**/*.scss'] },
  {
    name: 'import floors',
    command: [
      'depcruise',
      'app',
      'components',
      'lib',
      'stores',
      'server',
      'middleware.ts',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  },
  { name: 'dead code', command: ['knip'] },
  { name: 'messages', command: ['node', 'scripts/messages.ts'] },
  { name: 'versions', command: ['node', 'scripts/versions.ts'] },
  { name: 'unit, component and API tests', command: ['vitest', 'run'] },
];

async function run({ name, command }: Check): Promise<boolean> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const passed = code === 0;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (!passed || name.includes('tests')) console.log(Buffer.concat(output).toString());
  return passed;
}

async function main(): Promise<void> {
  const queue = [...CHECKS];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await run(check))) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  console.log(failed.length === 0 ? 'verify: all passed' : `verify failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main();
