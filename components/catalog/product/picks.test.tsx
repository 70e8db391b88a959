import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productCard } from '@/tests/harness/page';
import { nowOf } from '@/tests/harness/price-now';
import { dangerous } from './product.fixture';
import { pickerItems, setProgress, withPick, type PickerItem, type Picks } from './picks';

const own: PickerItem = { id: 1, name: 'Own', picture: '/1.webp', amount: 100, max: 3 };

it('counts complete sets and missing pieces', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
  fc.assert(
    fc.property(quantities, fc.constantFrom(2, 3), (amounts, size) => {
      const picks: Picks = new Map(amounts.map((qty, id) => [id, qty]));
      const { chosen, missing, free } = setProgress(picks, size);
      expect(chosen).toBe(amounts.reduce((sum, qty) => sum + qty, 0));
      expect((chosen + missing) % size).toBe(0);
      expect(missing).toBeLessThan(size);
      expect(free * size).toBeLessThanOrEqual(chosen);
      expect((free + 1) * size).toBeGreaterThan(chosen);
    }),
  );
});

it('forgets removed pieces', () => {
  expect([...withPick(new Map([[1, 1]]), 2, 2)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect([...withPick(new Map([[1, 1]]), 1, 0)]).toEqual([]);
});

it('offers the product of the page first, at its current price, and no product that needs approval', () => {
  const items = pickerItems(own, [
    productCard(2, 'Deal'),
    productCard(1, 'Own'),
    { ...productCard(4, 'Flash'), now: nowOf('flash', 120, 79) },
    { ...productCard(6, 'Gone'), stock: 'none' },
    { ...productCard(8, 'Medicine'), drug: dangerous },
  ]);
  expect(items.map(({ id, amount, max }) => [id, amount, max])).toEqual([
    [1, 100, 3],
    [2, 99, 9],
    [4, 79, 9],
    [6, 99, 0],
  ]);
});
