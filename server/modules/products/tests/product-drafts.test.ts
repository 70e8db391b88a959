import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productDraftsSchema } from '@/lib/products/contract-drafts.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { productDrafts } from '@/server/modules/products/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { drafterOf, type Drafter } from '@/tests/harness/drafts.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, GEL] = [1, 2];
const HOUR_MS = 3_600_000;
let shop: Shop;
let nok: Drafter;
let ploy: Drafter;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP }, { id: GEL }]);
  const joined = async () => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, 'catalogue');
    return drafterOf(shop, member);
  };
  nok = await joined();
  ploy = await joined();
});
beforeEach(async () => {
  await shop.db.delete(productDrafts);
  await shop.db.update(products).set({
    ...{ nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ', size: '90 g', state: 'live' },
    ...{ price: 12_000, dealPrice: 0, memberPrice: 0, seoTitleEn: '' },
  });
});
afterAll(() => shop.close());

const nameInShop = async () =>
  (await shop.call<{ product_name: string }>('GET', `/products/${String(SOAP)}?locale=en`)).body
    .product_name;
const logOf = (id: number) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product ${String(id)}`))
    .orderBy(asc(auditLog.id));
/** A whole minute in an hour. */
const soon = () =>
  new Date(Math.ceil((shop.clock.now().getTime() + HOUR_MS) / 60_000) * 60_000).toISOString();

describe('a draft', () => {
  it('keeps the changed fields alone, beside the live ones', async () => {
    const saved = await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap', size: '90 g' });
    expect(saved.status).toBe(200);
    expect(productDraftsSchema.safeParse(saved.body).error).toBeUndefined();
    expect(await nok.draft(SOAP, 'facts')).toMatchObject({
      ...{ state: 'waiting', publish_at: null, fault: null },
      fields: [
        {
          ...{ name: 'name_en', base: 'Rose Soap', live: 'Rose Soap', draft: 'Lotus Soap' },
          is_conflict: false,
          words: null,
        },
      ],
    });
    expect((await nok.read(SOAP)).facts.name_en).toBe('Rose Soap');
    expect(await nameInShop()).toBe('Rose Soap');
  });

  it('names the words that change in a long text', async () => {
    const text = (flower: string) => `A soft soap with ${flower} water for the dry skin of hands.`;
    await nok.change(SOAP, 'facts', { description_en: text('rose') });
    await nok.save(SOAP, 'facts', { description_en: text('lotus') });
    const { fields } = (await nok.draft(SOAP, 'facts')) ?? { fields: [] };
    expect(fields.map(({ words }) => words)).toEqual([
      [
        { kind: 'same', text: 'A soft soap with ' },
        { kind: 'removed', text: 'rose' },
        { kind: 'added', text: 'lotus' },
        { kind: 'same', text: ' water for the dry skin of hands.' },
      ],
    ]);
  });

  it('is published upon the live values of today, like a direct save', async () => {
    await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap' });
    await ploy.change(SOAP, 'facts', { size: '100 g' });
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    expect((await ploy.publish(SOAP, 'facts')).body.entities).toEqual([]);
    expect((await nok.read(SOAP)).facts).toMatchObject({ name_en: 'Lotus Soap', size: '100 g' });
    expect(await nameInShop()).toBe('Lotus Soap');
    expect((await changes.poll()).toSorted()).toEqual(['catalog', `product:${String(SOAP)}`]);
    expect((await logOf(SOAP)).at(-1)).toMatchObject({
      ...{ action: 'product.change', cause: 'form', detail: { draft: expect.any(Number) } },
      changes: { name_en: ['Rose Soap', 'Lotus Soap'] },
    });
  });

  it('leaves a line in the audit log with each step', async () => {
    const before = (await logOf(GEL)).length;
    await nok.save(GEL, 'prices', { price: 150 });
    const at = soon();
    await nok.setTime(GEL, 'prices', at);
    await nok.discard(GEL, 'prices');
    const lines = (await logOf(GEL)).slice(before);
    expect(lines.map(({ action }) => action)).toEqual([
      ...['product.draft', 'product.draft_time', 'product.draft_discard'],
    ]);
    expect(lines[0]?.changes).toEqual({ price: [12_000, 15_000] });
    expect(lines[1]?.detail).toMatchObject({ part: 'prices', publish_at: at });
    expect(await nok.drafts(GEL)).toEqual([]);
    expect((await nok.read(GEL)).prices.price).toBe(120);
  });

  it('is one for each part', async () => {
    await nok.save(SOAP, 'prices', { price: 150 });
    await nok.save(SOAP, 'seo', { seo_title_en: 'Lotus' });
    expect((await nok.drafts(SOAP)).map(({ part }) => part)).toEqual(['prices', 'seo']);
    const unseen = await ploy.save(SOAP, 'prices', { price: 160 });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
    const version = (await ploy.draft(SOAP, 'prices'))?.version ?? '';
    await ploy.save(SOAP, 'prices', { deal_price: 99 }, { draft_version: version });
    expect((await nok.draft(SOAP, 'prices'))?.fields).toMatchObject([
      { name: 'deal_price', live: 0, draft: 99 },
    ]);
    const stale = await nok.save(SOAP, 'prices', { price: 170 }, { draft_version: version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
  });

  it('is one also when two people save at once', async () => {
    const both = await Promise.all([
      nok.save(SOAP, 'prices', { price: 150 }),
      ploy.save(SOAP, 'prices', { price: 160 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await nok.drafts(SOAP)).toHaveLength(1);
  });

  it.each([
    ['nothing that differs', { price: 120 }, {}, 422, 'DRAFT_EMPTY'],
    ['a deal above the price', { deal_price: 130 }, {}, 422, 'VALIDATION'],
    ['a price of nothing', { price: 0 }, {}, 422, 'VALIDATION'],
    ['another version', { price: 150, version: 'old' }, {}, 409, 'VERSION_STALE'],
    ['no draft', { price: 150 }, { draft_version: 'gone' }, 409, 'DRAFT_CHANGED'],
    ['a past time', { price: 150 }, { publish_at: '2020-01-01T00:00:00Z' }, 422, 'VALIDATION'],
    ['seconds', { price: 150 }, { publish_at: '2090-01-01T00:00:30Z' }, 422, 'VALIDATION'],
  ])('with %s is refused', async (_, changed, saving, status, code) => {
    const refused = await nok.save(SOAP, 'prices', changed, saving);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(await nok.drafts(SOAP)).toEqual([]);
  });

  it('needs a time that is still to come', async () => {
    await nok.save(SOAP, 'prices', { price: 150 });
    const past = await nok.setTime(SOAP, 'prices', '2020-01-01T00:00:00Z');
    expect(past.body.fields).toEqual({ publish_at: 'Please choose a time that is still to come.' });
    const at = soon();
    expect((await nok.setTime(SOAP, 'prices', at)).body.entities[0]?.publish_at).toBe(at);
    expect((await nok.setTime(SOAP, 'prices', null)).body.entities[0]?.publish_at).toBeNull();
  });

  it('takes no field that it does not know', async () => {
    const body = {
      ...(await nok.read(SOAP)).seo,
      draft_version: null,
      publish_at: null,
      colour: 1,
    };
    const refused = await nok.ask('PUT', `/${String(SOAP)}/drafts/seo`, body);
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['colour']);
  });
});

describe('a field that was changed live since', () => {
  beforeEach(async () => {
    await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap', size: '80 g' });
    await ploy.change(SOAP, 'facts', { size: '100 g' });
  });

  it('is a conflict, which the person resolves', async () => {
    expect((await nok.draft(SOAP, 'facts'))?.fields).toMatchObject([
      { name: 'name_en', is_conflict: false },
      { name: 'size', base: '90 g', live: '100 g', draft: '80 g', is_conflict: true },
    ]);
    expect(await nok.publish(SOAP, 'facts')).toMatchObject({
      ...{ status: 409, body: { code: 'DRAFT_CONFLICT', data: { fields: ['size'] } } },
    });
    expect((await nok.publish(SOAP, 'facts', { keep: ['size'] })).status).toBe(200);
    expect((await nok.read(SOAP)).facts).toMatchObject({ name_en: 'Lotus Soap', size: '100 g' });
  });

  it('takes the value of the draft where the person says so', async () => {
    expect((await nok.publish(SOAP, 'facts', { take: ['size'] })).status).toBe(200);
    expect((await nok.read(SOAP)).facts).toMatchObject({ name_en: 'Lotus Soap', size: '80 g' });
  });

  it('is none where it got the value of the draft', async () => {
    await ploy.change(SOAP, 'facts', { size: '80 g' });
    expect((await nok.publish(SOAP, 'facts')).status).toBe(200);
  });

  it('makes the version stale that a person saw before', async () => {
    const version = (await nok.draft(SOAP, 'facts'))?.version;
    await ploy.change(SOAP, 'facts', { size: '110 g' });
    const body = { version, keep: [], take: ['size'] };
    const stale = await nok.ask('POST', `/${String(SOAP)}/drafts/facts/publish`, body);
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
  });
});

it('a draft of an archived product is neither saved nor published, and waits', async () => {
  await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap' });
  await nok.archive(SOAP);
  const refusal = { status: 409, body: { code: 'PRODUCT_ARCHIVED' } };
  expect(await nok.publish(SOAP, 'facts')).toMatchObject(refusal);
  expect(await nok.save(SOAP, 'seo', { seo_title_en: 'Lotus' })).toMatchObject(refusal);
  expect(await nok.draft(SOAP, 'facts')).toMatchObject({ state: 'waiting' });
  expect((await nok.discard(SOAP, 'facts')).status).toBe(200);
});

it('a draft is published once, by the first of two people', async () => {
  await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap' });
  const version = (await nok.draft(SOAP, 'facts'))?.version;
  const publish = (who: Drafter) =>
    who.ask('POST', `/${String(SOAP)}/drafts/facts/publish`, { version, keep: [], take: [] });
  const both = await Promise.all([publish(nok), publish(ploy)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('the list finds products by their drafts', async () => {
  await nok.save(GEL, 'seo', { seo_title_en: 'Aloe' });
  const list = async (query: string) => {
    const { body } = await nok.list(query);
    return body.entities.map(({ id, draft }) => [id, draft]);
  };
  expect(await list('')).toEqual([
    [SOAP, null],
    [GEL, 'waiting'],
  ]);
  expect(await list('&draft=waiting')).toEqual([[GEL, 'waiting']]);
  expect(await list('&draft=failed')).toEqual([]);
});

it('a draft never reaches a shopper', async () => {
  const SECRET = 'Moonlit Hush';
  await nok.save(SOAP, 'facts', { name_en: SECRET, description_en: SECRET });
  await nok.save(SOAP, 'prices', { price: 777.77 });
  await nok.save(SOAP, 'seo', { seo_title_en: SECRET, search_words: 'hush' });
  await shop.runJob('search index');
  const paths = [
    ...[`/products/${String(SOAP)}`, `/products/${String(SOAP)}/related`],
    ...['/products/web?per_page=50', '/products/web?keyword=hush'],
  ];
  for (const path of paths) {
    const { status, body } = await shop.call('GET', path);
    expect(status, path).toBe(200);
    expect(JSON.stringify(body), path).not.toMatch(/Moonlit|777\.77/);
  }
});
