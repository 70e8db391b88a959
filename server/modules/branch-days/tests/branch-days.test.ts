import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { branchDaysSchema, type BranchDays } from '@/lib/branches/contract-days.ts';
import type { Branch } from '@/lib/branches/contract.ts';
import { calendarDay } from '@/lib/format/bangkok.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const BRANCH = 11;
const DESK = '/api/admin/v1';

let shop: Shop;
let office: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantBranches(shop.db, [{ id: BRANCH, shelves: {} }]);
  office = await signInStaff(shop);
});
afterAll(() => shop.close());

const always = Array.from({ length: 7 }, (): [string, string] => ['00:00', '24:00']);
const words = { name_en: 'Special day', name_th: 'วันหยุดพิเศษ', source: 'Cabinet' };
/** Sends changes with the current versions. */
const seenAt = async (path: string) => {
  const { holidays, branches } = await read();
  const found = path.includes('/branches/')
    ? branches.find(({ id }) => path.includes(`/${String(id)}/`))
    : holidays.find(({ date }) => path.endsWith(date));
  return found?.version;
};
const put = async (path: string, body: object) =>
  call('PUT', path, { version: (await seenAt(path)) ?? null, ...body });
const remove = async (path: string) =>
  call('DELETE', `${path}?version=${(await seenAt(path)) ?? 'unseen'}`);
const call = <Body>(method: string, path: string, body?: unknown, { token } = office) =>
  shop.call<Body>(method, `${DESK}${path}`, { token, ...(body === undefined ? {} : { body }) });
const read = async () => (await call<BranchDays>('GET', '/branch-days')).body;
const shown = async () => (await shop.call<Branch>('GET', `/branches/${String(BRANCH)}`)).body;

it('a holiday of the office changes the hours of the branches that keep it, until it is taken away', async () => {
  const today = calendarDay(shop.clock.now());
  const hours = `/branches/${String(BRANCH)}/hours`;
  await put(hours, { hours: always, on_holidays: null });
  const path = `/public-holidays/${today}`;
  expect((await put(path, words)).body).toMatchObject({ date: today, ...words });
  expect(await shown()).toMatchObject({ open_now: true, holidays: [] });
  await put(hours, { hours: always, on_holidays: { hours: null } });
  expect(await shown()).toMatchObject({
    open_now: false,
    holidays: [{ date: today, name: 'Special day', hours: null }],
  });
  const told = await read();
  expect(branchDaysSchema.parse(told)).toEqual(told);
  expect(told.holidays[0]).toMatchObject({ date: today, ...words });
  expect(told.branches.find(({ id }) => id === BRANCH)).toMatchObject({
    on_holidays: { hours: null },
  });

  await put(path, { ...words, name_en: 'Royal day' });
  expect((await shown()).holidays).toMatchObject([{ name: 'Royal day' }]);
  expect((await remove(path)).status).toBe(200);
  expect((await remove(path)).status).toBe(404);
  expect(await shown()).toMatchObject({ open_now: true, holidays: [] });
  const lines = await shop.db.select().from(auditLog).where(eq(auditLog.memberId, office.memberId));
  expect(lines.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `branch.hours branch ${String(BRANCH)}`,
    `holiday.set holiday ${today}`,
    `branch.hours branch ${String(BRANCH)}`,
    `holiday.set holiday ${today}`,
    `holiday.remove holiday ${today}`,
  ]);
  expect(lines.slice(3).map(({ changes }) => changes)).toMatchObject([
    { name_en: [expect.any(String), 'Royal day'] },
    { name_en: ['Royal day', null] },
  ]);
});

it.each([
  ['PUT', '/public-holidays/2026-02-30', { version: null, ...words }, 404],
  ['PUT', '/public-holidays/2026-12-07', { ...words, version: null, source: ' ' }, 422],
  ['PUT', '/branches/999/hours', { version: 'any', hours: always, on_holidays: null }, 404],
  [
    'PUT',
    `/branches/${String(BRANCH)}/hours`,
    { version: 'any', hours: always.slice(1), on_holidays: null },
    422,
  ],
  [
    ...(['PUT', `/branches/${String(BRANCH)}/hours`] as const),
    { version: 'any', hours: always, on_holidays: { hours: ['8', '20:00'] } },
    422,
  ],
])('%s %s with %o is refused', async (method, path, body, status) => {
  expect((await call(method, path, body)).status).toBe(status);
});

it('is limited to the office', async () => {
  const clerk = await signInStaff(shop, [BRANCH]);
  for (const who of [await signIn(shop), clerk]) {
    expect((await call('GET', '/branch-days', undefined, who)).status).toBe(403);
    expect(
      (await call('PUT', '/public-holidays/2026-12-07', { version: null, ...words }, who)).status,
    ).toBe(403);
    const day = '/public-holidays/2026-12-07?version=any';
    expect((await call('DELETE', day, undefined, who)).status).toBe(403);
    const path = `/branches/${String(BRANCH)}/hours`;
    const body = { version: 'any', hours: always, on_holidays: null };
    expect((await call('PUT', path, body, who)).status).toBe(403);
  }
});

it('concurrent changes are refused by version', async () => {
  const stale = { status: 409, body: { code: 'VERSION_STALE' } };
  const hours = `/branches/${String(BRANCH)}/hours`;
  const version = await seenAt(hours);
  const saves = await Promise.all(
    [null, { hours: null }, { hours: ['10:00', '16:00'] }].map((onHolidays, day) =>
      call('PUT', hours, {
        ...{ version, hours: always.with(day, ['08:00', '20:00']), on_holidays: onHolidays },
      }),
    ),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);

  const path = '/public-holidays/2026-12-10';
  const added = await Promise.all(
    ['Cabinet', 'Gazette', 'Palace'].map((source) =>
      call<{ version: string }>('PUT', path, { ...words, source, version: null }),
    ),
  );
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const before = await seenAt(path);
  await put(path, { ...words, name_en: 'Constitution Day' });
  expect(await call('PUT', path, { ...words, version: before })).toMatchObject(stale);
  expect(await call('DELETE', `${path}?version=${String(before)}`)).toMatchObject(stale);
  expect((await remove(path)).status).toBe(200);
});
