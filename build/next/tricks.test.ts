import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSettings } from './build-settings.ts';
import { LOOKED_AT, TRICKS } from './looks.ts';
import { ALL_TRICKS, chooseTricks } from './tricks.ts';

const PROJECT = join(import.meta.dirname, '../..');

const on = (env: Readonly<Record<string, string>>) => [...chooseTricks(PROJECT, env).tricks];

describe('the installed packages', () => {
  it('are those that the tricks were tested with', () => {
    expect(chooseTricks(PROJECT, {})).toEqual({ tricks: ALL_TRICKS, warnings: [] });
  });
});

describe('PLAIN', () => {
  it.each(['', '0', ' 0 '])('leaves all on as "%s"', (PLAIN) => {
    expect(on({ PLAIN })).toEqual(TRICKS);
  });

  it('switches all off, or some', () => {
    expect(on({ PLAIN: '1' })).toEqual([]);
    expect(on({ PLAIN: 'page-styles, axios-parts' })).toEqual(
      TRICKS.filter((trick) => !['page-styles', 'axios-parts'].includes(trick)),
    );
  });

  it.each(['2', 'styles', 'page-styles,1'])('refuses %s', (PLAIN) => {
    expect(() => on({ PLAIN })).toThrow(/^PLAIN: /);
  });

  it('leaves the build as Next documents it', () => {
    expect(buildSettings(chooseTricks(PROJECT, { PLAIN: '1' }).tricks)).toEqual({
      aliases: {},
      rules: {},
      experimental: {},
    });
  });
});

describe('other packages', () => {
  let root: string;
  const put = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const warnings = () => chooseTricks(root, {}).warnings;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    for (const file of LOOKED_AT)
      cpSync(join(PROJECT, 'node_modules', file), join(root, 'node_modules', file));
    // Files for the browser stand beside their modules; the copy has few of them.
    for (const file of [...LOOKED_AT].filter((name) => /^next\/dist\/(client|shared)/.test(name)))
      put(join('node_modules', file.replace('dist/', 'dist/esm/')), 'export {}');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('are taken when nothing that is looked at changed', () => {
    expect(chooseTricks(root, {}).tricks).toEqual(ALL_TRICKS);
  });

  it('of another version leave out what leans on them, with a warning each', () => {
    put('node_modules/next/package.json', '{"version":"17.0.0"}');
    const { tricks } = chooseTricks(root, {});
    expect([...tricks]).toEqual(['axios-parts']);
    expect(warnings()).toHaveLength(TRICKS.length - 1);
    expect(warnings()[0]).toContain('next 17.0.0 is installed, 16.4 was tested');
    expect(chooseTricks(root, { PLAIN: '1' }).warnings).toEqual([]);
  });

  it('whose files look different leave out the trick that reads them', () => {
    const file = 'node_modules/next/dist/server/app-render/render-css-resource.js';
    const text = readFileSync(join(root, file), 'utf8');
    put(file, text.replace(": 'next';", ": 'other';"));
    expect(warnings()).toEqual([
      "Without page-styles: next/dist/server/app-render/render-css-resource.js does not contain : 'next'; (docs/tricks.md).",
    ]);
  });

  it('without ES modules leave Next in CommonJS', () => {
    put('node_modules/next/dist/client/new.js', '');
    expect(warnings()).toEqual([
      'Without next-modules: next/dist/esm/client/new.js is missing (docs/tricks.md).',
    ]);
  });

  it('that cannot be found leave all out', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect([...chooseTricks(root, {}).tricks]).toEqual([]);
    expect(warnings()).toHaveLength(TRICKS.length);
  });
});
