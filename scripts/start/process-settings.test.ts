import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SETTINGS = JSON.stringify(join(import.meta.dirname, 'process-settings.ts'));
const SCRIPT = `
  const { settleProcess } = await import(${SETTINGS});
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_COMPILE_CACHE, MARK } = process.env;
  const { pid, execArgv, argv } = process;
  console.log(JSON.stringify({ pid, young: execArgv.filter((flag) => flag.startsWith('--max')), args: argv.slice(1),
    MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_COMPILE_CACHE, MARK }));
  settleProcess('/shop');
`;

function begin(env: Readonly<Record<string, string>>) {
  const args = ['--input-type=module', '-e', SCRIPT, 'dev'];
  const { stdout, status } = spawnSync(process.execPath, args, {
    env: { ...env } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('re-executes once as the same process with the same arguments, and limits memory', () => {
  const [first, second, ...more] = begin({ MARK: 'kept' });
  if (process.platform !== 'linux') {
    expect(second).toBeUndefined();
    return;
  }
  expect(more).toEqual([]);
  expect(first?.['young']).toEqual([]);
  expect(second).toEqual({
    ...{ pid: first?.['pid'], args: ['dev'], MARK: 'kept' },
    young: ['--max-semi-space-size=16'],
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '16384',
    NODE_COMPILE_CACHE: '/shop/.cache/compiled',
  });
});

it('respects settings of the environment', () => {
  expect(begin({ MALLOC_ARENA_MAX: '4' })).toMatchObject([{ MALLOC_ARENA_MAX: '4', young: [] }]);
  const settled = begin({ NODE_COMPILE_CACHE: '/elsewhere', MALLOC_MMAP_THRESHOLD_: '65536' }).at(
    -1,
  );
  expect(settled).toMatchObject({
    NODE_COMPILE_CACHE: '/elsewhere',
    MALLOC_MMAP_THRESHOLD_: '65536',
  });
});
