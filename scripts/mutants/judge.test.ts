import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJudge } from './judge.ts';
import { mutantsOf, withSwitches, type Mutant } from './operators.ts';

const CODE = 'export const isAdult = (age) => age >= 18;\nexport const half = (n) => n / 2;\n';
const MUTANTS = mutantsOf('rules.ts', CODE);
const [AGE, HALF] = MUTANTS as [Mutant, Mutant];
const PATIENCE = { timeout: 120_000 };

const FILES = {
  'rules.ts': withSwitches(CODE, MUTANTS, 0),
  'copy-of-rules.ts': CODE,
  'age.test.ts': `import { expect, it } from 'vitest';
    import { isAdult } from './rules.ts';
    it('begins with 18', () => expect([isAdult(17), isAdult(18)]).toEqual([false, true]));`,
  'half.test.ts': `import { expect, it } from 'vitest';
    import { half } from './rules.ts';
    it('is a number', () => expect(half(2)).toBeTypeOf('number'));`,
  'elsewhere.test.ts': `import { expect, it } from 'vitest';
    import { isAdult } from './copy-of-rules.ts';
    it('begins with 18', () => expect(isAdult(18)).toBe(true));`,
  'broken.test.ts': `import { expect, it } from 'vitest';
    it('fails', () => expect(1).toBe(2));`,
  // Simulates a package that exits with 0 despite failures.
  'end.ts': `export function setup() { process.on('exit', () => { process.exitCode = 0; }); }`,
  'package.json': '{ "type": "module" }',
  'vitest.mutants.config.ts': `export default { test: { bail: 1, globalSetup: ['./end.ts'],
    setupFiles: [${JSON.stringify(resolve('scripts/mutants/switch.ts'))}] } };`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arun-judge-'));
  mkdirSync(join(folder, '.cache/mutants'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('whether tests kill a mutant', PATIENCE, () => {
  it('is decided by the tests that reach it, regardless of the exit code', async () => {
    const judge = await createJudge(folder, ['age.test.ts', 'half.test.ts']);
    expect(await judge(AGE, 0)).toBe('age.test.ts');
    expect(await judge(HALF, 1)).toBeUndefined();
  });

  it('is not decided by tests that load another file', async () => {
    await expect(createJudge(folder, ['elsewhere.test.ts'])).rejects.toThrow('no test covers');
  });

  it('is not decided by tests that fail without mutants, or by none', async () => {
    const failing = createJudge(folder, ['age.test.ts', 'broken.test.ts']);
    await expect(failing).rejects.toThrow(/fail without mutants: .*broken\.test\.ts/);
    await expect(createJudge(folder, ['missing.test.ts'])).rejects.toThrow('no tests ran');
  });
});
