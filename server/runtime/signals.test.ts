import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

const SIGNALS = JSON.stringify(join(import.meta.dirname, 'signals.ts'));

/** A process that takes `ms` to stop and prints its progress. */
function script(ms: number): string {
  return `
    const { onStopSignal } = await import(${SIGNALS});
    setInterval(() => {}, 1000);
    onStopSignal(() => {
      console.log('stopping');
      return new Promise((resolve) => setTimeout(resolve, ${ms}));
    });
    console.log('ready');
  `;
}

async function started(child: ChildProcess): Promise<void> {
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  expect(line.toString()).toContain('ready');
}

async function run(ms: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(ms)]);
  await started(child);
  return child;
}

it.each(['SIGINT', 'SIGTERM'] as const)('%s stops cleanly', async (signal) => {
  const child = await run(50);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a keystroke received twice counts once', async () => {
  const child = await run(300);
  child.kill('SIGINT');
  await sleep(50);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a second signal stops at once', async () => {
  const child = await run(60_000);
  child.kill('SIGINT');
  await sleep(700);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

it.skipIf(process.platform === 'win32')('ends with the shell that npm started it in', async () => {
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"; true`;
  const env = { ...process.env, SCRIPT: script(50), npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', command], { env });
  await started(shell);
  shell.kill('SIGTERM');
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // The pipe closes with its last writer, which is no longer the shell.
  await once(shell.stdout, 'close');
  expect(output).toContain('stopping');
});
