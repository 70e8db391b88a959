import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staleLists, writeLists } from './lists.ts';

let root: string;

function put(path: string, content: object): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-lists-'));
  put('lib/i18n/x.json', {});
  put('lib/api/x.json', {});
  put('messages/cart/en.json', {});
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a folder of texts and its refusals are listed by a build', () => {
  expect(staleLists(root)).toEqual(['lib/i18n/domains.ts', 'lib/api/refusals.ts']);
  writeLists(root);
  expect(staleLists(root)).toEqual([]);

  put('messages/gift-boxes/en.json', {});
  put('messages/gift-boxes-errors/en.json', {});
  put('messages/gift-boxes-errors/status.json', { BOX_FULL: 409 });
  expect(staleLists(root)).toHaveLength(2);
  writeLists(root);
  expect(readFileSync(join(root, 'lib/i18n/domains.ts'), 'utf8')).toContain(
    "readonly 'gift-boxes': typeof giftBoxes;",
  );
  expect(readFileSync(join(root, 'lib/api/refusals.ts'), 'utf8')).toContain('  BOX_FULL: 409,');
});
