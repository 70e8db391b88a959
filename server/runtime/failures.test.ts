import { expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { sentencesOf } from './failures.ts';

const fileError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: no`), { code, path });

it.each([
  [new ConfigError(['A is missing', 'B is wrong']), ['A is missing', 'B is wrong']],
  [fileError('ENOENT', './pages'), ['There is no ./pages']],
  [fileError('EACCES', '/data'), ['This account may not read or write /data']],
  [fileError('ENOTDIR', '/data'), ['/data is no folder']],
  [fileError('ENOSPC', '/data/x'), ['The disk has no room for /data/x']],
  [new Error('Port 1 is in use'), ['Port 1 is in use']],
  ['a text', ['a text']],
])('%s is reported in sentences', (error, sentences) => {
  expect(sentencesOf(error)).toEqual(sentences);
});

it('a statement that failed is not shown with its values', () => {
  const cause = new Error('relation "orders" is locked');
  const error = new Error('Failed query: INSERT INTO members\nparams: 0812345678', { cause });
  expect(sentencesOf(error)).toEqual(['relation "orders" is locked']);
});

it('programming errors keep their stack, configuration errors do not', () => {
  expect(sentencesOf(new TypeError('x is not a function'))[0]).toContain('failures.test.ts');
  const typed = Object.assign(new TypeError("Unknown option '--x'"), { code: 'ERR_PARSE_ARGS' });
  expect(sentencesOf(typed)).toEqual(["Unknown option '--x'"]);
});
