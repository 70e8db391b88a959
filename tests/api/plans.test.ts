import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows, type Database } from '../../server/db/client.ts';
import { createCatalogRepo } from '../../server/modules/catalog/repo.ts';
import { createProfileRepo } from '../../server/modules/members/repo.ts';
import { createNotificationRepo } from '../../server/modules/notifications/repo.ts';
import type { ProductFilter } from '../../server/modules/products/ports.ts';
import { createProductsRepo } from '../../server/modules/products/repo.ts';
import { createStockReads } from '../../server/modules/stock/movement-repo.ts';
import { createReviewRepo } from '../../server/modules/reviews/published-repo.ts';
import { createListReviews } from '../../server/modules/reviews/rules/list-reviews.ts';
import { createCoinRepo } from '../../server/modules/wallet/coin-repo.ts';
import { createCouponRepo } from '../../server/modules/wallet/coupon-repo.ts';
import { createOrderReads } from '../../server/modules/orders/reads.ts';
import { createProductSearch } from '../../server/modules/search/repo.ts';
import { PRODUCT_SORTS } from '../../lib/api/contract-values.ts';
import { STAFF_STAGES } from '../../lib/staff/contract-values.ts';
import { createBranchRecordRepo } from '../../server/modules/branch-records/repo.ts';
import { createPeopleRepo } from '../../server/modules/people/repo.ts';
import { createBrandRepo } from '../../server/modules/shelves/brand-repo.ts';
import { createStaffOrderRepo } from '../../server/modules/staff/repo.ts';
import { PRODUCT_SORTS as OFFICE_SORTS } from '../../lib/products/contract-values.ts';
import type { Selection } from '../../server/modules/search/ports.ts';
import { plantLargeCatalog } from '../harness/large-catalog.ts';
import { LONG_PAST, plantOthers, plantPast } from '../harness/long-past.ts';
import { plansOf } from '../harness/plans.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const COUNT = 20_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantLargeCatalog(shop.db, COUNT);
});
afterAll(() => shop.close());

