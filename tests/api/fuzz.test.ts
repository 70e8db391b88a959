import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '../../lib/api/contract/errors.ts';
import { plantProducts, plantShelves } from '../harness/catalogue.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly schema: { readonly enum?: readonly string[] };
}

interface Operation {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

const RUNS = 40;

/** What finds holes in parsers, in SQL and in path handling. */
const HOSTILE = [
  '',
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'true',
  '\u0000',
  '\u0000a\u001b',
  '%',
  '%%_\\',
  "' OR 1=1 --",
  '"; DROP TABLE products; --',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'เซรั่ม',
  '\ud83d\ude00',
  'a'.repeat(200),
  'a'.repeat(5_000),
];

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...HOSTILE),
  fc.integer().map(String),
);

const encoded = hostile.map((text) => encodeURIComponent(text.toWellFormed()));
/** Not what any encoder writes. */
const raw = fc.constantFrom('%00', '%FF', '%', '%zz', '%E0%B8', '+', '..;', '[]', 'a[b]=c');

const valueOf = ({ schema, in: place }: Parameter) => {
  const plausible = schema.enum
    ? fc.constantFrom(...schema.enum)
    : fc.oneof(
        fc.integer({ min: 1, max: 120 }).map(String),
        fc.constantFrom('10', '1001', '10110'),
      );
  const value = fc.oneof({ weight: 2, arbitrary: plausible }, encoded, raw);
  // An empty part of a path is another path.
  return place === 'path' ? value.filter((text) => text !== '') : value;
};

function requestOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = fc
    .subarray(ofQuery)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((parameter) =>
          valueOf(parameter).map((value) => `${parameter.name}=${value}`),
        ),
      ),
    );
  return fc.tuple(fc.tuple(...ofPath.map(valueOf)), query).map(([values, pairs]) => {
    const filled = ofPath.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, () => values[index] ?? ''),
      path,
    );
    return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  });
}

describe('whatever is asked of the public calls', () => {
  let shop: Shop;
  let operations: readonly Operation[] = [];
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [{ id: 1 }, { id: 2, lists: ['week'] }]);
    operations = await publicReads(shop);
  });
  afterAll(() => shop.close());

  it('finds them all in the document', () => {
    const paths = operations.map((operation) => operation.path);
    expect(paths).toContain('/products/web');
    expect(paths).toContain('/geo/lookup');
    expect(paths).not.toContain('/me');
    expect(paths.length).toBeGreaterThanOrEqual(16);
  });

  async function standsUpTo(request: string): Promise<void> {
    const { status, body } = await shop.call('GET', request);
    expect(status, request).toBeLessThan(500);
    if (status >= 400) expect(apiErrorSchema.parse(body).status).toBe(status);
  }

  it('answers no 5xx to any hostile value in any place', async () => {
    for (const { path, parameters } of operations) {
      for (const { name, in: place } of parameters) {
        for (const value of HOSTILE.map(encodeURIComponent)) {
          const filled = place === 'path' ? path.replace(`{${name}}`, value) : path;
          const rest = filled.replaceAll(/\{\w+\}/g, '1');
          await standsUpTo(place === 'query' ? `${rest}?${name}=${value}` : rest);
        }
      }
    }
  });

  it('answers no 5xx to anything at all, and refusals as the contract says', async () => {
    for (const operation of operations) {
      await fc.assert(fc.asyncProperty(requestOf(operation), standsUpTo), { numRuns: RUNS });
    }
  });
});

async function publicReads(shop: Shop): Promise<Operation[]> {
  const { body } = await shop.call<{
    paths: Record<string, { get?: { parameters?: Parameter[]; security?: unknown[] } }>;
  }>('GET', '/openapi.json');
  return Object.entries(body.paths).flatMap(([path, { get }]) =>
    get && !get.security
      ? [{ path: path.replace('/api/v1', ''), parameters: get.parameters ?? [] }]
      : [],
  );
}
