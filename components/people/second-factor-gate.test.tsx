import { screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import en from '@/messages/people/en.json';
import { staffQuery } from '@/lib/staff/queries';
import { useAuth } from '@/stores/auth';
import { member } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { SecondFactorGate } from './second-factor-gate';

const NONE = {
  ...{ required: true, totp: false, passkeys: 0, passkey_origin: null },
  ...{ recovery_codes: 0, shown: false },
};
let state = { ...NONE };
let codes: unknown[] = [];
const BASE = '*/api/admin/v1/second-factor';
const service = setupServer(
  http.get(BASE, () => HttpResponse.json(state)),
  http.post(`${BASE}/totp`, () =>
    HttpResponse.json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Shop:08?secret=JBSW' }),
  ),
  http.post(`${BASE}/totp/confirm`, async ({ request }) => {
    codes.push(await request.json());
    state = { ...state, totp: true, shown: true };
    return HttpResponse.json({ recovery_codes: ['AAAAA11111', 'BBBBB22222'] });
  }),
  http.post(`${BASE}/show`, async ({ request }) => {
    const body = (await request.json()) as { code: string };
    codes.push(body);
    if (body.code === '000000') {
      const refusal = { code: 'SECOND_FACTOR_WRONG', message: 'Wrong code', status: 422 };
      return HttpResponse.json(refusal, { status: 422 });
    }
    state = { ...state, shown: true };
    return HttpResponse.json({});
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  service.resetHandlers();
  state = { ...NONE };
  codes = [];
  useAuth.getState().succeed({ ...member, role: 'staff' });
});

function Held() {
  const { data } = useQuery({ ...staffQuery('en'), retry: false });
  return <p>{data?.abilities.join()}</p>;
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (code: string) => user.type(screen.getByLabelText(en['people.factorCode']), code);
const open = (children = <p>Office</p>) => {
  show(<SecondFactorGate>{children}</SecondFactorGate>, en);
};

test('sets up an app, keeps the recovery codes on screen, then opens the office', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: en['people.factorBegin'] }));
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: en['people.factorQr'] })).toBeVisible();
  await press(en['people.factorConfirm']);
  expect(screen.getByText(en['people.factorCodeMissing'])).toBeVisible();
  await type('123456');
  await press(en['people.factorConfirm']);
  expect(await screen.findByText('AAAAA11111')).toBeVisible();
  expect(screen.queryByText('Office')).toBeNull();
  await press(en['people.recoverySaved']);
  expect(await screen.findByText('Office')).toBeVisible();
  expect(codes).toEqual([{ code: '123456' }]);
});

test('the frame around it reads again what was refused before', async () => {
  state = { ...state, totp: true };
  const refused = { code: 'SECOND_FACTOR_REQUIRED', message: 'First the code', status: 403 };
  service.use(
    http.get('*/api/admin/v1/me', () =>
      state.shown
        ? HttpResponse.json({ abilities: ['orders.read'] })
        : HttpResponse.json(refused, { status: 403 }),
    ),
  );
  show(
    <>
      <Held />
      <SecondFactorGate>
        <p>Office</p>
      </SecondFactorGate>
    </>,
    en,
  );
  await screen.findByText(en['people.factorEnterOrRecover']);
  await type('123456');
  await press(en['people.factorContinue']);
  expect(await screen.findByText('orders.read')).toBeVisible();
});

test('asks each sign-in for a code, and says which is wrong', async () => {
  state = { ...state, totp: true };
  open();
  await screen.findByText(en['people.factorEnterOrRecover']);
  await type('000000');
  await press(en['people.factorContinue']);
  expect(await screen.findByText('Wrong code')).toBeVisible();
  await user.clear(screen.getByLabelText(en['people.factorCode']));
  await type('AAAAA11111');
  await press(en['people.factorContinue']);
  expect(await screen.findByText('Office')).toBeVisible();
});

test.each([
  ['customers', 'member', true],
  ['a demo', 'staff', false],
] as const)('lets %s pass', async (_, role, required) => {
  useAuth.getState().succeed({ ...member, role });
  state = { ...state, required };
  open();
  expect(await screen.findByText('Office')).toBeVisible();
});

test.each([
  ['answers nothing', () => new HttpResponse(null, { status: 404 })],
  ['lists no abilities', () => HttpResponse.json({ id: 1 })],
])('says that a service has no office if it %s', async (_, answer) => {
  service.use(
    http.get(BASE, () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/admin/v1/me', answer),
  );
  open();
  expect(await screen.findByRole('heading', { name: en['people.noOffice'] })).toBeVisible();
  expect(screen.queryByText('Office')).toBeNull();
});

test('opens the office of a service that lists abilities without a second factor', async () => {
  service.use(
    http.get(BASE, () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/admin/v1/me', () => HttpResponse.json({ abilities: ['orders.read'] })),
  );
  open();
  expect(await screen.findByText('Office')).toBeVisible();
});
