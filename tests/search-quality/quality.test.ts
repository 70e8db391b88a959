import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '../../lib/catalog/contract.ts';
import { selectRows } from '../../server/db/client.ts';
import { normalize } from '../../server/modules/search/rules/normalize.ts';
import { DEMO_PRODUCTS, generateProducts } from '../../demo/seed/products/generate.ts';
import { symptoms } from '../../demo/seed/synonyms/symptoms.ts';
import type { ProductSeed } from '../../demo/seed/types.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { plantDemoCatalog } from './demo-catalog.ts';
import { judgedEnglish, judgedThai, unknown, unserved } from './judged.ts';

const DEPTH = 10;
const FLOOR = { reciprocalRank: 0.95, recall: 0.93 };

const seeds = generateProducts(DEMO_PRODUCTS);
/** Specially controlled medicines are excluded from search. */
const catalog = seeds.filter(({ drugClass }) => drugClass !== 'controlled');

interface Judged {
  readonly query: string;
  readonly relevant: ReadonlySet<number>;
}

function judge(row: string): Judged {
  const [query = '', rule = ''] = row.split(/ \| (?=dept|[/!])/);
  const parts = rule.match(/dept=[\d,]+|!?\/[^/]+\//g) ?? [];
  const relevant = catalog.filter((product) => parts.every((part) => holds(part, product)));
  return { query, relevant: new Set(relevant.map(({ id }) => id)) };
}

function holds(part: string, { departmentId, name }: ProductSeed): boolean {
  if (part.startsWith('dept=')) return part.slice(5).split(',').includes(String(departmentId));
  const negated = part.startsWith('!');
  const words = new RegExp(part.slice(negated ? 2 : 1, -1));
  return words.test(name.en) !== negated;
}

interface Measured extends Judged {
  readonly ids: readonly number[];
  /** 1 for a relevant first result, 1/2 for the second, 0 for none in the first ten. */
  readonly reciprocalRank: number;
  /** Share of the relevant products in the first ten results. */
  readonly recall: number;
}

function measure(judged: Judged, ids: readonly number[]): Measured {
  const first = ids.findIndex((id) => judged.relevant.has(id));
  const right = ids.filter((id) => judged.relevant.has(id)).length;
  return {
    ...judged,
    ids,
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    recall: right / Math.min(judged.relevant.size, DEPTH),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('search quality', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantDemoCatalog(shop.db, seeds);
  });
  afterAll(() => shop.close());

  async function search(judged: Judged, locale: 'en' | 'th'): Promise<Measured> {
    const query = new URLSearchParams({ q: judged.query, per_page: String(DEPTH), locale });
    const { body } = await shop.call<ProductPage>('GET', `/products/web?${query.toString()}`);
    return measure(
      judged,
      body.entities.map(({ id }) => id),
    );
  }

  it.each([
    ['Thai', judgedThai, 'th'],
    ['English', judgedEnglish, 'en'],
  ] as const)('%s', async (language, rows, locale) => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const results: Measured[] = [];
    for (const row of rows) {
      const judged = judge(row);
      expect(judged.relevant.size, row).toBeGreaterThan(0);
      results.push(await search(judged, locale));
    }
    const reciprocalRank = mean(results.map((result) => result.reciprocalRank));
    const recall = mean(results.map((result) => result.recall));
    const weak = results.filter((result) => result.reciprocalRank < 1 || result.recall < 0.7);
    process.stdout.write(
      [
        `${language}: ${String(rows.length)} queries, mean reciprocal rank ${reciprocalRank.toFixed(3)}, recall at ${String(DEPTH)} ${recall.toFixed(3)}`,
        ...weak.map(
          ({ query, reciprocalRank: rank, recall: found }) =>
            `  ${query}: reciprocal rank ${rank.toFixed(2)}, recall ${found.toFixed(2)}`,
        ),
        '',
      ].join('\n'),
    );
    expect(reciprocalRank).toBeGreaterThanOrEqual(FLOOR.reciprocalRank);
    expect(recall).toBeGreaterThanOrEqual(FLOOR.recall);
  });

  it.each([...unknown, ...unserved])('%s is not corrected', async (query) => {
    const path = `/products/web?q=${encodeURIComponent(query)}`;
    const { body } = await shop.call<ProductPage>('GET', path);
    expect(body).toMatchObject({ total: 0, did_you_mean: null, corrected: false });
  });

  it.each([
    ['nivea balm', 'balm'],
    ['creem', 'cream'],
    ['โคลเกต ครีม', 'ครีม'],
  ])('%s, read as %s, leads to no medicines', async (query, wording) => {
    const read = async (text: string) => {
      const path = `/products/web?per_page=100&q=${encodeURIComponent(text)}`;
      const { body } = await shop.call<ProductPage>('GET', path);
      return { ...body, classes: new Set(body.entities.map(({ drug }) => drug?.class ?? 'none')) };
    };
    expect((await read(wording)).classes.size).toBeGreaterThan(1);
    const corrected = await read(query);
    expect(corrected).toMatchObject({ corrected: true, did_you_mean: wording });
    expect([...corrected.classes]).toEqual(['none']);
  });

  it('every symptom finds products', async () => {
    const complaints = symptoms.flatMap((row) => (row.split(' = ')[1] ?? '').split(/, | \| /));
    expect(new Set(complaints).size).toBeGreaterThan(200);
    const shelves = symptoms.flatMap((row) => (row.split(' = ')[0] ?? '').split(', '));
    const lost: string[] = [];
    for (const shelf of new Set(shelves)) {
      const words = normalize(shelf).split(' ');
      const rows = await selectRows(
        shop.db,
        sql`SELECT 1 FROM search_documents WHERE listed AND words @@ ${words.map((word) => `'${word}'`).join(' & ')}::tsquery LIMIT 1`,
      );
      if (rows.length === 0) lost.push(shelf);
    }
    expect(lost).toEqual([]);
  });

  it.each(['serum', 'เซรั่ม', 'cream', 'lunara', 'soap', 'vitamin c', 'ครีม', 'skin care'])(
    'pages of %j follow each other',
    async (query) => {
      const page = async (perPage: number, number: number) => {
        const pairs = { q: query, per_page: String(perPage), page: String(number) };
        const path = `/products/web?${new URLSearchParams(pairs).toString()}`;
        const { body } = await shop.call<ProductPage>('GET', path);
        return { ids: body.entities.map(({ id }) => id), total: body.total };
      };
      const whole = await page(100, 1);
      const parts = await Promise.all(
        Array.from({ length: 10 }, (_, index) => page(10, index + 1)),
      );
      expect(parts.flatMap(({ ids }) => ids)).toEqual(whole.ids);
      expect(new Set(parts.map(({ total }) => total))).toEqual(new Set([whole.total]));
      expect(new Set(whole.ids).size).toBe(Math.min(100, whole.total));
    },
  );
});
