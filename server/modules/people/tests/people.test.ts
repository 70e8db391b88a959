import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invitation, PersonDetail, PersonPage, Role } from '@/lib/people/contract.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { members } from '@/server/db/schema/members.ts';
import { randomIds } from '@/server/core/world.ts';
import { createFirstAdminLink } from '@/server/modules/people/rules/invite.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { joinAs, randomPhone, signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantBranches, signInStaff } from '@/tests/harness/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let admin: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }]);
  await plantBranches(shop, [11, 12], { productId: 1 });
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
}
const call = <Body = object>(
  method: string,
  path: string,
  body?: unknown,
  { token }: Pick<TestMember, 'token'> = admin,
) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const rolesOf = async () => (await call<{ entities: Role[] }>('GET', '/roles')).body.entities;
async function roleOf(key: Role['key']): Promise<Role> {
  const role = (await rolesOf()).find((one) => one.key === key);
  if (!role) throw new Error(`no role ${String(key)}`);
  return role;
}
const person = async (memberId: number) =>
  (await call<PersonDetail>('GET', `/people/${String(memberId)}`)).body;
const logOf = (subject: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id);

/** Invites a phone, and returns the token of the message. */
async function invite(phone: string, key: Role['key'], branchIds: readonly number[] = []) {
  const { id } = await roleOf(key);
  const { body } = await call<Invitation>('POST', '/invitations', {
    ...{ phone_number: phone, role_id: id, branch_ids: branchIds },
  });
  const [sms] = await shop.db.select().from(outbox).where(eq(outbox.recipient, phone));
  const token = /\/th\/staff\/join#([\w-]{43})$/.exec(sms?.body ?? '')?.[1] ?? '';
  return { id: body.id, token };
}
const accept = ({ token }: Pick<TestMember, 'token'>, invitation: string) =>
  shop.call<Refused>('POST', '/me/invitation', { token, body: { token: invitation } });

describe('an invitation', () => {
  it('makes the invited phone one of the people, once, and is in the audit log', async () => {
    const phone = randomPhone();
    const { token } = await invite(phone, 'branch', [11]);
    const stranger = await signIn(shop);
    expect((await accept(stranger, token)).body.code).toBe('LINK_EXPIRED');
    const guest = await signIn(shop, phone);
    expect((await accept(guest, token)).status).toBe(200);
    expect((await accept(guest, token)).body.code).toBe('LINK_EXPIRED');
    const { id } = await roleOf('branch');
    expect(await person(guest.memberId)).toMatchObject({
      ...{ role_id: id, branches: [{ id: 11 }], left_at: null, phone_number: phone },
    });
    const me = await call<{ abilities: string[] }>('GET', '/me', undefined, guest);
    expect(me.body.abilities).toContain('orders.work');
    const [line] = await logOf(`person ${String(guest.memberId)}`);
    expect(line).toMatchObject({ action: 'person.join', changes: { role_id: [null, id] } });
  });

  it('ends by its time or its withdrawal', async () => {
    const phone = randomPhone();
    const withdrawn = await invite(phone, 'support');
    expect((await call('DELETE', `/invitations/${withdrawn.id}`)).status).toBe(200);
    const guest = await signIn(shop, phone);
    expect((await accept(guest, withdrawn.token)).body.code).toBe('LINK_EXPIRED');
    const late = randomPhone();
    const { token } = await invite(late, 'support');
    shop.clock.advance(8 * 86_400_000);
    admin = await signIn(shop, admin.phone);
    expect((await accept(await signIn(shop, late), token)).body.code).toBe('LINK_EXPIRED');
    await shop.runJob('old invitations');
    const open = await call<{ entities: Invitation[] }>('GET', '/invitations');
    expect(open.body.entities).toEqual([]);
  });

  it('names a role, known branches, and exactly one way', async () => {
    const role = { role_id: (await roleOf('support')).id };
    for (const body of [
      { phone_number: randomPhone(), branch_ids: [] },
      { phone_number: randomPhone(), role_id: 9_999, branch_ids: [] },
      { phone_number: randomPhone(), ...role, branch_ids: [99] },
      { phone_number: randomPhone(), ...role, branch_ids: [11, 11] },
      { phone_number: randomPhone(), email: 'a@example.com', ...role, branch_ids: [] },
      { ...role, branch_ids: [] },
    ]) {
      expect((await call('POST', '/invitations', body)).body.code).toBe('VALIDATION');
    }
  });
});

