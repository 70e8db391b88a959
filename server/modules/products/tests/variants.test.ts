import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productSchema, type Product } from '@/lib/catalog/contract.ts';
import { productVariantsSchema, type ProductVariants } from '@/lib/products/contract-variants.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { productGroups } from '@/server/modules/catalog/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SMALL, LARGE, HUGE, OTHER, OLD] = [1, 2, 3, 4, 5];
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(
    shop.db,
    [SMALL, LARGE, HUGE, OTHER, OLD].map((id) => ({
      ...{ id, nameEn: `Gel ${String(id)}`, nameTh: `เจล ${String(id)}`, price: id * 1_000 },
      available: 40,
    })),
  );
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  token = member.token;
});
beforeEach(async () => {
  await shop.db.delete(productGroups);
  await shop.db.delete(auditLog);
  await shop.db.update(products).set({ state: 'live' });
  await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, OLD));
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const url = (id: number) => `/api/admin/v1/products/${String(id)}/variants`;
const read = async (id: number) =>
  (await shop.call<ProductVariants>('GET', url(id), { token })).body;
type Row = readonly [id: number, value: string];
const bodyOf = (rows: readonly Row[], version: string) => ({
  options: rows.length === 0 ? [] : [{ name_en: 'Size', name_th: 'ขนาด' }],
  members: rows.map(([id, value]) => ({
    product_id: id,
    values: [{ value_en: `${value} ml`, value_th: `${value} มล.` }],
  })),
  version,
});
const put = (id: number, body: unknown, locale = 'en') =>
  shop.call<ProductVariants & Refused>('PUT', `${url(id)}?locale=${locale}`, { token, body });
const save = async (id: number, ...rows: readonly Row[]) =>
  put(id, bodyOf(rows, (await read(id)).version));
const inShop = async (id: number, locale = 'en') => {
  const { body } = await shop.call<Product>('GET', `/products/${String(id)}?locale=${locale}`);
  return productSchema.parse(body).variants;
};
const tagsOf = async (work: () => Promise<unknown>) => {
  const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
  await changes.poll();
  await work();
  return (await changes.poll()).filter((tag) => tag.startsWith('product:')).toSorted();
};

