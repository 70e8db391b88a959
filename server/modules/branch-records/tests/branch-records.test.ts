import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BranchFacts,
  OfficeBranchDetail,
  OfficeBranchPage,
} from '@/lib/branch-records/contract.ts';
import type { BranchDays } from '@/lib/branches/contract-days.ts';
import type { BranchPage } from '@/lib/branches/contract.ts';
import type { Product } from '@/lib/catalog/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { branchStaff } from '@/server/modules/people/schema.ts';
import { pharmacy } from '@/server/modules/pharmacy/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf } from '@/tests/harness/checkout.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, OLD, OTHER] = [1, 11, 12];
/** Enough at once to make a missing lock visible. */
const CROWD = Array.from({ length: 8 }, (_, index) => index);
const WEEK: BranchFacts['hours'] = Array.from({ length: 7 }, () => ['09:00', '21:00']);
const RATCHADA: BranchFacts = {
  ...{ name_en: 'Ratchada', name_th: 'รัชดา' },
  ...{ address_en: '70/9 Ratchadaphisek Road', address_th: '70/9 ถนนรัชดาภิเษก' },
  ...{ province_code: '10', phone: '02-000-0106', lat: 13.7655, lng: 100.5697 },
  ...{ services: ['pickup'], hours: WEEK, on_holidays: null },
  ...{ pharmacist_hours: null, pharmacy_licence_no: null },
};

let shop: Shop;
let people: Record<'manager' | 'atBranch' | 'auditor', TestMember>;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP, available: 50 }]);
  await plantBranches(shop.db, [
    { id: OLD, shelves: { [SOAP]: 9 } },
    { id: OTHER, shelves: { [SOAP]: 9 } },
  ]);
  const joined = async (role: 'manager' | 'auditor') => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    return member;
  };
  people = {
    manager: await joined('manager'),
    atBranch: await joined('manager'),
    auditor: await joined('auditor'),
  };
  await shop.db.insert(branchStaff).values({ memberId: people.atBranch.memberId, branchId: OLD });
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
async function ask<Body = OfficeBranchDetail>(
  method: string,
  path: string,
  { body, as = 'manager' }: { body?: unknown; as?: keyof typeof people } = {},
) {
  return shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token: people[as].token,
    ...(body === undefined ? {} : { body }),
  });
}
const read = async (id: number) => (await ask('GET', `/branches/${String(id)}`)).body;
const add = (change: object = {}) => ask('POST', '/branches', { body: { ...RATCHADA, ...change } });
const save = async (id: number, change: object) => {
  const { version } = await read(id);
  const body = { ...RATCHADA, version, ...change };
  return ask('PUT', `/branches/${String(id)}`, { body });
};
const move = async (id: number, state: 'close' | 'open') => {
  const { version } = await read(id);
  return ask('POST', `/branches/${String(id)}/${state}`, { body: { version } });
};
const inShop = async () => {
  const { body } = await shop.call<BranchPage>('GET', '/branches?per_page=100');
  return body.entities.map(({ id }) => id);
};
const list = async (query: string) => {
  const { body } = await ask<OfficeBranchPage>('GET', `/branches?${query}`);
  return body.entities.map(({ id }) => id);
};
const logOf = (id: number) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `branch ${String(id)}`))
    .orderBy(auditLog.id);
const pickUpAt = (id: number) => ({
  choices: { delivery_method: 'pickup', branch_id: OLD },
  changes: { branch_id: id, payment_method: 'kbank_card' },
});
const placesOf = async () => {
  const { body } = await ask<{ entities: { branch_id: number }[] }>('GET', '/stock/places');
  return body.entities.map(({ branch_id }) => branch_id);
};

