import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPage } from '@/lib/audit/contract.ts';
import type { Role } from '@/lib/people/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let admin: TestMember;
let role: Role;
beforeAll(async () => {
  shop = await openShop();
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
  const body = { name_en: '=1+1', name_th: 'กะดึก', abilities: ['stock.read'], refund_limit: null };
  const made = await shop.call<Role>('POST', '/api/admin/v1/roles', { token: admin.token, body });
  role = made.body;
});
afterAll(() => shop.close());

const read = async (query = '') => {
  const path = `/api/admin/v1/audit?${query}`;
  return (await shop.call<AuditPage>('GET', path, { token: admin.token })).body;
};

it('says who changed what, from where, and by which way', async () => {
  const { entities } = await read(`subject=role+${String(role.id)}`);
  expect(entities).toHaveLength(1);
  expect(entities[0]).toMatchObject({
    ...{ person: { member_id: admin.memberId }, action: 'role.add', cause: 'form' },
    address: 'local',
  });
  expect(entities[0]?.changes).toContainEqual({ field: 'name_th', before: null, after: 'กะดึก' });
  const headers = { Platform: 'robot' };
  const path = `/api/admin/v1/roles/${String(role.id)}?version=${role.version}`;
  await shop.call('DELETE', path, { token: admin.token, headers });
  const [last] = (await read(`subject=role+${String(role.id)}`)).entities;
  expect(last).toMatchObject({ action: 'role.remove', cause: 'api' });
});

it('is read by person, action and day, newest first, without gaps', async () => {
  const at = shop.clock.now();
  const line = { memberId: admin.memberId, detail: {}, requestId: 'r', at };
  const actions = ['stock.move', 'stock.count', 'stockpile'];
  for (const action of actions)
    await shop.db.insert(auditLog).values({ ...line, action, subject: 's' });
  const found = await read('action=stock.');
  expect(found.entities.map(({ action }) => action)).toEqual(['stock.count', 'stock.move']);
  expect((await read('action=st_ck')).entities).toEqual([]);
  expect((await read('member_id=999')).entities).toEqual([]);
  expect((await read('from=2020-01-01&to=2020-01-02')).entities).toEqual([]);
  const first = await read('subject=s&per_page=2');
  expect(first.entities.map(({ action }) => action)).toEqual(['stockpile', 'stock.count']);
  const rest = await read(`subject=s&per_page=2&before=${String(first.next)}`);
  expect(rest.entities.map(({ action }) => action)).toEqual(['stock.move']);
  expect(rest.next).toBeNull();
});

it('is exported as a table that runs nothing, which is a line of its own', async () => {
  const answer = await shop.app.fetch(
    new Request('http://shop.test/api/admin/v1/audit/export?locale=th', {
      headers: { Authorization: `Bearer ${admin.token}`, Platform: 'web' },
    }),
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = await answer.text();
  expect(text.split('\r\n')[0]).toContain('ผู้ทำรายการ');
  expect(text).toContain('role.add');
  expect((await read('action=audit.export')).entities).toHaveLength(1);
});

it('is kept for two years', async () => {
  const old = (await read()).entities.length;
  shop.clock.advance(730 * 86_400_000);
  admin = await signIn(shop, admin.phone);
  await shop.runJob('old audit entries');
  expect((await read()).entities).toHaveLength(old);
  shop.clock.advance(2 * 86_400_000);
  admin = await signIn(shop, admin.phone);
  await shop.runJob('old audit entries');
  expect((await read()).entities).toEqual([]);
});
