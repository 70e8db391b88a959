import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/api/contract/conversations';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import en from '@/messages/consultation/en.json';
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

let calls: string[] = [];
let refused = 0;
const service = setupServer(
  http.get('*/conversations/7/messages', () => HttpResponse.json({ entities: [], more: false })),
  http.get('*/me/health-profile/context', () => HttpResponse.json({}, { status: 404 })),
  http.post<never, { product_id: number }>('*/me/cart/add', async ({ request }) => {
    const { product_id: id } = await request.json();
    if (id === refused) {
      const refusal = { code: 'OUT_OF_STOCK', message: 'Sold out.', status: 409 };
      return HttpResponse.json(refusal, { status: 409 });
    }
    calls.push(`add ${String(id)}`);
    return HttpResponse.json({ ...cartOf(), items: [cartItem(id, 1)] });
  }),
  http.post('*/me/cart/approvals/:id', ({ params }) => {
    calls.push(`approval ${String(params['id'])}`);
    return HttpResponse.json(cartOf());
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
  [calls, refused] = [[], 0];
  useCart.getState().empty();
  useUi.setState({ alert: null, toast: null });
});

const addAll = async () => {
  show(<AddAll conversation={CONVERSATION} />, en);
  await userEvent.click(screen.getByRole('button', { name: 'Add all 3 to the cart' }));
};

describe('adding all of a conversation', () => {
  it('takes what may be bought, each once, and what is approved', async () => {
    await addAll();
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe(en['consultation.allAdded']);
    });
    expect(calls).toEqual(['add 1', 'add 2', 'approval 4']);
  });

  it('names what could not be added, and adds the rest', async () => {
    refused = 1;
    await addAll();
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe('Product 1: Sold out.');
    });
    expect(calls).toEqual(['add 2', 'approval 4']);
  });

  it('is not offered where one thing alone is missing', () => {
    useCart.setState({ cart: { ...cartOf(), items: [cartItem(1, 1), cartItem(2, 1)] } });
    show(<AddAll conversation={CONVERSATION} />, en);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