describe('a new branch', () => {
  it('is in the shop at once, with an id after those of the seed', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const { status, body } = await add({ phone: '020000106', lat: '13.7655' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...RATCHADA, closed_at: null, open_orders: 0 });
    expect(body.id).toBeGreaterThan(OTHER);
    expect(await inShop()).toContain(body.id);
    expect(await changes.poll()).toContain('branches');
    expect(await logOf(body.id)).toMatchObject([
      { action: 'branch.add', changes: { name_en: [null, 'Ratchada'], lat: [null, 13.7655] } },
    ]);
  });

  it('has hours to edit, a shelf to fill and shoppers who collect there', async () => {
    const { id } = (await add()).body;
    const { body: days } = await ask<BranchDays>('GET', '/branch-days');
    expect(days.branches.find((one) => one.id === id)?.hours).toEqual(WEEK);
    expect(await placesOf()).toContain(id);
    const near = `/branches?lat=13.76&lng=100.56&product_ids=${String(SOAP)}&per_page=100`;
    const { body: found } = await shop.call<BranchPage>('GET', near);
    expect(found.entities.find((one) => one.id === id)).toMatchObject({
      ...{ stock: 'none', lacking: [SOAP], ready_at: null },
    });
    const shopper = await shopperOf(shop);
    await fill(shop, shopper, [SOAP, 1]);
    const early = await place(shop, shopper, pickUpAt(id));
    expect(early.body).toMatchObject({ code: 'BRANCH_NOT_AVAILABLE' });
    const movement = { kind: 'receive', product_id: SOAP, branch_id: id, qty: 5 };
    const received = await shop.call('POST', '/api/admin/v1/stock/movements', {
      ...{ token: people.manager.token, body: movement, headers: { 'Idempotency-Key': 'first' } },
    });
    expect(received.status).toBe(201);
    expect((await place(shop, shopper, pickUpAt(id))).status).toBe(201);
    expect((await read(id)).open_orders).toBe(1);
  });

  it.each([
    ['an empty name', { name_th: ' ' }, ['name_th']],
    ['a wrong phone', { phone: '12' }, ['phone']],
    ['an extension', { phone: '02-000-0106 ext 3' }, ['phone']],
    ['an unknown province', { province_code: '99' }, ['province_code']],
    ['swapped degrees', { lat: 100.5, lng: 13.7 }, ['lat', 'lng']],
    ['an empty latitude', { lat: '' }, ['lat']],
    ['a day without an end', { hours: [['09:00', ''], ...WEEK.slice(1)] }, ['hours.0.1']],
    ['six days', { hours: WEEK.slice(1) }, ['hours']],
    ['an unknown service', { services: ['bar'] }, ['services.0']],
    [
      'a pharmacist without hours and licence',
      { services: ['pharmacist'] },
      ['pharmacist_hours.0', 'pharmacy_licence_no'],
    ],
  ])('with %s is refused at the field, in both languages', async (_, change, fields) => {
    for (const locale of ['en', 'th']) {
      const body = { ...RATCHADA, ...change };
      const answer = await ask('POST', `/branches?locale=${locale}`, { body });
      expect([answer.status, Object.keys(answer.body.fields ?? {}).toSorted()]).toEqual([
        422,
        fields,
      ]);
      const said = Object.values(answer.body.fields ?? {}).join('');
      expect(/[\u0e00-\u0e7f]/.test(said)).toBe(locale === 'th');
    }
  });

  it('is added by the whole chain alone', async () => {
    for (const as of ['atBranch', 'auditor'] as const) {
      expect((await ask('POST', '/branches', { body: RATCHADA, as })).status).toBe(403);
      expect((await ask('GET', '/branches', { as })).status).toBe(403);
    }
  });
});

describe('a branch', () => {
  it('is changed by the newest version, with old and new values in the log', async () => {
    const { id } = (await add()).body;
    const week = [null, ...WEEK.slice(1)];
    const saved = await save(id, { name_en: 'Ratchada 2', hours: week, services: [] });
    expect(saved.body).toMatchObject({ name_en: 'Ratchada 2', hours: week, services: [] });
    const { body } = await shop.call('GET', `/branches/${String(id)}?locale=en`);
    expect(body).toMatchObject({ name: 'Ratchada 2', services: [] });
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'branch.change',
      changes: { name_en: ['Ratchada', 'Ratchada 2'], services: [['pickup'], []] },
    });
    const stale = await save(id, { version: 'old' });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    expect((await save(999, { version: 'any' })).status).toBe(404);
  });

  it('is saved by one of many people at once', async () => {
    const { id } = (await add()).body;
    // The first round opens the connections that the others need.
    for (const round of ['One', 'Two']) {
      const { version } = await read(id);
      const names = CROWD.map((one) => `${round} ${String(one)}`);
      const all = await Promise.all(names.map((name) => save(id, { version, name_en: name })));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      const lost = all.filter(({ body }) => body.code === 'VERSION_STALE');
      expect(lost).toHaveLength(CROWD.length - 1);
    }
  });

  it('keeps its version while only its orders change, and loses it by the board of hours', async () => {
    const { id } = (await add()).body;
    const { version } = await read(id);
    const { body: days } = await ask<BranchDays>('GET', '/branch-days');
    const hours = days.branches.find((one) => one.id === id);
    const body = {
      hours: WEEK.slice(1).concat([null]),
      on_holidays: null,
      version: hours?.version,
    };
    expect((await ask('PUT', `/branches/${String(id)}/hours`, { body })).status).toBe(200);
    expect((await save(id, { version })).body.code).toBe('VERSION_STALE');
  });
});

