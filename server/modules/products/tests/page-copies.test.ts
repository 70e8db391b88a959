import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductSale } from '@/lib/products/contract.ts';
import type { PageCopy } from '@/server/core/page-copies.ts';
import { changeLog } from '@/server/db/schema/operations.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, GEL] = [1, 2];
let shop: Shop;
let copies: readonly PageCopy[] | undefined;
const tokens: Partial<Record<'catalogue' | 'auditor', string>> = {};
beforeAll(async () => {
  shop = await openShop({ pageCopies: ({ id }) => (id === SOAP ? copies : []) });
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP }, { id: GEL }]);
  for (const role of ['catalogue', 'auditor'] as const) {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    tokens[role] = member.token;
  }
});
beforeEach(async () => {
  await shop.db.delete(changeLog);
  await change(30);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST', path: string, as: keyof typeof tokens = 'catalogue') =>
  shop.call<ProductSale>(method, `/api/admin/v1/products/${path}`, { token: tokens[as] ?? '' });
const change = (secondsAgo: number) =>
  shop.db.insert(changeLog).values({
    tag: `product:${String(SOAP)}`,
    at: sql`now() - make_interval(secs => ${secondsAgo})`,
  });
const copiesOf = async (id: number) => (await ask('GET', `${String(id)}/sale`)).body.copies;
const NONE = { age_s: null, current: true };

describe('copies of the page of a product', () => {
  it('are told for each language, with the last change or without it', async () => {
    copies = [
      { locale: 'th', ageMs: 5_000 },
      { locale: 'en', ageMs: 60_000 },
    ];
    expect(await copiesOf(SOAP)).toEqual([
      { locale: 'en', age_s: 60, current: false },
      { locale: 'th', age_s: 5, current: true },
    ]);
    copies = [{ locale: 'th', ageMs: 1_000 }];
    expect((await copiesOf(SOAP))?.[0]).toEqual({ locale: 'en', ...NONE });
  });

  it('hold the last change where the log of the last hour has none', async () => {
    await shop.db.delete(changeLog);
    copies = [{ locale: 'en', ageMs: 79_000 }];
    expect((await copiesOf(SOAP))?.[0]).toEqual({ locale: 'en', age_s: 79, current: true });
  });

  it('are none where none is kept, and unknown without a front server', async () => {
    expect(await copiesOf(GEL)).toEqual([
      { locale: 'en', ...NONE },
      { locale: 'th', ...NONE },
    ]);
    copies = undefined;
    expect(await copiesOf(SOAP)).toBeNull();
  });
});

describe('rendering a page again', () => {
  it('writes a change that every process reads, and an entry of the audit log', async () => {
    await shop.db.delete(changeLog);
    const { status, body } = await ask('POST', `${String(SOAP)}/render`);
    expect([status, body.sold]).toEqual([200, true]);
    const lines = await shop.db.select({ tag: changeLog.tag }).from(changeLog);
    expect(lines).toEqual([{ tag: `product:${String(SOAP)}` }]);
    const entries = await shop.db
      .select({ subject: auditLog.subject })
      .from(auditLog)
      .where(eq(auditLog.action, 'product.render'));
    expect(entries).toEqual([{ subject: `product ${String(SOAP)}` }]);
  });

  it('makes copies of before outdated', async () => {
    copies = [{ locale: 'en', ageMs: 5_000 }];
    expect((await copiesOf(SOAP))?.[0]?.current).toBe(true);
    await change(0);
    expect((await copiesOf(SOAP))?.[0]?.current).toBe(false);
  });

  it('needs the ability to write, and a product', async () => {
    await shop.db.delete(changeLog);
    expect((await ask('POST', `${String(SOAP)}/render`, 'auditor')).status).toBe(403);
    expect((await ask('POST', '999/render')).status).toBe(404);
    expect(await shop.db.select().from(changeLog)).toEqual([]);
  });
});
