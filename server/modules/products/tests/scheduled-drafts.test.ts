import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Today } from '@/lib/office/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { people } from '@/server/modules/people/schema.ts';
import { productDrafts } from '@/server/modules/products/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { drafterOf, type Drafter } from '@/tests/harness/drafts.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { withRule } from '@/tests/harness/poison.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, GEL] = [1, 2];
const MINUTE_MS = 60_000;
let here: Shop;
/** Another process; the embedded engine has one. */
let there: Shop;
let author: TestMember;
let nok: Drafter;
let ploy: Drafter;
beforeAll(async () => {
  here = await openShop();
  there = here.database.engine === 'postgres' ? await openShop({ target: here.target }) : here;
  await plantShelves(here.db);
  await plantProducts(here.db, [{ id: SOAP }, { id: GEL }]);
});
beforeEach(async () => {
  const joined = async () => {
    const member = await signIn(here);
    await joinAs(here, member.memberId, 'catalogue');
    return member;
  };
  author = await joined();
  nok = drafterOf(here, author);
  ploy = drafterOf(here, await joined());
  await here.db.delete(productDrafts);
  await here.db.update(products).set({ nameEn: 'Rose Soap', state: 'live', price: 12_000 });
});
afterAll(async () => {
  await there.close();
  if (here !== there) await here.close();
});

/** The next whole minute. */
const next = () =>
  new Date((Math.floor(here.clock.now().getTime() / MINUTE_MS) + 2) * MINUTE_MS).toISOString();
