import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '@/lib/catalog/contract.ts';
import type { PickedList } from '@/lib/shelves/contract-lists.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SERUM, MASK, SOAP, DRAFT] = [1, 2, 3, 4];
/** Enough at once to make a missing lock visible. */
const CROWD = Array.from({ length: 8 }, (_, index) => index);
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  const all = [{ id: SERUM }, { id: MASK }, { id: SOAP }, { id: DRAFT, listed: false }];
  await plantProducts(
    shop.db,
    all.map((product) => ({ available: 9, ...product })),
  );
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  token = member.token;
});
afterAll(() => shop.close());

type Answer = PickedList & { readonly fields?: Readonly<Record<string, string>> };
const ask = (method: string, list: string, body?: unknown) =>
  shop.call<Answer>(method, `/api/admin/v1/product-lists/${list}`, {
    ...{ token, ...(body === undefined ? {} : { body }) },
  });
const save = async (list: string, products: readonly number[]) => {
  const { version } = (await ask('GET', list)).body;
  return ask('PUT', list, { products, version });
};
const inShop = async (list: string) => {
  const { body } = await shop.call<ProductPage>('GET', `/products/web?locale=en&list=${list}`);
  return body.entities.map(({ id }) => id);
};

describe('a hand-picked list', () => {
  it('is shown by the shop in its order, without what shoppers do not see', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const saved = await save('week', [SOAP, DRAFT, SERUM]);
    expect(saved.status).toBe(200);
    expect(saved.body.products.map(({ id, listed }) => [id, listed])).toEqual([
      [SOAP, true],
      [DRAFT, false],
      [SERUM, true],
    ]);
    expect(await changes.poll()).toContain('catalog');
    expect(await inShop('week')).toEqual([SOAP, SERUM]);
    expect(await inShop('recommends')).toEqual([]);
    expect((await ask('GET', 'week')).body).toEqual(saved.body);
  });

  it('writes the item codes before and after into the audit log', async () => {
    const { body } = await save('recommends', [MASK, SERUM]);
    const codes = body.products.map(({ item_code: code }) => code);
    await save('recommends', []);
    const log = await shop.db
      .select({ action: auditLog.action, changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.subject, 'list recommends'))
      .orderBy(auditLog.id);
    expect(log).toEqual([
      { action: 'list.change', changes: { products: [[], codes] } },
      { action: 'list.change', changes: { products: [codes, []] } },
    ]);
    expect(await inShop('recommends')).toEqual([]);
  });

  it('refuses unknown and repeated products at their place, and changes nothing', async () => {
    await save('week', [MASK]);
    const refused = await save('week', [SERUM, 999_999, SERUM]);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
      422,
      ['products.1', 'products.2'],
    ]);
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await save('week', many)).status).toBe(422);
    expect(await inShop('week')).toEqual([MASK]);
  });

  it('is none of the lists that the shop makes itself', async () => {
    for (const list of ['flashsale', 'promotion', 'other']) {
      expect((await ask('GET', list)).status).toBe(404);
    }
  });

  it('is changed by one of many who saw it empty', async () => {
    const { version } = (await ask('GET', 'new-arrival')).body;
    const answers = await Promise.all(
      CROWD.map(() => ask('PUT', 'new-arrival', { products: [SERUM, MASK], version })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...CROWD.slice(1).map(() => 409)]);
    expect(await inShop('new-arrival')).toEqual([SERUM, MASK]);
  });
});
