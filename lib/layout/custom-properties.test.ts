import { globSync, readFileSync } from 'node:fs';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const USED = /var\((--[\w-]+)\)/g;
const SET = /(--[\w-]+):/g;
const SET_BY_CODE = /'(--[\w-]+)'/g;

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

test('style sheets use only custom properties that something sets', () => {
  const sheets = globSync('{app,components,styles}/**/*.scss');
  const code = globSync('components/**/*.{ts,tsx}');
  const known = new Set([
    ...namesIn(compile('styles/tokens/_properties.scss').css, SET),
    ...sheets.flatMap((path) => namesIn(readFileSync(path, 'utf8'), SET)),
    ...code.flatMap((path) => namesIn(readFileSync(path, 'utf8'), SET_BY_CODE)),
  ]);
  const unknown = sheets.flatMap((path) =>
    namesIn(readFileSync(path, 'utf8'), USED)
      .filter((name) => !known.has(name) && !name.startsWith('--bs-'))
      .map((name) => `${path} ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
