import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '@/messages/conversations/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { DeskCart } from './desk-cart';

let looks = 0;
const conflict = {
  ...{ key: 'allergy:ibuprofen:', kind: 'allergy', ingredient: 'ibuprofen', other: '' },
  avoid: true,
};
const service = setupServer(
  http.get('*/api/admin/v1/pharmacy/conversations/7/cart', () => {
    looks += 1;
    return HttpResponse.json({
      entities: [
        { product_id: 1, name: 'Soap', qty: 2, drug: 'none', conflicts: [] },
        { product_id: 2, name: 'Ibuprofen', qty: 1, drug: 'dangerous', conflicts: [conflict] },
      ],
    });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});

it('is read when it is unfolded, and says what conflicts', async () => {
  visit('/staff/pharmacy');
  show(<DeskCart id={7} />, en);
  expect(looks).toBe(0);
  await userEvent.click(screen.getByText('Customer’s cart'));
  const lineOf = async (name: string) => (await screen.findByText(name)).closest('li');
  expect(await lineOf('Soap x 2')).toHaveTextContent('Not a medicine');
  expect(await lineOf('Ibuprofen x 1')).toHaveTextContent('Pharmacist medicine');
  expect(await screen.findByText(/allergy/i)).toBeInTheDocument();
  expect(looks).toBe(1);
});
