/** `npm test`: the gate, the build, and the browser journeys. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const STEPS = [
  ['node', 'scripts/verify.ts'],
  ['node', 'scripts/build.ts'],
  ['playwright', 'test'],
] as const;

try {
  await ensureChromium();
  for (const [program, ...args] of STEPS) {
    const { status } = spawnSync(program, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
