import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '@/lib/audit/contract.ts';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@/lib/people/contract-passkeys.ts';
import type { NewTotp, RecoveryCodes, SecondFactor } from '@/lib/people/contract-second-factor.ts';
import type { PersonDetail } from '@/lib/people/contract.ts';
import { createAuthenticator, type Lies } from '@/tests/harness/authenticator.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;

let shop: Shop;
let admin: TestMember;
beforeAll(async () => {
  shop = await openShop({ secondFactorRequired: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
});

interface Refused {
  readonly code?: string;
  readonly data?: unknown;
}
const call = <Body = object>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });

const beginAdd = (who: TestMember) =>
  call<PasskeyCreation>(who, 'POST', '/second-factor/passkeys/begin');
const finishAdd = (who: TestMember, answer: object) =>
  call<RecoveryCodes>(who, 'POST', '/second-factor/passkeys', answer);
async function add(who: TestMember, key: Authenticator, lies: Lies = {}, name?: string) {
  const { body } = await beginAdd(who);
  return finishAdd(who, key.create(body, lies, name));
}

const beginShow = (who: TestMember) =>
  call<PasskeyRequest>(who, 'POST', '/second-factor/show/passkey/begin');
const finishShow = (who: TestMember, proof: object) =>
  call(who, 'POST', '/second-factor/show/passkey', proof);
async function show(who: TestMember, key: Authenticator, lies: Lies = {}) {
  const { body } = await beginShow(who);
  return finishShow(who, key.prove(body, lies));
}

async function list(who: TestMember): Promise<readonly Passkey[]> {
  const { body } = await call<{ entities: Passkey[] }>(who, 'GET', '/second-factor/passkeys');
  return body.entities;
}
const remove = (who: TestMember, { id, version }: Pick<Passkey, 'id' | 'version'>) =>
  call(who, 'DELETE', `/second-factor/passkeys/${id}?version=${version}`);
const rename = (who: TestMember, { id, version }: Pick<Passkey, 'id' | 'version'>, name: string) =>
  call(who, 'PUT', `/second-factor/passkeys/${id}`, { name, version });

async function only<Item>(items: Promise<readonly Item[]>): Promise<Item> {
  const [one, ...rest] = await items;
  if (one === undefined || rest.length > 0) throw new Error('expected one');
  return one;
}

async function addApp(who: TestMember) {
  const { body } = await call<NewTotp>(who, 'POST', '/second-factor/totp');
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
    timestamp: shop.clock.now().getTime(),
  });
  return call<RecoveryCodes>(who, 'POST', '/second-factor/totp/confirm', { code });
}

async function actions(who: TestMember): Promise<readonly string[]> {
  const subject = encodeURIComponent(`person ${String(who.memberId)}`);
  const { body } = await call<AuditPage>(who, 'GET', `/audit?subject=${subject}`);
  return body.entities.map(({ action }) => action);
}