describe('the first administrator', () => {
  it('follows a printed link, which a shop with an administrator does not print', async () => {
    const empty = await openShop();
    const link = createFirstAdminLink({
      ...{ clock: empty.clock, ids: randomIds, hasher: empty.hasher },
      ...{ site: { publicUrl: 'https://shop.test' }, ...createRepos(empty.db) },
    });
    const [, token = ''] =
      /^https:\/\/shop\.test\/th\/staff\/join#([\w-]{43})$/.exec((await link()) ?? '') ?? [];
    const owner = await signIn(empty);
    const body = { token };
    const joined = await empty.call('POST', '/me/invitation', { token: owner.token, body });
    expect(joined.status).toBe(200);
    const people = await empty.call('GET', '/api/admin/v1/people', { token: owner.token });
    expect(people.body).toMatchObject({ total: 1 });
    expect(await link()).toBeUndefined();
    await empty.close();
  });
});

describe('people', () => {
  it('are found by name, phone and role', async () => {
    const clerk = await signInStaff(shop, [12]);
    const own = eq(members.id, clerk.memberId);
    await shop.db.update(members).set({ firstName: 'Somying', lastName: '100%' }).where(own);
    for (const q of ['omying 100%', clerk.phone.slice(2, 9)]) {
      const found = await call<PersonPage>('GET', `/people?q=${encodeURIComponent(q)}`);
      expect(found.body.entities.map(({ member_id: id }) => id)).toEqual([clerk.memberId]);
    }
    expect((await call<PersonPage>('GET', '/people?q=_____')).body.total).toBe(0);
    const { id } = await roleOf('auditor');
    expect((await call<PersonPage>('GET', `/people?role_id=${String(id)}`)).body.total).toBe(0);
  });

  it('get another role and branches, at once, by the version that was read', async () => {
    const clerk = await signInStaff(shop, [12]);
    const path = `/people/${String(clerk.memberId)}`;
    const { version } = await person(clerk.memberId);
    const change = { role_id: (await roleOf('support')).id, branch_ids: [] };
    expect((await call('GET', '/reviews', undefined, clerk)).status).toBe(403);
    expect((await call('PUT', path, { ...change, version })).status).toBe(200);
    expect((await call('GET', '/reviews', undefined, clerk)).status).toBe(200);
    expect((await call('PUT', path, { ...change, version })).body.code).toBe('VERSION_STALE');
    const [line] = await logOf(`person ${String(clerk.memberId)}`);
    expect(line?.changes).toMatchObject({ branch_ids: [[12], []] });
  });

  it('leave, with all their sign-ins, and can be invited again', async () => {
    const clerk = await signInStaff(shop, [12]);
    const path = `/people/${String(clerk.memberId)}`;
    const { version } = await person(clerk.memberId);
    expect((await call('DELETE', `${path}?version=${version}`)).status).toBe(200);
    expect((await call('GET', '/me', undefined, clerk)).status).toBe(401);
    const again = await signIn(shop, clerk.phone);
    expect((await call('GET', '/me', undefined, again)).status).toBe(403);
    expect((await person(clerk.memberId)).left_at).not.toBeNull();
    const left = await call<PersonPage>('GET', '/people?state=left');
    expect(left.body.entities.map(({ member_id: id }) => id)).toContain(clerk.memberId);
    const { token } = await invite(clerk.phone, 'auditor');
    expect((await accept(again, token)).status).toBe(200);
    expect((await call('GET', '/me', undefined, again)).status).toBe(200);
  });

  it('are signed out everywhere', async () => {
    const clerk = await signInStaff(shop, [12]);
    const path = `/people/${String(clerk.memberId)}/sign-ins`;
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('GET', '/me', undefined, clerk)).status).toBe(401);
  });

  it('keep an administrator, also when two leave at the same time', async () => {
    const second = await signIn(shop);
    await joinAs(shop, second.memberId, 'admin');
    const leave = async (one: TestMember) => {
      const { version } = await person(one.memberId);
      return () => call('DELETE', `/people/${String(one.memberId)}?version=${version}`);
    };
    const both = [await leave(admin), await leave(second)];
    const answers = await Promise.all(both.map((end) => end()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    admin = await signIn(shop, (await isHere(admin)) ? admin.phone : second.phone);
  });
});

async function isHere({ phone }: TestMember): Promise<boolean> {
  const [row] = await shop.db.select().from(members).where(eq(members.phone, phone));
  return row?.role === 'staff';
}

