import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import en from '@/messages/campaigns/en.json';
import { useAuth } from '@/stores/auth';
import { show } from '@/tests/harness/show';
import { ActionButton, type ActionProps } from './action-button';

const PROPS: ActionProps = {
  ...{ slug: 'payday', id: 'collect', label: 'Collect', done: 'It is yours.' },
  ...{ invite: false, coupon: true, locale: 'en' },
};
let asked: unknown[] = [];
const server = setupServer();

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = [];
  useAuth.setState({ loaded: true, isLoggedIn: true });
});
afterEach(() => {
  server.resetHandlers();
});

function serve(done: readonly string[], answer: object = { actions: [] }, status = 200) {
  const actions = done.map((id) => ({ id, at: '2026-11-21T03:00:00.000Z' }));
  server.use(
    http.get('*/api/v1/me/campaigns/payday', () => HttpResponse.json({ actions })),
    http.post('*/api/v1/campaigns/payday/actions/collect', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
}

/** Waits for the button to be enabled, once the state of the action is known. */
async function collect() {
  const button = await screen.findByRole('button', { name: 'Collect' });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  return button;
}

it('performs the action once, and links to the coupon', async () => {
  serve([]);
  show(<ActionButton {...PROPS} />, en);
  await userEvent.click(await collect());
  expect(await screen.findByRole('status')).toHaveTextContent('It is yours.');
  expect(screen.getByRole('link', { name: en['campaigns.myCoupons'] })).toBeInTheDocument();
  expect(asked).toEqual([{}]);
});

it('shows an action that was already done, here or on another device', async () => {
  serve(['collect']);
  show(<ActionButton {...PROPS} />, en);
  expect(await screen.findByText('It is yours.')).toBeInTheDocument();
  cleanup();
  serve([], { message: 'Already', code: 'ALREADY_JOINED', status: 409 }, 409);
  show(<ActionButton {...PROPS} />, en);
  await userEvent.click(await collect());
  expect(await screen.findByText('It is yours.')).toBeInTheDocument();
});

it('shows a wrong code at the field', async () => {
  const fields = { code: 'This code does not fit.' };
  serve([], { message: 'Not for you.', code: 'NOT_ELIGIBLE', status: 422, fields }, 422);
  show(<ActionButton {...PROPS} invite />, en);
  await userEvent.type(screen.getByLabelText(en['campaigns.code']), 'FRIEND');
  await userEvent.click(await collect());
  expect(await screen.findByText(fields.code)).toBeInTheDocument();
  expect(asked).toEqual([{ code: 'FRIEND' }]);
});

it('sends a guest to sign in and back', () => {
  useAuth.setState({ isLoggedIn: false });
  show(<ActionButton {...PROPS} />, en);
  expect(screen.getByRole('link', { name: en['campaigns.signIn'] })).toHaveAttribute(
    'href',
    '/login?return_to=%2FArunCard%2Fpayday',
  );
});
