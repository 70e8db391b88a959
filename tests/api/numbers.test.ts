import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiErrorBody } from '../../lib/api/contract-errors.ts';
import { operationsOf, type Document, type Operation } from '../harness/hostile.ts';
import { signIn } from '../harness/members.ts';
import { signInStaff } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

/** Values that JavaScript coerces to numbers, but that are not decimal numbers. */
const TEXTS = [
  ...[
    '',
    ' ',
    '0x10',
    '0b1',
    '0o7',
    '1e1',
    '1E1',
    ' 1',
    '1 ',
    '\t1',
    '1\n',
    '+1',
    '01',
    '1.',
    '.5',
  ],
  ...[
    '1,000',
    '1_000',
    '1n',
    '--1',
    'NaN',
    'Infinity',
    'true',
    'null',
    '[1]',
    '１',
    '๑',
    '1\u200b',
  ],
];
const VALUES: readonly unknown[] = [true, false, [1], ['1'], [[1]], {}, { valueOf: 1 }, ...TEXTS];

let shop: Shop;
let operations: readonly Operation[];
beforeAll(async () => {
  shop = await openShop();
  operations = operationsOf((await shop.call<Document>('GET', '/openapi.json')).body);
});
afterAll(() => shop.close());

const isNumber = ({ type = '' }: { readonly type?: string | readonly string[] }) =>
  [type].flat().some((one) => one === 'number' || one === 'integer');

/** Fields refused in a call with `token`; ids in its path do not exist. */
async function refusedFields(
  { method, path }: Operation,
  options: { readonly query?: string; readonly body?: unknown; readonly token: string },
): Promise<readonly string[] | undefined> {
  const { query = '', body, token } = options;
  const address = path.replaceAll(/\{\w+\}/g, '1') + query;
  const headers = { 'Idempotency-Key': randomUUID() };
  const answer = await shop.call<ApiErrorBody>(method, address, { token, body, headers });
  if ([403, 404].includes(answer.status)) return undefined;
  expect([address, body, answer.status]).toEqual([address, body, 422]);
  return Object.keys(answer.body.fields ?? {});
}

/** Whether the values are refused, by the first token that may make the call. */
async function areRefused(
  operation: Operation,
  name: string,
  asked: readonly { readonly query?: string; readonly body?: unknown; readonly token: string }[],
): Promise<boolean> {
  for (const options of asked) {
    const fields = await refusedFields(operation, options);
    if (fields === undefined) return false;
    const roots = fields.map((field) => field.split('.')[0]);
    expect([operation.path, options, ...roots]).toContain(name);
  }
  return true;
}

it('query parameters accept only decimal numbers', async () => {
  const { token } = await signInStaff(shop);
  const parameters = operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => operation.parameters.map((parameter) => ({ operation, parameter })))
    .filter(({ parameter }) => parameter.in === 'query' && isNumber(parameter.schema));
  let tried = 0;
  for (const { operation, parameter } of parameters) {
    const { name } = parameter;
    const queries = TEXTS.map((text) => `?${name}=${encodeURIComponent(text)}`);
    const asked = queries.map((query) => ({ query, token }));
    if (await areRefused(operation, name, asked)) tried += 1;
  }
  expect(tried).toBeGreaterThan(25);
});

it('body fields accept only numbers and decimal strings', async () => {
  const tokens = [(await signIn(shop)).token, (await signInStaff(shop)).token];
  const fields = operations
    .flatMap((operation) =>
      Object.entries(operation.body?.properties ?? {})
        .filter(([, schema]) => isNumber(schema))
        .map(([name]) => ({ operation, name })),
    )
    .flatMap((field) => tokens.map((token) => ({ ...field, token })));
  let tried = 0;
  for (const { operation, name, token } of fields) {
    const asked = VALUES.map((value) => ({ body: { [name]: value }, token }));
    if (await areRefused(operation, name, asked)) tried += 1;
  }
  expect(tried).toBeGreaterThan(15);
});

it('paths accept only the canonical spelling of a number', async () => {
  for (const text of ['0x1', '1e0', '%201', '1%20', '+1', '01', '%D9%A1', 'true']) {
    expect([text, (await shop.call('GET', `/products/${text}`)).status]).toEqual([text, 404]);
  }
});