describe('nobody grants what they lack', () => {
  const limits = { name_en: 'People desk', name_th: 'ฝ่ายบุคคล', refund_limit: 500 };

  it('with a role that has less than the granted one', async () => {
    const abilities = ['people.read', 'people.write', 'refunds.give'];
    const made = await call<Role>('POST', '/roles', { ...limits, abilities });
    expect(made.status).toBe(201);
    const clerk = await signInStaff(shop);
    const { version } = await person(clerk.memberId);
    const place = { role_id: made.body.id, branch_ids: [] };
    await call('PUT', `/people/${String(clerk.memberId)}`, { ...place, version });
    const grant = (role: Record<string, unknown>) =>
      call<Role>('POST', '/roles', { ...limits, ...role }, clerk);
    expect((await grant({ abilities: ['people.read'] })).status).toBe(201);
    for (const role of [
      { abilities: ['stock.move'] },
      { abilities: ['refunds.give'], refund_limit: 501 },
      { abilities: ['refunds.give'], refund_limit: null },
    ]) {
      expect((await grant(role)).body.code).toBe('GRANT_EXCEEDED');
    }
    const invitation = { phone_number: randomPhone(), branch_ids: [] };
    const role = { role_id: (await roleOf('manager')).id };
    const asked = await call('POST', '/invitations', { ...invitation, ...role }, clerk);
    expect(asked.body.code).toBe('GRANT_EXCEEDED');
    const boss = await person(admin.memberId);
    const path = `/people/${String(admin.memberId)}`;
    const change = { ...place, version: boss.version };
    expect((await call('PUT', path, change, clerk)).body.code).toBe('GRANT_EXCEEDED');
    expect((await call('DELETE', `${path}/sign-ins`, undefined, clerk)).status).toBe(403);
  });

  it('nor a licence: licensed abilities are in no role that the shop makes', async () => {
    const role = { ...limits, abilities: ['consultations.hold'] };
    expect((await call('POST', '/roles', role)).body.code).toBe('VALIDATION');
  });
});

describe('roles', () => {
  it('change by the version that was read; built-in ones only their limit', async () => {
    const { version, ...before } = await roleOf('support');
    const path = `/roles/${String(before.id)}`;
    const body = { name_en: 'Other', name_th: 'อื่น ๆ', abilities: ['stock.move'] };
    const changed = await call('PUT', path, { ...body, refund_limit: 300, version });
    expect(changed.status).toBe(200);
    expect(await roleOf('support')).toMatchObject({ ...before, refund_limit: 300 });
    const again = await call('PUT', path, { ...body, refund_limit: 200, version });
    expect(again.body.code).toBe('VERSION_STALE');
    const [line] = await logOf(`role ${String(before.id)}`);
    expect(line?.changes).toEqual({ refund_limit: [null, 30_000] });
  });

  it('of administrators keep no limit, so that somebody can raise the others', async () => {
    const { version, id, ...before } = await roleOf('admin');
    const { name_en, name_th, abilities } = before;
    const role = { name_en, name_th, abilities };
    const path = `/roles/${String(id)}`;
    const limited = await call('PUT', path, { ...role, refund_limit: 500, version });
    expect(limited.body).toMatchObject({
      code: 'VALIDATION',
      fields: { refund_limit: 'The administrator role has no limit.' },
    });
    expect(await roleOf('admin')).toEqual({ ...before, id, version });
  });

  it('are not removed by people who have less', async () => {
    const role = { name_en: 'Stock', name_th: 'คลัง', abilities: ['stock.move'] };
    const made = await call<Role>('POST', '/roles', { ...role, refund_limit: null });
    const desk = { name_en: 'Desk', name_th: 'บุคคล', abilities: ['people.write'] };
    const { body: own } = await call<Role>('POST', '/roles', { ...desk, refund_limit: null });
    const clerk = await signInStaff(shop);
    const { version } = await person(clerk.memberId);
    const place = { role_id: own.id, branch_ids: [], version };
    await call('PUT', `/people/${String(clerk.memberId)}`, place);
    const path = `/roles/${String(made.body.id)}?version=${made.body.version}`;
    expect((await call('DELETE', path, undefined, clerk)).body.code).toBe('GRANT_EXCEEDED');
    expect((await call('DELETE', path)).status).toBe(200);
  });

  it('are removed only while nobody has them', async () => {
    const role = { name_en: 'Night', name_th: 'กะดึก', abilities: ['stock.read'] };
    const { body } = await call<Role>('POST', '/roles', { ...role, refund_limit: null });
    const path = `/roles/${String(body.id)}?version=${body.version}`;
    const clerk = await signInStaff(shop);
    const { version } = await person(clerk.memberId);
    const place = { role_id: body.id, branch_ids: [], version };
    await call('PUT', `/people/${String(clerk.memberId)}`, place);
    expect((await call('DELETE', path)).body.code).toBe('ROLE_IN_USE');
    const back = await person(clerk.memberId);
    const other = { role_id: (await roleOf('branch')).id, branch_ids: [], version: back.version };
    await call('PUT', `/people/${String(clerk.memberId)}`, other);
    expect((await call('DELETE', path)).status).toBe(200);
    const built = await roleOf('branch');
    const kept = await call('DELETE', `/roles/${String(built.id)}?version=${built.version}`);
    expect(kept.body.code).toBe('ROLE_IN_USE');
  });
});