describe('a passkey', () => {
  it('opens the office, with recovery codes once', async () => {
    const key = createAuthenticator({ isBackedUp: true });
    const { body: options } = await beginAdd(admin);
    expect(options.rp.id).toBe('shop.test');
    expect(options.authenticatorSelection.userVerification).toBe('required');
    expect(options.user.name).toBe(admin.phone);
    const added = await finishAdd(admin, key.create(options, {}, 'My phone'));
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    expect((await call(admin, 'GET', '/me')).status).toBe(200);
    const state = await call<SecondFactor>(admin, 'GET', '/second-factor');
    expect(state.body).toEqual({
      ...{ required: true, totp: false, passkeys: 1, recovery_codes: 10, shown: true },
      passkey_origin: 'https://shop.test',
      version: expect.any(String) as string,
    });
    expect(await only(list(admin))).toMatchObject({
      ...{ name: 'My phone', backed_up: true, last_used_at: null },
    });
  });

  it.each([true, false])('is shown by each sign-in (it counts: %s)', async (counts) => {
    const key = createAuthenticator({ counts });
    await add(admin, key);
    for (let again = 0; again < 2; again += 1) {
      const next = await signIn(shop, admin.phone);
      expect((await call(next, 'GET', '/me')).status).toBe(403);
      expect((await call(next, 'GET', '/second-factor/passkeys')).status).toBe(403);
      expect((await show(next, key)).status).toBe(200);
      expect((await call(next, 'GET', '/me')).status).toBe(200);
    }
    expect((await only(list(admin))).last_used_at).not.toBeNull();
    expect((await actions(admin)).slice(0, 3)).toEqual([
      ...['passkey.show', 'passkey.show', 'passkey.add'],
    ]);
  });

  it('is asked for again before people, money and exports', async () => {
    const key = createAuthenticator();
    await add(admin, key);
    shop.clock.advance(16 * 60_000);
    expect((await call(admin, 'GET', '/roles')).status).toBe(200);
    expect((await call(admin, 'GET', '/audit/export')).body.data).toEqual({ again: true });
    expect((await show(admin, key)).status).toBe(200);
    expect((await call(admin, 'GET', '/audit/export')).status).toBe(200);
  });

  it.each<[string, Lies]>([
    ['another page', { origin: 'https://preview.shop.test' }],
    ['another scheme', { origin: 'http://shop.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['the other purpose', { type: 'webauthn.payment' }],
    ['an unverified person', { unverified: true }],
  ])('of %s is neither added nor shown', async (_, lies) => {
    const key = createAuthenticator();
    expect((await add(admin, key, lies)).body.code).toBe('PASSKEY_WRONG');
    await add(admin, key);
    const next = await signIn(shop, admin.phone);
    expect((await show(next, key, lies)).body.code).toBe('PASSKEY_WRONG');
    expect((await call(next, 'GET', '/me')).status).toBe(403);
    expect((await show(next, key)).status).toBe(200);
  });

  it('with another signature, or of another person, is not shown', async () => {
    const [key, stranger] = [createAuthenticator(), createAuthenticator()];
    await add(admin, key);
    const other = await signIn(shop);
    await joinAs(shop, other.memberId, 'admin');
    await add(other, stranger);
    const next = await signIn(shop, admin.phone);
    expect((await show(next, key, { forged: true })).body.code).toBe('PASSKEY_WRONG');
    expect((await show(next, stranger)).body.code).toBe('PASSKEY_WRONG');
    expect((await add(other, key)).body.code).toBe('PASSKEY_TAKEN');
  });

  it('is refused as a copy once its counter goes back, and that is on record', async () => {
    const key = createAuthenticator();
    await add(admin, key);
    await show(admin, key, { counter: 40 });
    const next = await signIn(shop, admin.phone);
    for (const counter of [40, 39, 0]) {
      expect((await show(next, key, { counter })).body.code).toBe('PASSKEY_COPIED');
    }
    expect((await call(next, 'GET', '/me')).status).toBe(403);
    expect((await actions(admin)).filter((one) => one === 'passkey.copied')).toHaveLength(3);
    expect((await show(next, key, { counter: 41 })).status).toBe(200);
  });

  it('is guessed no oftener than codes are', async () => {
    const key = createAuthenticator();
    await add(admin, key);
    const thief = await signIn(shop, admin.phone);
    for (let guess = 0; guess < 3; guess += 1) await show(thief, key, { forged: true });
    for (let guess = 0; guess < 2; guess += 1) {
      await call(thief, 'POST', '/second-factor/show', { code: '000000' });
    }
    expect((await show(thief, key)).body.code).toBe('RATE_LIMITED');
    shop.clock.advance(600_001);
    expect((await show(thief, key)).status).toBe(200);
  });
});

describe('a challenge', () => {
  it('counts once', async () => {
    const key = createAuthenticator({ counts: false });
    const { body: creation } = await beginAdd(admin);
    await finishAdd(admin, key.create(creation));
    const again = await finishAdd(admin, createAuthenticator().create(creation));
    expect(again.body.code).toBe('PASSKEY_EXPIRED');
    const { body: request } = await beginShow(admin);
    const proofs = [key.prove(request), key.prove(request)];
    const answers = await Promise.all(proofs.map((proof) => finishShow(admin, proof)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('counts once, also after a wrong answer', async () => {
    const key = createAuthenticator();
    await add(admin, key);
    const { body } = await beginShow(admin);
    await finishShow(admin, key.prove(body, { forged: true }));
    expect((await finishShow(admin, key.prove(body))).body.code).toBe('PASSKEY_EXPIRED');
  });

  it('is of one sign-in, one person and one purpose', async () => {
    const key = createAuthenticator();
    await add(admin, key);
    const [first, second] = [await signIn(shop, admin.phone), await signIn(shop, admin.phone)];
    const { body } = await beginShow(first);
    expect((await finishShow(second, key.prove(body))).body.code).toBe('PASSKEY_EXPIRED');
    await beginShow(second);
    expect((await finishShow(second, key.prove(body))).body.code).toBe('PASSKEY_WRONG');
    const { body: forShow } = await beginShow(admin);
    const asAdd = { ...(await beginAdd(admin)).body, challenge: forShow.challenge };
    const made = await finishAdd(admin, createAuthenticator().create(asAdd));
    expect(made.body.code).toBe('PASSKEY_WRONG');
  });

  it('is over after five minutes of the shop', async () => {
    const key = createAuthenticator();
    const { body: creation } = await beginAdd(admin);
    shop.clock.advance(300_001);
    expect((await finishAdd(admin, key.create(creation))).body.code).toBe('PASSKEY_EXPIRED');
    await add(admin, key);
    const { body } = await beginShow(admin);
    shop.clock.advance(300_001);
    expect((await finishShow(admin, key.prove(body))).body.code).toBe('PASSKEY_EXPIRED');
  });
});

describe('the passkeys of a person', () => {
  it('are added and removed only with a factor that was shown lately', async () => {
    const key = createAuthenticator();
    const early = await signIn(shop, admin.phone);
    const { body: stale } = await beginAdd(early);
    const app = await call<NewTotp>(early, 'POST', '/second-factor/totp');
    await add(admin, key);
    const thief = createAuthenticator();
    expect((await finishAdd(early, thief.create(stale))).body.data).toEqual({ again: false });
    const code = new TOTP({ secret: Secret.fromBase32(app.body.secret) }).generate({
      timestamp: shop.clock.now().getTime(),
    });
    const confirmed = await call(early, 'POST', '/second-factor/totp/confirm', { code });
    expect(confirmed.body.data).toEqual({ again: false });
    expect((await call(early, 'POST', '/second-factor/totp')).body.data).toEqual({ again: false });
    expect((await beginAdd(early)).body.data).toEqual({ again: false });
    await add(admin, createAuthenticator());
    shop.clock.advance(16 * 60_000);
    expect((await beginAdd(admin)).body.data).toEqual({ again: true });
    const [first] = await list(admin);
    if (!first) throw new Error('there is no passkey');
    expect((await remove(admin, first)).body.data).toEqual({ again: true });
    await show(admin, key);
    expect((await remove(admin, first)).status).toBe(200);
  });

  it('are named by the person alone', async () => {
    await add(admin, createAuthenticator());
    const own = await only(list(admin));
    const other = await signIn(shop);
    await joinAs(shop, other.memberId, 'admin');
    await add(other, createAuthenticator());
    expect((await rename(other, own, 'Mine')).status).toBe(404);
    expect((await remove(other, own)).status).toBe(404);
    expect((await rename(admin, own, 'กุญแจของฉัน')).status).toBe(200);
    expect((await only(list(admin))).name).toBe('กุญแจของฉัน');
    expect((await rename(admin, own, ' ')).status).toBe(422);
    expect(await actions(admin)).toContain('passkey.rename');
  });

  it('are renamed and removed by the name that was read', async () => {
    for (let made = 0; made < 2; made += 1) await add(admin, createAuthenticator());
    const [own] = await list(admin);
    if (!own) throw new Error('there is no passkey');
    expect((await rename(admin, own, 'Till 1')).status).toBe(200);
    expect((await rename(admin, own, 'Till 2')).body.code).toBe('VERSION_STALE');
    expect((await remove(admin, own)).body.code).toBe('VERSION_STALE');
    const [renamed] = await list(admin);
    expect(renamed?.name).toBe('Till 1');
    expect((await remove(admin, { ...own, ...renamed })).status).toBe(200);
  });

  it('end with the last one only where an app is there', async () => {
    await add(admin, createAuthenticator());
    const own = await only(list(admin));
    expect((await remove(admin, own)).body.code).toBe('LAST_FACTOR');
    expect((await addApp(admin)).body.recovery_codes).toEqual([]);
    expect((await remove(admin, own)).status).toBe(200);
    expect(await list(admin)).toEqual([]);
    expect((await call(admin, 'GET', '/me')).status).toBe(200);
    expect(await actions(admin)).toContain('passkey.remove');
  });

  it('never end by removals at once', async () => {
    for (let made = 0; made < 6; made += 1) await add(admin, createAuthenticator());
    const own = await list(admin);
    const answers = await Promise.all(own.map((one) => remove(admin, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await list(admin)).toHaveLength(1);
  });

  it('join an app without new recovery codes', async () => {
    expect((await addApp(admin)).body.recovery_codes).toHaveLength(10);
    expect((await add(admin, createAuthenticator())).body.recovery_codes).toEqual([]);
  });

  it('are ten at most', async () => {
    for (let made = 0; made < 9; made += 1) await add(admin, createAuthenticator());
    const { body } = await beginAdd(admin);
    expect(body.excludeCredentials).toHaveLength(9);
    const [key, other] = [createAuthenticator(), await signIn(shop, admin.phone)];
    expect((await finishAdd(admin, key.create(body))).status).toBe(200);
    await show(other, key);
    expect((await beginAdd(other)).body.code).toBe('PASSKEY_LIMIT');
    expect(await list(admin)).toHaveLength(10);
  });

  it('are gone after a reset by two others', async () => {
    const [second, lost] = [await signIn(shop), await signIn(shop)];
    for (const { memberId } of [second, lost]) await joinAs(shop, memberId, 'admin');
    const key = createAuthenticator();
    for (const one of [admin, second]) await add(one, createAuthenticator());
    await add(lost, key);
    const path = `/people/${String(lost.memberId)}/second-factor`;
    const asked = await call<PersonDetail>(admin, 'DELETE', path);
    expect(asked.body.second_factor.passkeys).toEqual([
      ...[{ name: 'Key of the test', backed_up: false, last_used_at: null }].map(
        (one) => expect.objectContaining(one) as object,
      ),
    ]);
    expect(JSON.stringify(asked.body)).not.toContain('"id"');
    const done = await call<PersonDetail>(second, 'DELETE', path);
    expect(done.body.second_factor).toEqual({
      ...{ totp: false, passkeys: [], recovery_codes: 0, reset_asked_by: null },
    });
    const back = await signIn(shop, lost.phone);
    expect((await beginShow(back)).body.code).toBe('PASSKEY_UNAVAILABLE');
    expect((await add(back, key)).body.recovery_codes).toHaveLength(10);
  });
});
