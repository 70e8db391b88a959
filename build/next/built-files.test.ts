import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { defaultConfig } from 'next/dist/server/config-shared.js';
import loadConfig from 'next/dist/server/config.js';
import { SERVER_FILES_MANIFEST } from 'next/dist/shared/lib/constants.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILT_CONFIG, useBuiltConfig } from './built-config.ts';
import { hintScripts, SCRIPTS_FOLDER } from './compile-hints.ts';

const NEXT = dirname(createRequire(import.meta.url).resolve('next/package.json'));

let root: string;

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
});

afterEach(() => {
  delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
  rmSync(root, { recursive: true });
});

describe('the built configuration', () => {
  it('is passed to Next, which then reads no source', async () => {
    const built = { distDir: '.next', htmlLimitedBots: '.*' };
    put(BUILT_CONFIG, JSON.stringify({ config: built }));
    put('next.config.js', 'throw new Error("was read")');
    useBuiltConfig(root);
    expect(await loadConfig(PHASE_PRODUCTION_SERVER, root)).toEqual(built);
  });

  it('stands where Next writes it', () => {
    expect(BUILT_CONFIG).toBe(`${defaultConfig.distDir}/${SERVER_FILES_MANIFEST}.json`);
  });
});

describe('compile hints', () => {
  it('precede each script once', async () => {
    put(`${SCRIPTS_FOLDER}/a.js`, 'a()');
    await hintScripts(root);
    await hintScripts(root);
    const script = readFileSync(join(root, SCRIPTS_FOLDER, 'a.js'), 'utf8');
    expect(script).toBe('//# allFunctionsCalledOnLoad\na()');
  });

  it('go to the folder that Next names', () => {
    // Turbopack is compiled; this list in Next names its output folders.
    const [, list = ''] =
      /TURBOPACK_OUTPUT_DIRS = \[(.*?)\];/s.exec(
        readFileSync(join(NEXT, 'dist/server/dev/hot-reloader-turbopack.js'), 'utf8'),
      ) ?? [];
    expect(list).toContain("('static', 'chunks')");
    expect(SCRIPTS_FOLDER).toBe(`${defaultConfig.distDir}/static/chunks`);
  });
});
