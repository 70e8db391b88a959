import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentMark } from '../../lib/api/place.ts';
import { BRANCH_SORTS } from '../../lib/branch-records/contract-values.ts';
import { QUEUE_SORTS } from '../../lib/reviews/contract-values.ts';
import { BRAND_SORTS } from '../../lib/shelves/contract-values.ts';
import { plantBranches } from '../harness/branches.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '../harness/members.ts';
import { plantReviews } from '../harness/reviews.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const COUNT = 17;
const PER_PAGE = 5;

let shop: Shop;
let admin: TestMember;
/** Number of the row that was added last. */
let added = 100;

/** A list of the office: `add` adds the row of a number, three of which share their place in the order. */
interface List {
  readonly name: string;
  readonly path: string;
  readonly add: (number: number) => Promise<unknown>;
  readonly markOf: (row: Row) => string;
}

interface Row {
  readonly id: number;
  readonly member_id: number;
  readonly order_id: string;
  readonly payment_id: string;
  readonly since: string;
  readonly created_at: string;
}

interface Page {
  readonly entities: readonly Row[];
  readonly total: number;
  readonly has_previous: boolean;
  readonly has_next: boolean;
}

const idOf = ({ id }: Row) => String(id);
const at = (number: number) => new Date(Date.UTC(2026, 10, 1, 9, Math.floor(number / 3)));
const run = (statement: SQL) => shop.db.execute(statement);
const orderId = (number: number) => `AR2611${String(number).padStart(2, '0')}-PAGES`;

const addBrand = (n: number) =>
  run(sql`INSERT INTO brands (code, name_en, name_th)
    VALUES (${String(300 + n)}, ${`Brand ${String(n % 5)}`}, ${`แบรนด์ ${String(n % 4)}`})`);

const addBranch = (n: number) =>
  run(sql`INSERT INTO branches (name_en, name_th, address_en, address_th, province_code, lat, lng, phone, hours, services)
    SELECT ${`Branch ${String(n % 5)}`}, ${`สาขา ${String(n % 4)}`}, address_en, address_th, province_code, lat, lng,
      phone, hours, services FROM branches WHERE id = 11`);

const addReview = (n: number) =>
  plantReviews(shop.db, 1, [{ rating: 1 + (n % 3), published: false, createdAt: at(n) }]);

const addPerson = (n: number) =>
  run(sql`WITH joined AS (
      INSERT INTO members (phone, member_code) VALUES (${`p-${String(n)}`}, ${`p-${String(n)}`}) RETURNING id)
    INSERT INTO people (member_id, role_id, joined_at)
    SELECT joined.id, roles.id, ${at(n).toISOString()} FROM joined, roles WHERE key = 'support'`);

const addOrder = (status: string) => (n: number) =>
  run(sql`INSERT INTO orders (id, member_id, idempotency_key, status, delivery_method, payment_method,
      subtotal, delivery_fee, total, vat, created_at, updated_at)
    VALUES (${orderId(n) + status.charAt(0).toUpperCase()}, ${admin.memberId}, ${status + String(n)}, ${status}, 'home',
      'cod', 10000, 4000, 14000, 916, ${at(n).toISOString()}, ${at(n).toISOString()})`);

const addPayment = async (n: number) => {
  await addOrder('waiting_payment')(n);
  await run(sql`INSERT INTO payments (id, order_id, method, provider, status, amount, next_action, idempotency_key,
      created_at, updated_at, expires_at)
    VALUES (${`pay_pages_${String(n)}`}, ${`${orderId(n)}W`}, 'truemoney', 'sandbox', 'review', 14000, '{}',
      'key', ${at(n).toISOString()}, ${at(n).toISOString()}, ${at(n).toISOString()})`);
};

const addRequest = (n: number) =>
  run(sql`INSERT INTO data_requests (id, member_id, type, note, created_at)
    VALUES (${randomUUID()}, ${admin.memberId}, 'rectify', 'Wrong name', ${at(n).toISOString()})`);

const LISTS: readonly List[] = [
  ...BRAND_SORTS.flatMap((sort) =>
    (['en', 'th'] as const).map((locale) => ({
      ...{ name: `brands by ${sort} (${locale})`, add: addBrand, markOf: idOf },
      path: `/brands?sort=${sort}&locale=${locale}`,
    })),
  ),
  ...BRANCH_SORTS.flatMap((sort) =>
    (['en', 'th'] as const).map((locale) => ({
      ...{ name: `branches by ${sort} (${locale})`, add: addBranch, markOf: idOf },
      path: `/branches?sort=${sort}&locale=${locale}`,
    })),
  ),
  ...QUEUE_SORTS.map((sort) => ({
    ...{ name: `reviews by ${sort}`, path: `/reviews?sort=${sort}`, add: addReview, markOf: idOf },
  })),
  {
    ...{ name: 'people', path: '/people?state=here', add: addPerson },
    markOf: ({ member_id: id }) => String(id),
  },
  {
    ...{ name: 'orders in work', path: '/orders?status=packing', add: addOrder('packing') },
    markOf: ({ since, order_id: id }) => momentMark(since, id),
  },
  {
    ...{ name: 'ended orders', path: '/orders?status=completed', add: addOrder('completed') },
    markOf: ({ since, order_id: id }) => momentMark(since, id),
  },
  {
    ...{ name: 'payments', path: '/payments?locale=en', add: addPayment },
    markOf: ({ since, payment_id: id }) => momentMark(since, id),
  },
  {
    ...{ name: 'requests', path: '/data-requests?locale=en', add: addRequest },
    markOf: ({ created_at: since, id }) => momentMark(since, String(id)),
  },
];

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }]);
  await plantBranches(shop.db, [{ id: 11, shelves: {} }]);
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
  const rows = Array.from({ length: COUNT }, (_, number) => number);
  // Rows come in another order than they stand in.
  for (const add of new Set(LISTS.map((list) => list.add))) {
    for (const number of rows) await add((number * 7) % COUNT);
  }
});
afterAll(() => shop.close());

