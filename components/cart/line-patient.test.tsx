import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import messages from '@/messages/cart/en.json';
import { cartItem, cartOf, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CartLines } from './cart-lines';
import type { AsideMoves } from './use-aside';

let asked = 0;
const server = setupServer(
  http.get('*/api/v1/me/medicine-patients', () => {
    asked += 1;
    const mali = { name: 'Nong Mali', relation: 'child' };
    return HttpResponse.json({
      entities: [
        { product_id: 1, patient: mali },
        { product_id: 2, patient: { ...mali, name: '' } },
      ],
    });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/cart');
  asked = 0;
});

const nothing = () => () => undefined;
const moves: AsideMoves = {
  movingId: null,
  ...{ remove: nothing, save: nothing, takeBack: nothing, removeSaved: nothing },
};
const lines = (pickupOnly: boolean) => {
  const items = [1, 2].map((id) => ({ ...cartItem(id, 1), pickup_only: pickupOnly }));
  show(<CartLines cart={{ ...cartOf(), items }} ended={new Set()} moves={moves} />, messages);
};

test('an approved medicine says whom it is for, and others ask nothing', async () => {
  lines(true);
  expect(await screen.findByText('For Nong Mali')).toBeVisible();
  expect(screen.getAllByText(/^For /)).toHaveLength(1);
  expect(asked).toBe(1);
});

test('a cart without approved medicines asks nothing', async () => {
  lines(false);
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  expect(asked).toBe(0);
});
