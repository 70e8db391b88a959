import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Product } from '@/lib/api/contract/catalog';
import { catalogIntl, dangerous, product } from './catalog.fixture';
import { ProductBuy } from './product-buy';

afterEach(cleanup);

function show(change: Partial<Product> = {}) {
  render(
    <ProductBuy
      product={{ ...product, ...change }}
      intl={catalogIntl('en')}
      addToCart={<button type="button">Add to cart</button>}
    />,
  );
}

it('says what is saved, how much is left and how many one may buy', () => {
  show({ deal_price: 472, stock: 'low', limit: 3 });
  expect(screen.getByText('You save ฿118.00')).toBeInTheDocument();
  expect(screen.getByText('Only a few left')).toBeInTheDocument();
  expect(screen.getByText('At most 3 pieces per member')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
});

it('points to substitutes when it is sold out', () => {
  show({ stock: 'none', limit: 3 });
  expect(screen.getByText(/Others that do the same job/)).toBeInTheDocument();
  expect(screen.queryByText(/At most/)).not.toBeInTheDocument();
});

it('asks for a pharmacist instead of selling a medicine that needs an approval', () => {
  show({ drug: dangerous, deal_price: 472 });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: 'A pharmacist’s approval is needed' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Call a pharmacist/ })).toHaveAttribute(
    'href',
    'tel:1800000278',
  );
  expect(screen.queryByText(/You save/)).not.toBeInTheDocument();
});