describe('a closed branch', () => {
  it('is out of the shop, and its stock, people and log stay', async () => {
    const { id } = (await add()).body;
    await shop.db.insert(stock).values({ productId: SOAP, branchId: id, onHand: 3 });
    const countOf = async () =>
      (await shop.call<Product>('GET', `/products/${String(SOAP)}`)).body.branch_count;
    const before = await countOf();
    const closed = await move(id, 'close');
    expect(closed.body.closed_at).not.toBeNull();
    expect(await inShop()).not.toContain(id);
    expect((await shop.call('GET', `/branches/${String(id)}`)).status).toBe(404);
    expect(await countOf()).toBe(before - 1);
    const { body: days } = await ask<BranchDays>('GET', '/branch-days');
    expect(days.branches.map((one) => one.id)).not.toContain(id);
    expect(await placesOf()).toContain(id);
    const shopper = await shopperOf(shop);
    await fill(shop, shopper, [SOAP, 1]);
    expect((await place(shop, shopper, pickUpAt(id))).body).toMatchObject({
      code: 'BRANCH_NOT_AVAILABLE',
    });
    expect(await list('state=closed')).toContain(id);
    expect(await list('state=open')).not.toContain(id);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'branch.close',
      changes: { closed_at: [null, closed.body.closed_at] },
    });
    const again = await move(id, 'close');
    expect([again.status, again.body.code]).toEqual([409, 'VERSION_STALE']);
    expect((await move(id, 'open')).body.closed_at).toBeNull();
    expect(await inShop()).toContain(id);
    expect((await logOf(id)).at(-1)?.action).toBe('branch.open');
  });

  it('stays open while orders are to be collected there', async () => {
    const shopper = await shopperOf(shop);
    await fill(shop, shopper, [SOAP, 1]);
    expect((await place(shop, shopper, pickUpAt(OTHER))).status).toBe(201);
    const refused = await move(OTHER, 'close');
    expect([refused.status, refused.body.code]).toEqual([409, 'BRANCH_IN_USE']);
    expect(refused.body.message).toMatch(/^1 order is /);
  });

  it('stays open while consultations are held under its licence', async () => {
    const { id } = (await add()).body;
    await shop.db
      .insert(pharmacy)
      .values({ hours: WEEK, conversationSeconds: 300, branchId: id })
      .onConflictDoUpdate({ target: pharmacy.id, set: { branchId: id } });
    expect((await move(id, 'close')).body.code).toBe('BRANCH_CONSULTS');
  });
});

describe('the list of branches', () => {
  it('finds parts of names, addresses and numbers, and is ordered and paged', async () => {
    const [a, b] = [
      (await add({ name_en: 'Zeta Fort', name_th: 'กขซ', phone: '076-000-999' })).body.id,
      (await add({ name_en: 'Alpha Fort', name_th: 'ฮขซ', address_en: 'Zoo 5%' })).body.id,
    ];
    expect(await list('q=fort')).toEqual([a, b]);
    expect(await list('q=fort&sort=-id')).toEqual([b, a]);
    expect(await list('q=fort&sort=name')).toEqual([b, a]);
    expect(await list('q=fort&sort=name&locale=th')).toEqual([a, b]);
    expect(await list(`q=${encodeURIComponent('ขซ')}&per_page=1&page=2`)).toEqual([b]);
    expect(await list('q=076-000-9')).toEqual([a]);
    expect(await list('q=5%25')).toEqual([b]);
    expect(await list('q=fort&state=closed')).toEqual([]);
  });
});
