import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Coupon, MemberCoupon } from '@/lib/wallet/contract';
import messages from '@/messages/wallet/en.json';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CouponOffers } from './coupon-offers';
import { MyCoupons } from './my-coupons';
import { RedeemForm } from './redeem-form';

const offer: Coupon = {
  id: 3,
  code: 'ARUN50',
  kind: 'amount',
  name: '฿50 off',
  description: 'A little something',
  amount: 50,
  percent: 0,
  cap: null,
  min_spend: 300,
  scope: 'all',
  audience: 'members',
  scope_name: '',
  starts_at: '2026-11-01T00:00:00.000Z',
  // Midnight in Bangkok.
  ends_at: '2026-11-30T17:00:00.000Z',
  left: 12,
};
const copy: MemberCoupon = {
  ...offer,
  ...{ id: 70, coupon_id: 3, left: null, status: 'ready' },
  ...{ in_use: false, order_id: null, used_at: null },
};

let wallet: MemberCoupon[] = [];
let asked: string[] = [];
const server = setupServer(
  http.get('*/api/v1/me/coupons', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('status') ?? 'all');
    return HttpResponse.json({ entities: wallet });
  }),
  http.post('*/api/v1/me/coupons/3/collect', () => {
    wallet = [copy];
    return HttpResponse.json(copy, { status: 201 });
  }),
  http.get('*/api/v1/me/redeem/options', () =>
    HttpResponse.json({ coins: 57, options: [{ coins: 55, amount: 11 }] }),
  ),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  wallet = [];
  asked = [];
  visit('/coupons');
  useAuth.getState().succeed(member);
});
afterEach(() => {
  server.resetHandlers();
});

test('a collected coupon links to the copy of the member', async () => {
  show(<CouponOffers coupons={[{ ...offer, audience: 'vip' }]} />, messages);
  expect(screen.getByText('Until 30 November 2026')).toBeVisible();
  expect(screen.getByText(messages['wallet.audience.vip'])).toBeVisible();
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Collect/ }));
  expect(await screen.findByRole('link', { name: /^Collected/ })).toHaveAttribute(
    'href',
    '/profile/my-coupons/70',
  );
});

test('a refusal is shown, and a sold-out coupon cannot be collected', async () => {
  const gone = { ...offer, id: 4, name: 'None of these', left: 0 };
  server.use(
    http.post('*/api/v1/me/coupons/3/collect', () => {
      const body = { message: 'All are collected.', code: 'COUPON_FULL', status: 409 };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  show(<CouponOffers coupons={[offer, gone]} />, messages);
  expect(screen.getByRole('button', { name: /^Not available/ })).toBeDisabled();
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Collect/ }));
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe('All are collected.');
  });
});

test('a guest sees the offers, and the wallet is not requested', () => {
  useAuth.getState().logout();
  show(<CouponOffers coupons={[offer]} />, messages);
  expect(screen.getByRole('button', { name: /^Collect/ })).toBeEnabled();
  expect(asked).toEqual([]);
});

test('the wallet is filtered by status', async () => {
  visit('/profile/my-coupons?status=used');
  wallet = [{ ...copy, status: 'used' }];
  show(<MyCoupons />, messages);
  expect(await screen.findByRole('link', { name: '฿50 off' })).toHaveAttribute(
    'href',
    '/profile/my-coupons/70',
  );
  expect(asked).toContain('used');
  expect(screen.getByRole('link', { name: 'Used' })).toHaveAttribute('aria-current', 'page');
});

test('older coupons of a full wallet are loaded page by page', async () => {
  const of = (id: number) => ({ ...copy, id, name: `Coupon ${String(id)}` });
  const before: (string | null)[] = [];
  server.use(
    http.get('*/api/v1/me/coupons', ({ request }) => {
      const last = new URL(request.url).searchParams.get('before');
      before.push(last);
      const ids = last === null ? Array.from({ length: 20 }, (_, n) => 99 - n) : [79];
      return HttpResponse.json({ entities: ids.map(of) });
    }),
  );
  show(<MyCoupons />, messages);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('link', { name: 'Coupon 79' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coupon 99' })).toBeVisible();
  expect(before).toEqual([null, '80']);
});

test('coins are redeemed once per idempotency key; a refusal is shown at the field', async () => {
  const keys: (string | null)[] = [];
  const amounts: unknown[] = [];
  server.use(
    http.post('*/api/v1/me/redeem', async ({ request }) => {
      const { coins } = (await request.json()) as { coins: number };
      amounts.push(coins);
      keys.push(request.headers.get('Idempotency-Key'));
      if (coins % 5 !== 0) {
        const fields = { coins: 'Must be divisible by 5.' };
        const body = { message: 'No', code: 'COINS_NOT_DIVISIBLE_BY_5', status: 422, fields };
        return HttpResponse.json(body, { status: 422 });
      }
      if (keys.length === 2) return HttpResponse.error();
      return HttpResponse.json({ coupon: copy, coins_left: 2 }, { status: 201 });
    }),
  );
  const user = userEvent.setup();
  show(<RedeemForm />, messages);
  const field = await screen.findByLabelText('Coins to redeem');
  await user.type(field, '5x2');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Must be divisible by 5.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '55 coins = ฿11' }));
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await eventually(() => {
    expect(amounts).toEqual([52, 55]);
  });
  await eventually(() => {
    expect(screen.getByRole('button', { name: 'Redeem' })).not.toHaveAttribute('aria-busy');
  });
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByRole('heading', { name: 'Your new coupon' })).toHaveFocus();
  expect(keys[2]).toBe(keys[1]);
  expect(keys[1]).not.toBe(keys[0]);
});
