import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import en from '@/messages/conversations/en.json';
import { cartItem, cartOf, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AddAll } from './add-all';

const image = { thumbnail_url: '/media/1.webp', large_url: '/media/1.webp' };
const product = (id: number) => ({ id, name: `Product ${String(id)}`, image, direct: true });
const CONVERSATION = {
  ...{ id: 7, for: 'self' },
  products: [product(1), product(2), { ...product(3), direct: false }],
  approvals: [
    { id: 4, state: 'ready', product: product(3) },
    { id: 5, state: 'used', product: product(6) },
  ],
} as unknown as ConversationDetail;

let calls: unknown[] = [];
let stopped: object | null = null;
const service = setupServer(
  http.get('*/conversations/7/messages', () => HttpResponse.json({ entities: [], more: false })),
  http.get('*/me/health-profile/context', () => HttpResponse.json({}, { status: 404 })),
  http.post('*/me/cart/add-all', async ({ request }) => {
    calls.push(await request.json());
    if (!stopped) return HttpResponse.json({ ...cartOf(), items: [cartItem(1, 1)] });
    const refusal = { code: 'OUT_OF_STOCK', message: 'Sold out.', status: 409, data: stopped };
    return HttpResponse.json(refusal, { status: 409 });
  }),
);
beforeAll(async () => {
  service.listen();
  await client();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/pharmacy/consult/7');
  sessionToken.set('token');
  [calls, stopped] = [[], null];
  useCart.getState().empty();
  useUi.setState({ alert: null, toast: null });
});

const addAll = async () => {
  show(<AddAll conversation={CONVERSATION} />, en);
  await userEvent.click(screen.getByRole('button', { name: 'Add all 3 to the cart' }));
};

describe('adding all of a conversation', () => {
  it('takes products and approvals in one call', async () => {
    await addAll();
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe(en['conversations.allAdded']);
    });
    expect(calls).toEqual([{ items: [{ product_id: 1 }, { product_id: 2 }], approval_ids: [4] }]);
  });

  it.each([
    ['Product 2', { product_ids: [2] }],
    ['Product 3', { approval_id: 4 }],
  ])('adds nothing where %s stops it, and names it', async (name, data) => {
    stopped = data;
    await addAll();
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe(
        `Nothing was added to your cart. ${name}: Sold out.`,
      );
    });
    expect(calls).toHaveLength(1);
  });

  it('is not offered where one thing alone is missing', () => {
    useCart.setState({ cart: { ...cartOf(), items: [cartItem(1, 1), cartItem(2, 1)] } });
    show(<AddAll conversation={CONVERSATION} />, en);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
