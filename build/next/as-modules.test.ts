import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import nextAsModules, { moduleOf, NEXT_IN_COMMONJS } from './as-modules.ts';

const dist = dirname(createRequire(import.meta.url).resolve('next/dist/client/app-index.js'));
const root = dirname(dist);

test('every browser file of the installed Next has an ES module', () => {
  const files = globSync('{client,lib,shared}/**/*.js', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const paths = files.map((file) => join(root, file));
  expect(paths.filter((path) => !NEXT_IN_COMMONJS.test(path))).toEqual([]);
  const inCommonJs = (path: string) =>
    nextAsModules.call({ resourcePath: path }).includes('(exports, "__esModule"');
  expect(paths.filter(inCommonJs)).toEqual([]);
});

test.each([
  [
    '/shop/node_modules/next/dist/client/link.js',
    '/shop/node_modules/next/dist/esm/client/link.js',
  ],
  ['C:\\shop\\next\\dist\\lib\\url.js', 'C:\\shop\\next\\dist/esm\\lib\\url.js'],
])('%s is read from %s', (file, module) => {
  expect(moduleOf(file)).toBe(module);
});

test.each([
  '/shop/node_modules/next/dist/compiled/react/index.js',
  '/shop/node_modules/next/dist/esm/client/link.js',
  '/shop/lib/client.js',
])('%s stays as it is', (file) => {
  expect(file).not.toMatch(NEXT_IN_COMMONJS);
});
