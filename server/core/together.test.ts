import { expect, it } from 'vitest';
import { together } from './together.ts';

it('merges all parts by name', () => {
  const whole = together([{ carts: 1 }, { orders: 'two', stock: 3 }]);
  expect(whole).toEqual({ carts: 1, orders: 'two', stock: 3 });
});

it('refuses two parts with the same name', () => {
  expect(() => together([{ carts: 1 }, { orders: 2 }, { carts: 3 }])).toThrow(
    'two parts provide carts',
  );
});
