import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Passkey } from '@/lib/people/contract-passkeys';
import office from '@/messages/office/en.json';
import en from '@/messages/people/en.json';
import { useAuth } from '@/stores/auth';
import { member } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { OwnFactor } from './own-factor';
import { SecondFactorGate } from './second-factor-gate';

const NONE = {
  ...{ required: true, totp: false, passkeys: 0, passkey_origin: window.location.origin },
  ...{ recovery_codes: 0, shown: false, version: 'factor-1' },
};
const KEY: Passkey = {
  ...{ id: '0191e5a1-0000-7000-8000-000000000001', name: 'Blue key', backed_up: true },
  ...{ created_at: '2026-11-01T03:00:00Z', last_used_at: null },
  version: 'key-1',
};
let state: Omit<typeof NONE, 'passkey_origin'> & { passkey_origin: string | null };
let keys: Passkey[];
let bodies: unknown[];
let refusal: object | undefined;

const BASE = '*/api/admin/v1/second-factor';
const COMMON = { challenge: 'YXNrZWQ', timeout: 300_000 };
const refused = (body: object) => HttpResponse.json(body, { status: 409 });
const service = setupServer(
  http.get(BASE, () => HttpResponse.json(state)),
  http.get(`${BASE}/passkeys`, () => HttpResponse.json({ entities: keys })),
  http.post(`${BASE}/passkeys/begin`, () =>
    HttpResponse.json({
      ...COMMON,
      rp: { id: window.location.hostname, name: 'Shop' },
      user: { id: 'aWQ', name: '08', displayName: '08' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    }),
  ),
  http.post(`${BASE}/passkeys`, async ({ request }) => {
    bodies.push(await request.json());
    state = { ...state, passkeys: 1, shown: true };
    return HttpResponse.json({ recovery_codes: ['AAAAA11111'] });
  }),
  http.post(`${BASE}/show/passkey/begin`, () => HttpResponse.json(COMMON)),
  http.post(`${BASE}/show/passkey`, async ({ request }) => {
    bodies.push(await request.json());
    state = { ...state, shown: true };
    return HttpResponse.json({});
  }),
  http.put(`${BASE}/passkeys/:id`, async ({ request }) => {
    const { name, version } = (await request.json()) as { name: string; version: string };
    bodies.push(version);
    keys = keys.map((key) => ({ ...key, name }));
    return HttpResponse.json({});
  }),
  http.delete(`${BASE}/passkeys/:id`, ({ request }) => {
    if (refusal) return refused(refusal);
    bodies.push(new URL(request.url).searchParams.get('version'));
    keys = [];
    return HttpResponse.json({});
  }),
  http.delete(`${BASE}/totp`, ({ request }) => {
    if (refusal) return refused(refusal);
    bodies.push(new URL(request.url).searchParams.get('version'));
    state = { ...state, totp: false, version: 'factor-2' };
    return HttpResponse.json({});
  }),
  http.post(`${BASE}/recovery-codes`, async ({ request }) => {
    bodies.push(await request.json());
    state = { ...state, recovery_codes: 10 };
    return HttpResponse.json({ recovery_codes: ['BBBBB22222'] });
  }),
);

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = (response: object) => ({
  ...{ id: 'aWQ', rawId: bytes('id'), type: 'public-key', response },
  getClientExtensionResults: () => ({}),
});
const create = vi.fn();
const get = vi.fn();

beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [state, keys, bodies, refusal] = [{ ...NONE }, [KEY], [], undefined];
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  create.mockResolvedValue(
    credential({
      ...{ clientDataJSON: bytes('data'), attestationObject: bytes('made') },
      getTransports: () => ['internal'],
    }),
  );
  get.mockResolvedValue(
    credential({
      ...{ clientDataJSON: bytes('data'), authenticatorData: bytes('auth') },
      signature: bytes('signed'),
    }),
  );
  useAuth.getState().succeed({ ...member, role: 'staff' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const texts = { ...office, ...en };
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const gate = () => {
  show(
    <SecondFactorGate>
      <p>Office</p>
    </SecondFactorGate>,
    texts,
  );
};

test('sets up a passkey first, keeps the recovery codes on screen, then opens the office', async () => {
  gate();
  const [first, second] = await screen.findAllByRole('button');
  expect(first).toHaveTextContent(en['people.passkeySetup']);
  expect(second).toHaveTextContent(en['people.factorBegin']);
  await press(en['people.passkeySetup']);
  expect(await screen.findByText('AAAAA11111')).toBeVisible();
  expect(screen.getByRole('heading', { name: en['people.recoveryTitle'] })).toHaveFocus();
  expect(bodies).toMatchObject([{ credential_id: 'aWQ', transports: ['internal'] }]);
  await press(en['people.recoverySaved']);
  expect(await screen.findByText('Office')).toBeVisible();
});

test.each([
  ['NotAllowedError', en['people.passkeyFault.cancelled']],
  ['InvalidStateError', en['people.passkeyFault.known']],
  ['SecurityError', en['people.passkeyFault.elsewhere']],
  ['ConstraintError', en['people.passkeyFault.unsupported']],
])('says what %s of the browser means, and the app is still there', async (name, text) => {
  create.mockRejectedValue(new DOMException('', name));
  gate();
  await press(en['people.passkeySetup']);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: en['people.factorBegin'] })).toBeVisible();
  expect(bodies).toEqual([]);
});

