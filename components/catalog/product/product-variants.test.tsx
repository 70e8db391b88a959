import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Variant, Variants } from '@/lib/catalog/contract';
import { visit } from '@/tests/harness/page';
import { nowOf } from '@/tests/harness/price-now';
import { showServed } from '@/tests/harness/show';
import { product } from './product.fixture';
import { ProductVariants } from './product-variants';

beforeEach(() => {
  visit('/');
});

function sibling(id: number, values: readonly string[], more: Partial<Variant> = {}): Variant {
  return {
    ...{ id, item_code: String(id), product_name: `Serum ${values.join(' ')}` },
    ...{ values: [...values], now: nowOf('list', 590), stock: 'ok', ...more },
  };
}

const show = (options: readonly string[], ...siblings: readonly Variant[]) => {
  const variants: Variants = { options: [...options], siblings: [...siblings] };
  return showServed(<ProductVariants product={product} variants={variants} locale="en" />);
};
const choicesOf = (option: string) =>
  within(screen.getByRole('group', { name: option })).getAllByRole('link');

it('links to each sibling with its price, and marks the shown product', async () => {
  await show(['Size'], sibling(7, ['30 ml']), sibling(8, ['50 ml'], { now: nowOf('list', 890) }));
  expect(screen.getByText('30 ml', { selector: 'strong' })).toBeInTheDocument();
  const [own, other] = choicesOf('Size');
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(other).not.toHaveAttribute('aria-current');
  expect(other).toHaveAccessibleName('50 ml ฿890.00');
  expect(other).toHaveAttribute('href', '/products/serum-50-ml/8');
});

it('shows no prices that are all equal, and says what is sold out', async () => {
  await show(['Size'], sibling(7, ['30 ml']), sibling(8, ['50 ml'], { stock: 'none' }));
  const names = choicesOf('Size').map((one) => one.textContent.trim());
  expect(names).toEqual(['30 ml', '50 ml Sold out']);
});

it('names the other value of a combination that is not made', async () => {
  await show(['Size', 'Shade'], sibling(7, ['30 ml', 'Rose']), sibling(8, ['50 ml', 'Nude']));
  expect(choicesOf('Size')[1]).toHaveAccessibleName('50 ml Nude');
  expect(choicesOf('Shade')[1]).toHaveAccessibleName('Nude 50 ml');
});
