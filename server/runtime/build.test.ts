import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { ensureBuild, fingerprint } from './build.ts';

/** Stands in for `next build`: counts its runs and fails on demand. */
const BUILDER = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('runs', 'x');
appendFileSync('plain', process.env.PLAIN + ' ');
if (existsSync('fail')) process.exit(1);
mkdirSync('.next/static/chunks', { recursive: true });
writeFileSync('.next/BUILD_ID', 'id');
writeFileSync('.next/static/chunks/a.js', 'a();'.repeat(500));
`;

let root: string;

async function put(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await put('node_modules/next/dist/bin/next', BUILDER);
  await put('node_modules/next/package.json', '{"version":"16.4.0"}');
  await put('app/page.tsx', 'page');
  await put('next.config.ts', 'config');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const runs = async () => (await readFile(join(root, 'runs'), 'utf8')).length;
const said: string[] = [];
const build = (env = {}) => ensureBuild({ root, env, say: (line) => said.push(line) });
const scriptOfBuild = () => readFile(join(root, '.next/static/chunks/a.js'), 'utf8');

describe('fingerprint', () => {
  it('changes with contents and names, not with tests or times', async () => {
    const first = await fingerprint(root, {});
    await put('app/page.tsx', 'page');
    await put('app/page.test.tsx', 'test');
    await put('README.md', 'words');
    expect(await fingerprint(root, { PUBLIC_URL: 'x' })).toBe(first);
    await put('app/other.tsx', 'page');
    const second = await fingerprint(root, {});
    expect(second).not.toBe(first);
    await put('app/other.tsx', 'changed');
    expect(await fingerprint(root, {})).not.toBe(second);
    expect(await fingerprint(root, { NEXT_PUBLIC_GTM_ID: 'GTM-1' })).not.toBe(
      await fingerprint(root, {}),
    );
  });
});

describe('ensureBuild', () => {
  it('builds once until the sources change; adds hints once and compresses the output', async () => {
    await put('.next/static/chunks/old.js', '//# allFunctionsCalledOnLoad\nb();');
    await build();
    await build();
    expect(await runs()).toBe(1);
    const copy = await readFile(join(root, '.next/static/chunks/a.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(
      `//# allFunctionsCalledOnLoad\n${'a();'.repeat(500)}`,
    );
    const old = await readFile(join(root, '.next/static/chunks/old.js'), 'utf8');
    expect(old.match(/allFunctions/g)).toHaveLength(1);
    await put('app/page.tsx', 'new');
    await build();
    expect(await runs()).toBe(2);
  });

  it('builds plainly with PLAIN=1, and anew without it', async () => {
    expect(await build({ PLAIN: '1' })).toEqual(new Set());
    expect(await scriptOfBuild()).toMatch(/^a\(\)/);
    expect(await build()).toContain('compile-hints');
    expect(await scriptOfBuild()).toMatch(/^\/\/#/);
    expect(await readFile(join(root, 'plain'), 'utf8')).toBe('1 0 ');
  });

  it('warns of another Next and builds without what leans on it', async () => {
    await put('node_modules/next/package.json', '{"version":"17.0.0"}');
    said.length = 0;
    expect(await build()).not.toContain('compile-hints');
    expect(said[0]).toMatch(/^Without .*: next 17\.0\.0 is installed/);
    expect(await scriptOfBuild()).toMatch(/^a\(\)/);
    expect(await runs()).toBe(1);
  });

  it('builds once for processes that start together, and takes over a dead one', async () => {
    await put('.cache/build/lock.json', '{"pid":999999999,"startedAt":""}');
    await Promise.all([build(), build(), build()]);
    expect(await runs()).toBe(1);
  });

  it('reports a failed build, and retries at the next start', async () => {
    await put('fail', '');
    await expect(build()).rejects.toThrow(/build of the storefront failed \(code 1\)/);
    await rm(join(root, 'fail'));
    await build();
    expect(await runs()).toBe(2);
  });
});
