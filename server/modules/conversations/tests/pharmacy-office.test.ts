import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  figuresSchema,
  keptOfficeHoursSchema,
  type Figures,
  type KeptOfficeHours,
  type OfficeHours,
} from '@/lib/conversations/contract-office.ts';
import {
  pharmacyStatusSchema,
  type PharmacyStatus,
} from '@/lib/conversations/contract-pharmacy.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantShelves } from '@/tests/harness/catalog.ts';
import {
  DESK,
  hirePharmacist,
  question,
  talkersOf,
  READ_ALL,
} from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { createConversationTimers } from '../timers-repo.ts';

const BRANCH = 11;

let shop: Shop;
let office: TestMember;
let malee: TestMember;
let talkers: ReturnType<typeof talkersOf>;

beforeAll(async () => {
  shop = await openShop();
  talkers = talkersOf(shop);
  await plantShelves(shop.db);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: {} }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  office = await signInStaff(shop);
});
afterAll(() => shop.close());

const always = Array.from({ length: 7 }, (): [string, string] => ['00:00', '24:00']);
const read = async () => (await talkers.call<KeptOfficeHours>(office, 'GET', `${DESK}/hours`)).body;
const put = async (body: object, who = office) =>
  talkers.call<KeptOfficeHours & { code?: string }>(who, 'PUT', `${DESK}/hours`, {
    ...{ version: (await read()).version, ...body },
  });
const status = async () => (await shop.call<PharmacyStatus>('GET', '/pharmacy/status')).body;
const today = () => new Date(shop.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
const holiday = (changes: Partial<OfficeHours['holidays'][number]> = {}) => ({
  ...{ date: '2026-12-05', name_en: 'Holiday', name_th: 'วันหยุด', hours: null },
  ...changes,
});

describe('hours', () => {
  it('are set by the office, with holidays that close the desk, and are written down', async () => {
    expect((await status()).state).toBe('unattended');
    const date = today();
    const { status: done, body } = await put({ hours: always, holidays: [holiday({ date })] });
    expect([done, body.holidays]).toEqual([200, [holiday({ date })]]);
    const closed = await status();
    expect(pharmacyStatusSchema.parse(closed)).toEqual(closed);
    expect(closed.state).toBe('closed');
    expect(closed.holidays).toEqual([{ date, name: 'Holiday', hours: null }]);
    const kept = await talkers.call<KeptOfficeHours>(office, 'GET', `${DESK}/hours`);
    expect(keptOfficeHoursSchema.parse(kept.body)).toEqual(kept.body);
    const lines = await shop.db.select().from(auditLog);
    expect(lines).toMatchObject([{ action: 'pharmacy.hours', memberId: office.memberId }]);
    await put({ hours: always, holidays: [] });
    expect((await status()).state).toBe('unattended');
  });

  it.each([
    ['six days', { hours: always.slice(1), holidays: [] }],
    ['a time that is none', { hours: [['8', '22:00'], ...always.slice(1)], holidays: [] }],
    ['an hour beyond the day', { hours: [['08:00', '25:00'], ...always.slice(1)], holidays: [] }],
    ['hours that are none', { hours: [['08:00', '08:00'], ...always.slice(1)], holidays: [] }],
    ['a day that is none', { hours: always, holidays: [holiday({ date: '2026-02-30' })] }],
    ['a day without a name', { hours: always, holidays: [holiday({ name_th: ' ' })] }],
    ['a day twice', { hours: always, holidays: [holiday(), holiday()] }],
  ])('are never %s', async (_, body) => {
    expect((await put(body)).status).toBe(422);
  });

  it('that a colleague saved meanwhile are not written over', async () => {
    const { version } = await read();
    const saves = await Promise.all(
      [0, 1, 2].map((day) =>
        put({ version, hours: always.with(day, ['08:00', '20:00']), holidays: [] }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const late = saves.find(({ status }) => status === 409);
    expect(late?.body.code).toBe('VERSION_STALE');
    expect((await put({ hours: always, holidays: [] })).status).toBe(200);
  });

  it('are the office’s alone, and so are the figures', async () => {
    const clerk = await signInStaff(shop, [BRANCH]);
    for (const who of [await signIn(shop), clerk, malee]) {
      expect((await put({ hours: always, holidays: [] }, who)).status).toBe(403);
      for (const path of ['hours', 'figures']) {
        expect((await talkers.call(who, 'GET', `${DESK}/${path}`)).status).toBe(403);
      }
    }
  });
});

describe('figures', () => {
  it('tell how long members waited, who left, and how they liked it', async () => {
    const figures = async () =>
      (await talkers.call<Figures>(office, 'GET', `${DESK}/figures?days=1`)).body;
    const empty = await figures();
    expect(figuresSchema.parse(empty)).toEqual(empty);
    expect(empty).toMatchObject({ asked: 0, wait_median_s: null, rating: { average: null } });
    const [patient, gone] = [await signIn(shop), await signIn(shop)];
    await talkers.call(patient, 'POST', '/conversations', question());
    const left = await talkers.call(gone, 'POST', '/conversations', question());
    await talkers.call(gone, 'POST', `/conversations/${String(left.body['id'])}/close`);
    shop.clock.advance(120_000);
    const taken = await talkers.call(malee, 'POST', `${DESK}/queue/take`);
    const path = `/conversations/${String(taken.body['id'])}`;
    await talkers.call(malee, 'POST', `${DESK}${path}/close`, { ...READ_ALL, advice: 'Rest.' });
    await talkers.call(patient, 'POST', `${path}/rating`, { stars: 4 });
    const told = await figures();
    expect(told).toMatchObject({ asked: 2, taken: 1, abandoned: 1 });
    expect(told.rating).toEqual({ average: 4, count: 1 });
    expect(told.wait_median_s).toBeGreaterThanOrEqual(120);
    expect(told.wait_p90_s).toBeLessThan(180);
    expect((await talkers.call(office, 'GET', `${DESK}/figures?days=0`)).status).toBe(422);
  });

  it('do not count members a pharmacist had as abandoned', async () => {
    const patient = await signIn(shop);
    const { mine } = await talkers.talk(patient, malee);
    shop.clock.advance(61_000);
    await createConversationTimers(shop.db).sweep(shop.clock.now());
    const before = (await talkers.call<Figures>(office, 'GET', `${DESK}/figures?days=1`)).body;
    await talkers.call(patient, 'POST', `${mine}/close`);
    const { body } = await talkers.call<Figures>(office, 'GET', `${DESK}/figures?days=1`);
    expect(body.abandoned).toBe(before.abandoned);
  });
});
