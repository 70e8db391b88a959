import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '@/lib/audit/contract.ts';
import type { Passkey, PasskeyCreation } from '@/lib/people/contract-passkeys.ts';
import type { NewTotp, RecoveryCodes, SecondFactor } from '@/lib/people/contract-second-factor.ts';
import { createAuthenticator } from '@/tests/harness/authenticator.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

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

async function addApp(who: TestMember) {
  const { body } = await call<NewTotp>(who, 'POST', '/second-factor/totp');
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const code = () => totp.generate({ timestamp: shop.clock.now().getTime() });
  const confirmed = await call<RecoveryCodes>(who, 'POST', '/second-factor/totp/confirm', {
    code: code(),
  });
  return { code, recoveryCodes: confirmed.body.recovery_codes };
}

async function addPasskey(who: TestMember) {
  const { body } = await call<PasskeyCreation>(who, 'POST', '/second-factor/passkeys/begin');
  const made = createAuthenticator().create(body);
  return call<RecoveryCodes>(who, 'POST', '/second-factor/passkeys', made);
}

const state = async (who: TestMember) =>
  (await call<SecondFactor>(who, 'GET', '/second-factor')).body;
const removeApp = (who: TestMember, version: string) =>
  call(who, 'DELETE', `/second-factor/totp?version=${version}`);
const renew = (who: TestMember, version: string) =>
  call<RecoveryCodes>(who, 'POST', '/second-factor/recovery-codes', { version });
const show = (who: TestMember, code: string) => call(who, 'POST', '/second-factor/show', { code });

async function actions(who: TestMember): Promise<readonly string[]> {
  const subject = encodeURIComponent(`person ${String(who.memberId)}`);
  const { body } = await call<AuditPage>(who, 'GET', `/audit?subject=${subject}`);
  return body.entities.map(({ action }) => action);
}

describe('an authenticator app', () => {
  it('is removed beside a passkey, and its codes open nothing any more', async () => {
    const { code } = await addApp(admin);
    await addPasskey(admin);
    expect((await removeApp(admin, (await state(admin)).version)).status).toBe(200);
    expect(await state(admin)).toMatchObject({ totp: false, passkeys: 1, recovery_codes: 10 });
    const next = await signIn(shop, admin.phone);
    shop.clock.advance(31_000);
    expect((await show(next, code())).body.code).toBe('SECOND_FACTOR_WRONG');
    expect(await actions(admin)).toContain('second_factor.remove');
    const gone = await removeApp(admin, (await state(admin)).version);
    expect(gone.status).toBe(404);
    expect((await addApp(admin)).recoveryCodes).toEqual([]);
  });

  it('stays as the only factor', async () => {
    await addApp(admin);
    expect((await removeApp(admin, (await state(admin)).version)).body.code).toBe('LAST_FACTOR');
    expect(await state(admin)).toMatchObject({ totp: true });
  });

  it('or the last passkey stays, whichever goes at the same moment', async () => {
    await addApp(admin);
    await addPasskey(admin);
    const { body } = await call<{ entities: Passkey[] }>(admin, 'GET', '/second-factor/passkeys');
    const [passkey] = body.entities;
    if (!passkey) throw new Error('there is no passkey');
    const { version } = await state(admin);
    const answers = await Promise.all([
      removeApp(admin, version),
      call(admin, 'DELETE', `/second-factor/passkeys/${passkey.id}?version=${passkey.version}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { totp, passkeys } = await state(admin);
    expect(Number(totp) + passkeys).toBe(1);
  });
});

describe('new recovery codes', () => {
  it('end the old ones', async () => {
    const { recoveryCodes: old } = await addApp(admin);
    const { body } = await renew(admin, (await state(admin)).version);
    expect(new Set([...old, ...body.recovery_codes]).size).toBe(20);
    const next = await signIn(shop, admin.phone);
    expect((await show(next, old[0] ?? '')).body.code).toBe('SECOND_FACTOR_WRONG');
    expect((await show(next, body.recovery_codes[0] ?? '')).status).toBe(200);
    expect(await state(admin)).toMatchObject({ recovery_codes: 9 });
    expect(await actions(admin)).toContain('second_factor.renew');
  });

  it('are made once from what was read, so that shown ones stay valid', async () => {
    await addApp(admin);
    const { version } = await state(admin);
    const answers = await Promise.all([renew(admin, version), renew(admin, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 200) ?? answers[0];
    const next = await signIn(shop, admin.phone);
    expect((await show(next, body.recovery_codes[0] ?? '')).status).toBe(200);
  });
});

it('changes of the own factors need one that was shown lately', async () => {
  const { code } = await addApp(admin);
  await addPasskey(admin);
  const { version } = await state(admin);
  shop.clock.advance(16 * 60_000);
  for (const change of [removeApp, renew]) {
    const { body } = await change(admin, version);
    expect(body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', data: { again: true } });
  }
  const thief = await signIn(shop, admin.phone);
  expect((await renew(thief, version)).body.data).toEqual({ again: false });
  await show(admin, code());
  expect((await renew(admin, version)).status).toBe(200);
});