test.each([
  [true, en['people.factorOrCode']],
  [false, en['people.factorOrRecover']],
])('asks each sign-in for the passkey, or else a code (app: %s)', async (totp, hint) => {
  state = { ...state, passkeys: 1, totp };
  gate();
  expect(await screen.findByText(hint)).toBeVisible();
  expect(screen.getByLabelText(en['people.factorCode'])).toBeVisible();
  await press(en['people.passkeyUse']);
  expect(await screen.findByText('Office')).toBeVisible();
  expect(bodies).toMatchObject([{ credential_id: 'aWQ', signature: 'c2lnbmVk' }]);
});

test.each([
  ['another address', 'https://shop.example'],
  ['no host name', null],
])('offers no passkey where the shop has %s', async (_, origin) => {
  state = { ...state, passkey_origin: origin };
  gate();
  await screen.findByRole('button', { name: en['people.factorBegin'] });
  expect(screen.queryByRole('button', { name: en['people.passkeySetup'] })).toBeNull();
});

test.each([
  [
    'another address',
    'https://shop.example',
    true,
    /at the shop’s own address: https:\/\/shop\.example/,
  ],
  ['no host name', null, true, en['people.passkeyObstacle.nowhere']],
  ['an old browser', window.location.origin, false, en['people.passkeyObstacle.unsupported']],
])('says why a passkey does not work (%s), and takes recovery codes', async (...given) => {
  const [, origin, isNew, text] = given;
  if (!isNew) vi.unstubAllGlobals();
  state = { ...state, passkeys: 1, passkey_origin: origin };
  gate();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(en['people.factorRecover'])).toBeVisible();
  expect(screen.queryByRole('button', { name: en['people.passkeyUse'] })).toBeNull();
});

test('lists the own passkeys, and renames one', async () => {
  state = { ...state, passkeys: 1, recovery_codes: 9, shown: true };
  show(<OwnFactor />, texts);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByText('Blue key')).toBeVisible();
  expect(within(row).getByText(en['people.passkeyUnused'])).toBeVisible();
  expect(within(row).getByText(en['people.passkeyBackedUp'])).toBeVisible();
  expect(screen.getByText(/^9 recovery codes/)).toBeVisible();
  await press('Rename Blue key');
  const box = await screen.findByRole('dialog');
  const field = within(box).getByLabelText(en['people.passkeyName']);
  expect(field).toHaveValue('Blue key');
  await user.clear(field);
  await user.click(within(box).getByRole('button', { name: en['people.save'] }));
  expect(within(box).getByText(en['people.passkeyNameMissing'])).toBeVisible();
  await user.type(field, 'Red key');
  await user.click(within(box).getByRole('button', { name: en['people.save'] }));
  expect(await screen.findByText('Red key')).toBeVisible();
  expect(bodies).toEqual(['key-1']);
});

test('keeps the dialog with the reason while the only factor stays, then removes it', async () => {
  state = { ...state, passkeys: 1, shown: true };
  refusal = { code: 'LAST_FACTOR', message: 'Only one', status: 409 };
  show(<OwnFactor />, texts);
  await press('Remove Blue key');
  const box = await screen.findByRole('dialog');
  const remove = within(box).getByRole('button', { name: en['people.passkeyAct.remove'] });
  await user.click(remove);
  expect(await within(box).findByText('Only one')).toBeVisible();
  refusal = undefined;
  await user.click(remove);
  expect(await screen.findByText(en['people.passkeysEmpty'])).toBeVisible();
  expect(bodies).toEqual(['key-1']);
});

test('removes the app beside a passkey, and says why where it is the only factor', async () => {
  state = { ...state, totp: true, passkeys: 1, shown: true };
  const { unmount } = show(<OwnFactor />, texts);
  await press(en['people.appRemove']);
  const box = await screen.findByRole('dialog');
  expect(within(box).getByText(en['people.appRemoveText'])).toBeVisible();
  await user.click(within(box).getByRole('button', { name: en['people.appRemove'] }));
  expect(await screen.findByText(en['people.appOff'])).toBeVisible();
  expect(bodies).toEqual(['factor-1']);
  unmount();
  state = { ...state, totp: true, passkeys: 0 };
  show(<OwnFactor />, texts);
  expect(await screen.findByText(en['people.appOnly'])).toBeVisible();
  expect(screen.queryByRole('button', { name: en['people.appRemove'] })).toBeNull();
});

test('shows new recovery codes once, after saying that the old ones end', async () => {
  state = { ...state, passkeys: 1, recovery_codes: 3, shown: true };
  show(<OwnFactor />, texts);
  await press(en['people.renew']);
  const box = await screen.findByRole('dialog');
  expect(within(box).getByText(/The 3 codes you have left stop working/)).toBeVisible();
  await user.click(within(box).getByRole('button', { name: en['people.renewConfirm'] }));
  expect(await screen.findByText('BBBBB22222')).toBeVisible();
  expect(bodies).toEqual([{ version: 'factor-1' }]);
  await press(en['people.recoverySaved']);
  expect(await screen.findByText(/^10 recovery codes/)).toBeVisible();
  expect(screen.queryByText('BBBBB22222')).toBeNull();
});

test('a demo says that it asks for none', async () => {
  state = { ...state, required: false };
  show(<OwnFactor />, texts);
  expect(await screen.findByText(en['people.ownDemo'])).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