describe('the group of a product', () => {
  it('is read from each sibling, in its order', async () => {
    expect(await read(SMALL)).toMatchObject({ options: [], members: [] });
    const saved = await save(SMALL, [LARGE, '80'], [SMALL, '30']);
    expect(saved.status).toBe(200);
    expect(productVariantsSchema.safeParse(saved.body).error).toBeUndefined();
    expect(await read(LARGE)).toEqual(saved.body);
    expect(saved.body.members).toMatchObject([
      { product_id: LARGE, name_th: 'เจล 2', state: 'live', values: [{ value_th: '80 มล.' }] },
      { product_id: SMALL, values: [{ value_en: '30 ml' }] },
    ]);
    expect(await read(OTHER)).toMatchObject({ members: [] });
  });

  it('is in the audit log of each product concerned', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    await save(SMALL, [SMALL, '30'], [HUGE, '200']);
    const lines = await shop.db
      .select({ subject: auditLog.subject, changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.action, 'product.variants'))
      .orderBy(asc(auditLog.id));
    expect(lines.map(({ subject }) => subject)).toEqual(
      [SMALL, LARGE, SMALL, LARGE, HUGE].map((id) => `product ${String(id)}`),
    );
    expect(lines[2]?.changes).toEqual({
      siblings: [
        ['100001', '100002'],
        ['100001', '100003'],
      ],
    });
    expect(lines[3]?.changes).toMatchObject({ option_values_th: [['80 มล.'], null] });
  });

  it('is dissolved by saving none', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    expect((await save(LARGE)).body).toMatchObject({ options: [], members: [] });
    expect(await read(SMALL)).toMatchObject({ members: [] });
    expect(await shop.db.$count(productGroups)).toBe(0);
  });

  it('is not saved upon an older one, from any sibling', async () => {
    const { version } = await read(SMALL);
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    const stale = await put(
      SMALL,
      bodyOf(
        [
          [SMALL, '1'],
          [HUGE, '2'],
        ],
        version,
      ),
    );
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    expect((await read(SMALL)).members.map((one) => one.product_id)).toEqual([SMALL, LARGE]);
  });

  it('leaves its products free to be grouped again', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80'], [HUGE, '200']);
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    expect((await save(HUGE, [HUGE, '200'], [OTHER, '900'])).status).toBe(200);
  });

  it('takes no product of another group, and names it', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    const { version } = await read(HUGE);
    const body = bodyOf(
      [
        [HUGE, '200'],
        [LARGE, '80'],
      ],
      version,
    );
    const refused = await put(HUGE, body, 'th');
    expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_GROUPED']);
    expect(refused.body.message).toContain('เจล 2');
    expect(refused.body.fields).toHaveProperty(['members.1.product_id']);
  });

  it('gets a product once when two people take it at the same time', async () => {
    const [one, other] = await Promise.all(
      [SMALL, HUGE].map(async (id) => (await read(id)).version),
    );
    const answers = await Promise.all([
      put(
        SMALL,
        bodyOf(
          [
            [SMALL, '30'],
            [LARGE, '80'],
          ],
          one ?? '',
        ),
      ),
      put(
        HUGE,
        bodyOf(
          [
            [LARGE, '80'],
            [HUGE, '200'],
          ],
          other ?? '',
        ),
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(LARGE)).members).toHaveLength(2);
  });

  it('is saved once when two siblings save it at the same time', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80'], [HUGE, '200']);
    const { version } = await read(SMALL);
    const answers = await Promise.all([
      put(
        SMALL,
        bodyOf(
          [
            [SMALL, '30'],
            [OTHER, '80'],
          ],
          version,
        ),
      ),
      put(
        HUGE,
        bodyOf(
          [
            [HUGE, '30'],
            [LARGE, '80'],
          ],
          version,
        ),
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each<[string, readonly Row[], string]>([
    [
      'an archived product',
      [
        [SMALL, '30'],
        [OLD, '80'],
      ],
      'members.1.product_id',
    ],
    [
      'a missing product',
      [
        [SMALL, '30'],
        [999, '80'],
      ],
      'members.1.product_id',
    ],
    [
      'equal values',
      [
        [SMALL, '30'],
        [LARGE, '30'],
      ],
      'members.1.values',
    ],
    ['one product', [[SMALL, '30']], 'members'],
  ])('refuses %s at its field', async (_, rows, field) => {
    const refused = await save(SMALL, ...rows);
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION']);
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
  });

  it('needs a value for each option, in both languages', async () => {
    const { version } = await read(SMALL);
    const body = bodyOf(
      [
        [SMALL, '30'],
        [LARGE, '80'],
      ],
      version,
    );
    const options = [...body.options, { name_en: 'Shade', name_th: ' ' }];
    const { fields } = (await put(SMALL, { ...body, options })).body;
    expect(fields).toHaveProperty(['options.1.name_th']);
    const two = [...body.options, { name_en: 'Shade', name_th: 'เฉดสี' }];
    expect((await put(SMALL, { ...body, options: two })).body.fields).toHaveProperty([
      'members.0.values',
    ]);
  });

  it('is not found for a missing product', async () => {
    expect((await shop.call('GET', url(999), { token })).status).toBe(404);
    expect((await put(999, bodyOf([], 'any'))).status).toBe(404);
  });
});

describe('shoppers', () => {
  it('see the siblings with value, price and stock, in their language', async () => {
    expect(await inShop(SMALL)).toBeNull();
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    expect(await inShop(LARGE, 'th')).toMatchObject({
      options: ['ขนาด'],
      siblings: [
        { id: SMALL, product_name: 'เจล 1', values: ['30 มล.'], now: { amount: 10 }, stock: 'ok' },
        { id: LARGE, values: ['80 มล.'], now: { amount: 20 } },
      ],
    });
  });

  it('do not see archived siblings, which stay in the group', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80'], [HUGE, '200']);
    await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, HUGE));
    expect((await inShop(SMALL))?.siblings.map(({ id }) => id)).toEqual([SMALL, LARGE]);
    expect((await read(SMALL)).members[2]?.state).toBe('archived');
    expect((await save(SMALL, [SMALL, '35'], [LARGE, '80'], [HUGE, '200'])).status).toBe(200);
    await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, LARGE));
    expect(await inShop(SMALL)).toBeNull();
  });

  it('get new pages of all siblings, before and after', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    expect(await tagsOf(() => save(SMALL, [SMALL, '30'], [HUGE, '200']))).toEqual([
      ...['product:1', 'product:2', 'product:3'],
    ]);
  });

  it('get new pages of the siblings when price, state or stock of one changes', async () => {
    await save(SMALL, [SMALL, '30'], [LARGE, '80']);
    const both = ['product:1', 'product:2'];
    const small = eq(products.id, SMALL);
    const change = (values: Partial<typeof products.$inferInsert>) => () =>
      shop.db.update(products).set(values).where(small);
    expect(await tagsOf(change({ price: 7_700 }))).toEqual(both);
    expect(await tagsOf(change({ state: 'archived' }))).toEqual(both);
    expect(await tagsOf(change({ howToEn: 'Rub in.' }))).toEqual(['product:1']);
    const online = and(inArray(stock.productId, [LARGE]), eq(stock.branchId, 0));
    expect(await tagsOf(() => shop.db.update(stock).set({ reserved: 40 }).where(online))).toEqual(
      both,
    );
  });
});