const pass = (ms: number) => {
  for (const shop of new Set([here, there])) shop.clock.advance(ms);
};
const run = () => here.runJob('product drafts');
const plan = (name: string) => nok.save(SOAP, 'facts', { name_en: name }, { publish_at: next() });
const nameOf = async (id: number) => (await ploy.read(id)).facts.name_en;
const logOf = (id: number) =>
  here.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product ${String(id)}`))
    .orderBy(asc(auditLog.id));
const today = async (who: TestMember) =>
  (await here.call<Today>('GET', '/api/admin/v1/today', { token: who.token })).body.waiting;

it('a draft goes live at its minute, not before, in the name of its person', async () => {
  await plan('Lotus Soap');
  await run();
  expect(await nameOf(SOAP)).toBe('Rose Soap');
  pass(2 * MINUTE_MS);
  await run();
  expect(await nameOf(SOAP)).toBe('Lotus Soap');
  expect(await nok.drafts(SOAP)).toEqual([]);
  expect((await logOf(SOAP)).at(-1)).toMatchObject({
    ...{ action: 'product.change', cause: 'schedule', memberId: author.memberId },
    changes: { name_en: ['Rose Soap', 'Lotus Soap'] },
  });
});

it('ended drafts are kept for two years, like the audit log; open ones stay', async () => {
  const day = 24 * 60 * MINUTE_MS;
  await plan('Lotus Soap');
  pass(2 * MINUTE_MS);
  await run();
  await nok.save(SOAP, 'facts', { name_en: 'Fern Soap' });
  await nok.discard(SOAP, 'facts');
  await nok.save(GEL, 'facts', { name_en: 'Aloe Gel' });
  const states = async () =>
    (await here.db.select().from(productDrafts)).map(({ state }) => state).sort();
  pass(730 * day);
  await here.runJob('old product drafts');
  expect(await states()).toEqual(['discarded', 'published', 'waiting']);
  pass(2 * day);
  await here.runJob('old product drafts');
  expect(await states()).toEqual(['waiting']);
});

it('a draft without a time waits for a person', async () => {
  await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap' });
  pass(10 * MINUTE_MS);
  await run();
  expect(await nok.draft(SOAP, 'facts')).toMatchObject({ state: 'waiting' });
});

it('two processes publish it once', async () => {
  const before = (await logOf(SOAP)).length;
  await plan('Lotus Soap');
  await nok.save(GEL, 'facts', { name_en: 'Aloe Gel' }, { publish_at: next() });
  pass(2 * MINUTE_MS);
  await Promise.all([run(), there.runJob('product drafts'), run()]);
  expect([await nameOf(SOAP), await nameOf(GEL)]).toEqual(['Lotus Soap', 'Aloe Gel']);
  const actions = (await logOf(SOAP)).slice(before).map(({ action }) => action);
  expect(actions).toEqual(['product.draft', 'product.change']);
});

it('a draft whose write breaks off leaves nothing, and is published later', async () => {
  await plan('Lotus Soap');
  await nok.save(GEL, 'facts', { name_en: 'Aloe Gel' }, { publish_at: next() });
  pass(2 * MINUTE_MS);
  const rule = `NOT (state = 'published' AND product_id = ${String(SOAP)})`;
  await withRule(here.db, 'product_drafts', rule, async () => {
    await run();
    expect([await nameOf(SOAP), await nameOf(GEL)]).toEqual(['Rose Soap', 'Aloe Gel']);
    expect(await nok.draft(SOAP, 'facts')).toMatchObject({ state: 'waiting' });
    expect(here.reports).toContain('a draft could not be published');
  });
  await run();
  expect(await nameOf(SOAP)).toBe('Lotus Soap');
});

it.each<[why: string, happens: () => Promise<unknown>, fault: string, fields: string[]]>([
  [
    'somebody changed its field meanwhile',
    () => ploy.change(SOAP, 'facts', { name_en: 'Jasmine Soap' }),
    ...(['conflict', ['name_en']] as const),
  ],
  ['the product was archived', () => ploy.archive(SOAP), 'archived', []],
  [
    'its person lost the ability',
    async () => {
      await here.db.delete(people).where(eq(people.memberId, author.memberId));
      await joinAs(here, author.memberId, 'marketing');
    },
    ...(['not_allowed', []] as const),
  ],
  [
    'its person left',
    () =>
      here.db
        .update(people)
        .set({ leftAt: here.clock.now() })
        .where(eq(people.memberId, author.memberId)),
    ...(['not_allowed', []] as const),
  ],
] as [string, () => Promise<unknown>, string, string[]][])(
  'fails where %s',
  async (_, happens, fault, fields) => {
    await plan('Lotus Soap');
    await happens();
    const name = await nameOf(SOAP);
    pass(2 * MINUTE_MS);
    await Promise.all([run(), there.runJob('product drafts')]);
    expect(await ploy.draft(SOAP, 'facts')).toMatchObject({
      ...{ state: 'failed', fault, fault_fields: fields },
    });
    expect(await nameOf(SOAP)).toBe(name);
    const failures = (await logOf(SOAP)).filter(({ detail }) => detail['fault'] === fault);
    expect(failures.at(-1)).toMatchObject({ action: 'product.draft_fail', cause: 'schedule' });
  },
);

it('fails where a rule refuses its values, and waits again at another time', async () => {
  await nok.save(SOAP, 'facts', { item_code: '777777' }, { publish_at: next() });
  await ploy.change(GEL, 'facts', { item_code: '777777' });
  pass(2 * MINUTE_MS);
  await run();
  expect(await nok.draft(SOAP, 'facts')).toMatchObject({
    ...{ state: 'failed', fault: 'refused', fault_fields: ['item_code'] },
  });
  await ploy.change(GEL, 'facts', { item_code: '100002' });
  await ploy.setTime(SOAP, 'facts', next());
  expect(await nok.draft(SOAP, 'facts')).toMatchObject({ state: 'waiting', fault: null });
  pass(2 * MINUTE_MS);
  await run();
  expect((await ploy.read(SOAP)).facts.item_code).toBe('777777');
  await ploy.change(SOAP, 'facts', { item_code: '100001' });
});

it('Today counts products with a failed draft for those who can publish it', async () => {
  const at = next();
  await nok.save(SOAP, 'facts', { name_en: 'Lotus Soap' }, { publish_at: at });
  await nok.save(SOAP, 'prices', { price: 150 }, { publish_at: at });
  await ploy.change(SOAP, 'facts', { name_en: 'Jasmine Soap' });
  await ploy.change(SOAP, 'prices', { price: 160 });
  pass(2 * MINUTE_MS);
  expect(await today(author)).toEqual([]);
  await run();
  expect(await today(author)).toEqual([{ kind: 'failed_drafts', count: 1, oldest: at }]);
  const marketing = await signIn(here);
  await joinAs(here, marketing.memberId, 'marketing');
  expect(await today(marketing)).toEqual([]);
  await nok.discard(SOAP, 'prices');
  await nok.publish(SOAP, 'facts', { take: ['name_en'] });
  expect(await today(author)).toEqual([]);
});