describe('plans on a large catalogue', () => {
  function observed(plans: string[]): Database {
    return new Proxy(shop.db, {
      get: (db, name) => {
        if (name !== 'execute') return Reflect.get(db, name, db) as unknown;
        return async (statement: SQL) => {
          const rows = await selectRows<Record<string, unknown>>(db, sql`EXPLAIN ${statement}`);
          plans.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
          return db.execute(statement);
        };
      },
    });
  }

  const query = (text: string, begun = false) => ({ query: { text, begun } });
  const filters = {
    categoryId: 3,
    brandIds: [3, 9],
    priceMin: 10_000,
    priceMax: 90_000,
    inStock: true,
  };
  const selections: [what: string, selection: Selection][] = [
    ['everything', {}],
    ['a category', { categoryId: 3 }],
    ['a department', { departments: ['department-3-1'] }],
    ['a brand', { brandIds: [9] }],
    ['category, brand, price, in stock', filters],
    ['stars', { ...filters, ratingMin: 3 }],
    ['attributes', { ...filters, attributes: ['form:gel', 'scent:rose'] }],
    ['promotions', { onPromotion: true }],
    ['deals', { list: 'promotion' }],
    ['a hand-picked list', { list: 'week' }],
    ['a flash sale', { list: 'flashsale' }],
    ['a promotion group', { promotionGroupId: 7 }],
    ['ids', { ids: [5, 3, 9] }],
    ['a word', query('serum')],
    ['a Thai word', query('เซรั่ม')],
    ['a common prefix', query('ser', true)],
    ['one letter', query('s', true)],
    ['two letters', query('เซ', true)],
    ['two words', query('rice serum')],
    ['words and filters', { ...filters, ...query('serum') }],
    ['a word, without medicines', { ...query('serum'), withoutMedicines: true }],
    ['an unknown word', query('qwxyz')],
  ];

  it.each(selections)('%s: no product is read in vain', async (_, selection) => {
    const plans: string[] = [];
    const search = createProductSearch(observed(plans));
    for (const sort of PRODUCT_SORTS) await search.find(selection, { sort, limit: 24, offset: 0 });
    await search.find(selection, { sort: 'recommended', limit: 24, offset: 48 });
    await search.facets(selection);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?:products|search_documents)/);
  });

  it.each(['serun', 'เซลั่ม', 'หำพีท', 'rice qwxyz', 'shampoo serum'])(
    'correcting %s reads words only',
    async (text) => {
      const plans: string[] = [];
      await createProductSearch(observed(plans)).correct(text, true);
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans)
        expect(plan).not.toMatch(/Seq Scan on (?:products|search_documents)/);
    },
  );

  it('reads one page of such a catalogue without the rest', async () => {
    const plan = await explain(
      sql`SELECT id FROM products WHERE listed ORDER BY place DESC NULLS LAST, id LIMIT 24`,
    );
    expect(plan).toContain('products_place');
  });

  const now = new Date();
  const parts: [what: string, read: (db: Database) => Promise<unknown>][] = [
    ['a product', (db) => createCatalogRepo(db).product(1, now)],
    ['tiles', (db) => createCatalogRepo(db).productsById([5, 3, 9], now)],
    ['related ones', (db) => createCatalogRepo(db).related(1, 12, now)],
    [
      'reviews',
      (db) =>
        createListReviews({ reviews: createReviewRepo(db) })(1, {
          sort: 'helpful',
          page: 1,
          perPage: 6,
        }),
    ],
  ];

  it.each(parts)('%s take one statement', async (_, read) => {
    const planned = await plansOf(shop.db, read);
    expect(planned).toHaveLength(1);
    for (const { plan } of planned) expect(plan).not.toContain('Seq Scan on products');
  });

  const everything = {
    ...{ q: undefined, state: undefined, brandId: undefined, departmentId: undefined },
    ...{ sold: undefined, draft: undefined },
  };
  const views: [what: string, view: Partial<ProductFilter>][] = [
    ['everything', {}],
    ['a word', { q: 'serum' }],
    ['what is sold', { sold: true }],
    ['what is not sold', { sold: false }],
    ['live ones that are not sold', { state: 'live', sold: false }],
  ];

  it.each(views)('%s: the list of the office reads its index, then shown rows', async (_, view) => {
    const planned = await plansOf(shop.db, (db) =>
      createProductsRepo(db).list({ ...everything, ...view }, '-id', { limit: 20, offset: 0 }),
    );
    const [total, ids, rows, ...others] = planned.map(({ plan }) => plan);
    expect(others).toEqual([]);
    expect(total).toContain('Index Only Scan');
    expect(ids).toContain('Index Only Scan');
    expect(rows).not.toMatch(/Seq Scan on products/);
  });

  it.each(OFFICE_SORTS)('a deep page of the office by %s begins at its row', async (sort) => {
    for (const side of [{ after: 9_000 }, { before: 9_000 }, { isAtEnd: true }]) {
      const planned = await plansOf(shop.db, (db) =>
        createProductsRepo(db).list(everything, sort, { limit: 20, offset: 0, ...side }),
      );
      const ids = planned[1]?.plan ?? '';
      expect(ids).toMatch(/Index (?:Only )?Scan/);
      expect(ids).not.toMatch(/Sort|Seq Scan/);
      if (!('isAtEnd' in side)) expect(ids).toMatch(/Index Cond: \(\(?(?:id|item_code)\b/);
    }
  });

  it('a deep page of stock begins at its row', async () => {
    const filter = { q: undefined, code: undefined, level: undefined };
    const planned = await plansOf(shop.db, (db) =>
      createStockReads(db).list(filter, undefined, { limit: 20, offset: 0, after: 9_000 }),
    );
    const [page = ''] = planned.map(({ plan }) => plan).filter((plan) => plan.includes('Limit'));
    expect(page).toMatch(/Index Cond: \(id > /);
    expect(page).not.toMatch(/Seq Scan on products/);
  });

  it('what has a draft: the list of the office reads drafts, then their products', async () => {
    const planned = await plansOf(shop.db, (db) =>
      createProductsRepo(db).list({ ...everything, draft: 'waiting' }, '-id', {
        ...{ limit: 20, offset: 0 },
      }),
    );
    for (const { plan } of planned) expect(plan).not.toMatch(/Seq Scan on products/);
  });

  it('facets follow more changes than fit into one statement', async () => {
    const search = createProductSearch(shop.db);
    const promoted = async () => (await search.facets({})).promotion;
    const before = await promoted();
    const changed = await selectRows(
      shop.db,
      sql`UPDATE products SET on_promotion = true
        WHERE id IN (SELECT id FROM products WHERE listed AND NOT on_promotion ORDER BY id LIMIT 1500) RETURNING id`,
    );
    expect(changed.length).toBeGreaterThan(1_000);
    expect(await promoted()).toBe(before + changed.length);
  });

  it('detects a plan that reads every product', async () => {
    const plan = await explain(sql`SELECT id FROM products WHERE description_en LIKE '%rare%'`);
    expect(plan).toMatch(/Seq Scan on products/);
  });

  async function explain(statement: SQL): Promise<string> {
    const rows = await selectRows<Record<string, unknown>>(shop.db, sql`EXPLAIN ${statement}`);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  }
});

describe('plans of members with a long history', () => {
  let memberId = 0;
  beforeAll(async () => {
    const members = await plantOthers(shop.db, 8);
    memberId = members[3] ?? 0;
    await plantPast(shop.db, members, LONG_PAST);
    await plantOffice(shop.db, 4_000);
    await shop.db.execute(sql`ANALYZE`);
  });

  const now = new Date();
  const first = { limit: 20, offset: 0 };
  const before = () =>
    selectRows<{ coupon: number; entry: number }>(
      shop.db,
      sql`SELECT (SELECT id FROM member_coupons WHERE member_id = ${memberId} ORDER BY id LIMIT 1
          OFFSET 300) AS coupon,
        (SELECT id FROM coin_entries WHERE member_id = ${memberId} ORDER BY id LIMIT 1 OFFSET 300)
          AS entry`,
    );
  const reads: [what: string, read: (db: Database) => Promise<unknown>][] = [
    ['orders', (db) => createOrderReads(db).list(memberId, { status: undefined, ...first })],
    [
      'cancelled ones',
      (db) => createOrderReads(db).list(memberId, { status: ['cancelled'], ...first }),
    ],
    [
      'used coupons',
      (db) => createCouponRepo(db).list(memberId, { status: 'used', limit: 20 }, now),
    ],
    [
      'expired coupons',
      (db) => createCouponRepo(db).list(memberId, { status: 'expired', limit: 20 }, now),
    ],
    [
      'older coupons',
      async (db) => {
        const [known] = await before();
        return createCouponRepo(db).list(memberId, { before: known?.coupon, limit: 20 }, now);
      },
    ],
    ['purchases', (db) => createProfileRepo(db).bought(memberId, first)],
    ['notifications', (db) => createNotificationRepo(db, () => undefined).page(memberId, first)],
    ['coins', (db) => createCoinRepo(db).account(memberId, now, { limit: 20 })],
    [
      'an older part of the ledger',
      async (db) => {
        const [known] = await before();
        return createCoinRepo(db).account(memberId, now, { before: known?.entry, limit: 20 });
      },
    ],
  ];

  it.each(reads)('%s: reads by index, and only the rows shown', async (_, read) => {
    const plans = await plansOf(shop.db, read);
    // The few remaining coins are summed by day, without an order.
    const pages = plans.filter(
      ({ text }) => text.includes(' limit ') && !text.includes('group by'),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { plan } of plans) {
      expect(plan).not.toMatch(
        /Seq Scan on "?(?:orders|member_coupons|coin_entries|purchases|notifications)/,
      );
    }
    for (const { plan } of pages) expect(plan).not.toMatch(/Sort/);
  });

  const deep = { limit: 20, offset: 0, after: 3_000 };
  const head = { role: 'staff', licensed: false, refundLimit: null, branches: [] } as const;
  const ofLocale = { sort: 'name', locale: 'th' } as const;
  const lists: [what: string, read: (db: Database) => Promise<unknown>][] = [
    [
      'ended orders',
      (db) => {
        const filter = { idPart: undefined, branchId: undefined, openReturns: false };
        const after = { at: new Date(Date.now() + 3_600_000), id: 'LP-' };
        const place = { ...{ limit: 20, offset: 0, after }, newestFirst: true };
        const statuses = [...STAFF_STAGES.done];
        return createStaffOrderRepo(db).list(head, { ...filter, statuses }, place);
      },
    ],
    ['brands', (db) => createBrandRepo(db).list(ofLocale, deep)],
    ['branches', (db) => createBranchRecordRepo(db).list(ofLocale, deep)],
    [
      'people',
      (db) => createPeopleRepo(db).list({ q: undefined, roleId: undefined, here: true }, deep),
    ],
  ];

  it.each(lists)('a deep page of %s begins at its row', async (_, read) => {
    const [page = '', ...others] = (await plansOf(shop.db, read))
      .filter(({ text }) => text.includes(' order by ') && text.includes(' limit '))
      .map(({ plan }) => plan);
    expect(others).toEqual([]);
    expect(page).toMatch(/Index Cond: \(ROW\(/);
    const [rows] = page.split('SubPlan');
    expect(rows).not.toMatch(/Sort|Seq Scan/);
  });
});

/** Brands, branches and people of a large chain. */
async function plantOffice(db: Database, count: number): Promise<void> {
  const numbers = sql`generate_series(1001, ${1_000 + count}) AS n`;
  await db.execute(sql`INSERT INTO brands (id, code, name_en, name_th)
    SELECT n, '9' || n, 'Brand ' || n, 'แบรนด์ ' || n FROM ${numbers}`);
  await db.execute(sql`INSERT INTO branches (id, name_en, name_th, address_en, address_th, province_code,
      lat, lng, phone, hours, services)
    SELECT n, 'Branch ' || n, 'สาขา ' || n, '', '', '10', 13, 100, '', '[]', '[]' FROM ${numbers}`);
  await db.execute(sql`INSERT INTO members (id, phone, member_code)
    SELECT n, 'person-' || n, 'person-' || n FROM ${numbers}`);
  await db.execute(sql`INSERT INTO people (member_id, role_id, joined_at)
    SELECT n, roles.id, now() - n * interval '1 hour' FROM ${numbers}, roles WHERE roles.key = 'support'`);
}