async function read({ path }: List, place: string): Promise<Page> {
  const query = `per_page=${String(PER_PAGE)}&${place}`;
  const { status, body } = await shop.call<Page>('GET', `/api/admin/v1${path}&${query}`, {
    token: admin.token,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** All pages from one end to the other, each beside the last row that was read. */
async function walk(list: List, way: 'next' | 'previous', meanwhile?: () => Promise<unknown>) {
  const pages = [await read(list, way === 'next' ? '' : 'end=true')];
  for (let [page] = pages; page && (way === 'next' ? page.has_next : page.has_previous);) {
    const beside = page.entities.at(way === 'next' ? -1 : 0);
    const mark = beside ? list.markOf(beside) : '';
    await meanwhile?.();
    page = await read(list, `page=2&${way === 'next' ? 'after' : 'before'}=${mark}`);
    if (way === 'next') pages.push(page);
    else pages.unshift(page);
  }
  return pages;
}

const marksOf = (list: List, pages: readonly Page[]) =>
  pages.flatMap(({ entities }) => entities.map((row) => list.markOf(row)));

describe.each(LISTS)('pages of $name', (list) => {
  it('have each row once, forwards and backwards, as pages by number have', async () => {
    const { total } = await read(list, '');
    const numbers = Array.from({ length: Math.ceil(total / PER_PAGE) }, (_, index) => index + 1);
    const byNumber = await Promise.all(numbers.map((page) => read(list, `page=${String(page)}`)));
    const whole = marksOf(list, byNumber);
    expect(new Set(whole).size).toBe(total);
    for (const way of ['next', 'previous'] as const) {
      const pages = await walk(list, way);
      expect(marksOf(list, pages)).toEqual(whole);
      const last = pages.length - 1;
      expect(pages.map((page) => page.has_previous)).toEqual(pages.map((_, place) => place > 0));
      expect(pages.map((page) => page.has_next)).toEqual(pages.map((_, place) => place < last));
    }
  });

  it('have each row once while others are added', async () => {
    const before = await walk(list, 'next');
    for (const way of ['next', 'previous'] as const) {
      const end = added + 8;
      const pages = await walk(list, way, async () => {
        if (added < end) await list.add((added += 1));
      });
      const seen = marksOf(list, pages);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(marksOf(list, before)));
    }
  });
});

it('a page beside a row that went away is the page of its number', async () => {
  const list: List = { name: '', path: '/brands?sort=code', add: addBrand, markOf: idOf };
  const first = await read(list, '');
  const gone = first.entities.at(-1)?.id;
  const second = await read(list, `page=2&after=${String(gone)}`);
  await run(sql`DELETE FROM brands WHERE id = ${gone}`);
  const { entities, has_previous: hasPrevious } = await read(list, `page=2&after=${String(gone)}`);
  expect(hasPrevious).toBe(true);
  expect(entities.map(idOf)).toEqual((await read(list, 'page=2')).entities.map(idOf));
  expect(entities.slice(0, -1).map(idOf)).toEqual(second.entities.slice(1).map(idOf));
});

it('a page goes on after an order that has moved on meanwhile', async () => {
  const [list] = LISTS.filter(({ name }) => name === 'ended orders');
  if (!list) throw new Error('no list of ended orders');
  const first = await read(list, '');
  const row = first.entities.at(-1);
  const place = `page=2&after=${row ? list.markOf(row) : ''}`;
  const second = await read(list, place);
  await run(
    sql`UPDATE orders SET updated_at = ${at(900).toISOString()} WHERE id = ${row?.order_id}`,
  );
  expect(marksOf(list, [await read(list, place)])).toEqual(marksOf(list, [second]));
});

it.each(['/orders', '/payments', '/data-requests', '/brands', '/people'])(
  'a mark of another kind is refused by %s',
  async (path) => {
    for (const mark of ['7.7', "1.'--", '1e3.AR261101-PAGES', '123456789012345.AR261101-PAGES']) {
      const { status } = await shop.call('GET', `/api/admin/v1${path}?after=${mark}`, {
        token: admin.token,
      });
      expect(status).toBe(422);
    }
  },
);
