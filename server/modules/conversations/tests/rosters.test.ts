import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  rosterListSchema,
  type KeptOfficeHours,
  type RosterList,
} from '@/lib/conversations/contract-office.ts';
import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { DESK, openPharmacy } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import type { Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let office: TestMember;
let malee: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];

beforeAll(async () => {
  ({ shop, malee, talkers } = await openPharmacy());
  office = await signInStaff(shop);
});
afterAll(() => shop.close());

const NEVER = Array.from({ length: 7 }, () => null);
const read = async () => (await talkers.call<RosterList>(office, 'GET', `${DESK}/rosters`)).body;
const put = (id: number, body: object, who = office) =>
  talkers.call<RosterList & { code?: string }>(who, 'PUT', `${DESK}/rosters/${String(id)}`, body);
const state = async () => (await shop.call<PharmacyStatus>('GET', '/pharmacy/status')).body.state;

it('are set one by one by the office, written down, and leave gaps', async () => {
  const before = await read();
  expect(rosterListSchema.parse(before)).toEqual(before);
  expect(before.entities.map(({ name }) => name)).toEqual(['Malee', 'Thana']);
  expect([before.gaps, await state()]).toEqual([[], 'unattended']);
  for (const { id, version } of before.entities) {
    expect((await put(id, { duty: NEVER, version })).status).toBe(200);
  }
  const after = await read();
  expect(after.gaps).toHaveLength(7);
  expect(after.gaps[0]).toEqual({ day: 0, from: '00:00', until: '24:00' });
  expect(await state()).toBe('closed');
  const lines = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'pharmacy.roster'));
  expect(lines[0]).toMatchObject({
    subject: '1',
    changes: { duty: [before.entities[0]?.duty, NEVER] },
  });
});

it('are not saved over a newer one, for an unknown pharmacist, or with times that are none', async () => {
  const [one] = (await read()).entities;
  if (!one) throw new Error('no roster');
  const duty = NEVER.map(() => ['08:00', '20:00']);
  expect((await put(one.id, { duty, version: one.version })).status).toBe(200);
  expect((await put(one.id, { duty, version: one.version })).body.code).toBe('VERSION_STALE');
  expect((await put(9_999, { duty, version: one.version })).status).toBe(404);
  const wrong = NEVER.map(() => ['8', '25:00']);
  expect((await put(one.id, { duty: wrong, version: one.version })).status).toBe(422);
});

it('stay within the hours of the service, and say which weekdays do not', async () => {
  const [one] = (await read()).entities;
  const { body: hours } = await talkers.call<KeptOfficeHours>(office, 'GET', `${DESK}/hours`);
  const week = NEVER.map(() => ['08:00', '20:00'] as [string, string]);
  const shorter = { ...hours, hours: week };
  expect((await talkers.call(office, 'PUT', `${DESK}/hours`, shorter)).status).toBe(200);
  const duty = week.map((times, day) => (day === 2 ? ['08:00', '20:30'] : times));
  const { status, body } = await put(one?.id ?? 0, { duty, version: one?.version });
  expect([status, body]).toMatchObject([
    422,
    { code: 'VALIDATION', fields: { 'duty.2': expect.any(String) } },
  ]);
  expect((await put(one?.id ?? 0, { duty: week, version: one?.version })).status).toBe(200);
});

it('are for the office', async () => {
  const [one] = (await read()).entities;
  const change = { duty: NEVER, version: one?.version };
  for (const who of [malee, await signIn(shop)]) {
    expect((await put(one?.id ?? 0, change, who)).status).toBe(403);
    expect((await talkers.call(who, 'GET', `${DESK}/rosters`)).status).toBe(403);
  }
});
