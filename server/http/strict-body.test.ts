import { expect, it } from 'vitest';
import { z } from 'zod';
import { strictBody } from './strict-body.ts';

const inner = z.object({ a: z.number().default(1) });

it.each<[string, z.ZodType, unknown, readonly unknown[]]>([
  ['an object', inner, { a: 1, b: 2 }, []],
  ['one in another', z.object({ inner }), { inner: { b: 2 } }, ['inner']],
  ['one that may be absent', z.object({ inner: inner.optional() }), { inner: { b: 2 } }, ['inner']],
  ['one that may be null', z.object({ inner: inner.nullable() }), { inner: { b: 2 } }, ['inner']],
  ['one of a list', z.object({ all: z.array(inner) }), { all: [{}, { b: 2 }] }, ['all', 1]],
  ['one with a rule over its fields', inner.refine(() => true), { b: 2 }, []],
  ['one that is changed afterwards', inner.transform(({ a }) => a), { b: 2 }, []],
  ['one that is tidied first', z.preprocess((value) => value, inner), { b: 2 }, []],
  [
    'one of several kinds',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('x'), x: z.number() }),
      z.object({ kind: z.literal('y') }),
    ]),
    { kind: 'y', x: 2 },
    [],
  ],
])('refuses unknown fields: %s', (_, schema, input, path) => {
  expect(schema.safeParse(input).success).toBe(true);
  const { error } = strictBody(schema).safeParse(input);
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', path }]);
});

it('accepts everything else, including names of records', () => {
  const schema = z.object({ inner, words: z.record(z.string(), z.number()) }).refine(() => true);
  const input = { inner: {}, words: { any: 1 } };
  expect(strictBody(schema).parse(input)).toEqual({ inner: { a: 1 }, words: { any: 1 } });
});
