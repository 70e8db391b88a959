import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { lockFile, unlockFile } from './locked-file.ts';

const key = randomBytes(32).toString('base64url');
const file = 'name-whole.webp';
const bytes = new Uint8Array(randomBytes(1_000));

it('round-trips the bytes, and reveals none', () => {
  const locked = lockFile(bytes, { key, file });
  expect(unlockFile(locked, { key, file })).toEqual(bytes);
  expect(Buffer.from(locked).includes(Buffer.from(bytes.subarray(0, 16)))).toBe(false);
  expect(lockFile(bytes, { key, file })).not.toEqual(locked);
});

it.each([
  ['another key', { key: randomBytes(32).toString('base64url'), file }],
  ['another name', { key, file: 'name-small.webp' }],
])('opens with no %s', (_, other) => {
  expect(() => unlockFile(lockFile(bytes, { key, file }), other)).toThrow();
});

it('detects a changed byte and truncation', () => {
  const locked = lockFile(bytes, { key, file });
  locked[100] = (locked[100] ?? 0) ^ 1;
  expect(() => unlockFile(locked, { key, file })).toThrow();
  expect(() => unlockFile(locked.subarray(0, 20), { key, file })).toThrow();
});
