import { describe, expect, it, test } from 'vitest';
import { card, dangerous, household } from '@/components/tiles/tiles.fixture';
import type { ProductCard } from '../catalog/contract';
import { ORDER_STATUSES } from '../orders/contract-values';
import { pagePath } from './page-path';
import { cartEvents } from './pieces';
import { isBought, toldOf, toldPurchase, type PurchasedOrder } from './shop-events';

const CARDS = cardsOf(
  card,
  { ...card, id: 8, item_code: '100008', drug: household },
  { ...card, id: 9, item_code: '100009', product_name: 'Amoxicillin', drug: dangerous },
);

/** Analytics fields of `card`. */
const FIELDS = {
  id: 7,
  item_code: '100007',
  product_name: 'Lunara Rice Serum 30 ml',
  price: 590,
  deal_price: 0,
  brand_desc: 'Lunara',
  category_name: 'Skin Care',
  i_dept_desc: 'Serums & Ampoules',
  i_group_desc: 'Skin Care',
  i_sub_grp_desc: 'Serums & Ampoules',
};

describe('the product fields of an event', () => {
  it('holds the listed fields only', () => {
    const event = { event: 'view_item', pieces: [{ id: 7, qty: 1 }] } as const;
    expect(toldOf(event, CARDS)).toEqual({
      event: 'view_item',
      ecommerce: { currency: 'THB', value: 590, items: [{ ...FIELDS, qty: 1 }] },
    });
  });

  it.each([
    ['/categories/3', '/categories/3'],
    ['/th/promotions/4', '/promotions/4'],
    ['/products/search?keyword=my+rash', '/products/search'],
    ['/products/amoxicillin-500-mg/9', '/products/:name?/:product'],
  ])('names the list of %s', (list, name) => {
    const pieces = [7, 8].map((id) => ({ id, qty: 1 }));
    const told = toldOf({ event: 'view_item_list', pieces, list }, CARDS);
    expect(told?.ecommerce).toMatchObject({ item_list_name: name, value: 1180 });
  });

  it.each([
    ['a medicine of the pharmacist', [9], []],
    ['a product that the shop does not list', [10], []],
    ['a household remedy', [8], [8]],
    ['a mixture', [7, 9, 10], [7]],
  ])('%s', (_, ids, left) => {
    const pieces = ids.map((id) => ({ id, qty: 2 }));
    const told = toldOf({ event: 'begin_checkout', pieces }, CARDS);
    expect(told?.ecommerce.items.map(({ id }) => id) ?? []).toEqual(left);
    expect(told?.ecommerce.value ?? 0).toBe(left.length * 1180);
  });
});

describe('the purchase event', () => {
  it('has lines, payment, fee and coupons, and no names', () => {
    expect(toldPurchase(orderOf(7, 9), CARDS)).toEqual({
      event: 'purchase',
      ecommerce: {
        currency: 'THB',
        order_id: 'A1',
        payment: { method: 'qr' },
        delivery_fee: 50,
        coupons: [{ description: 'Welcome' }],
        value: 1170.1,
        items: [
          {
            ...{ price: 590, qty: 2, discmember: 9.9, discount_line_item: 0 },
            line_total: 1170.1,
            product: FIELDS,
          },
        ],
      },
    });
  });

  it('is absent when the pharmacist handed out everything, or nothing was bought', () => {
    expect(toldPurchase(orderOf(9), CARDS)).toBeUndefined();
    expect(toldPurchase(orderOf(), CARDS)).toBeUndefined();
  });

  it('counts an order once it is paid, or payable on delivery', () => {
    expect(ORDER_STATUSES.filter((status) => !isBought({ status }))).toEqual([
      ...['created', 'waiting_payment', 'expired', 'cancelled'],
    ]);
  });
});

test.each([
  ['added', [], [[7, 2]], [['add_to_cart', [[7, 2]]]]],
  ['more', [[7, 2]], [[7, 5]], [['add_to_cart', [[7, 3]]]]],
  ['fewer', [[7, 2]], [[7, 1]], [['remove_from_cart', [[7, 1]]]]],
  ['nothing', [[7, 2]], [[7, 2]], []],
  [
    'emptied',
    [
      [7, 2],
      [8, 1],
    ],
    [],
    [
      [
        'remove_from_cart',
        [
          [7, 2],
          [8, 1],
        ],
      ],
    ],
  ],
] as const)('a change of the cart: %s', (_, before, after, events) => {
  const pieces = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([id, qty]) => ({ id, qty }));
  expect(cartEvents(pieces(before), pieces(after))).toEqual(
    events.map(([event, pairs]) => ({ event, pieces: pieces(pairs) })),
  );
});

test.each([
  ['/', '/'],
  ['/th', '/th'],
  ['/th/brands/12', '/th/brands/12'],
  ['/categories/3/cold-and-flu', '/categories/3/cold-and-flu'],
  ['/products/amoxicillin-500-mg/9', '/products/:name?/:product'],
  ['/th/products/9', '/th/products/:name?/:product'],
  ['/brandstory/HealthHub/ArticleList/4', '/brandstory/HealthHub/ArticleList/:article'],
  ['/orders/A261124-00017', '/orders/:order'],
  ['/th/pharmacy/consult/31', '/th/pharmacy/consult/:conversation'],
  ['/preview/secret', '/preview/:pass'],
  ['/no/such%20page/of-mine/0812345678', '/404'],
])('%s is counted as %s', (path, counted) => {
  expect(pagePath(path)).toBe(counted);
});

function cardsOf(...cards: readonly ProductCard[]) {
  return new Map(cards.map((one) => [one.id, one]));
}

function orderOf(...ids: readonly number[]): PurchasedOrder {
  const { image } = card;
  const names = { product_name: '', product_name_en: '', product_name_th: '' };
  const order = {
    order_id: 'A1',
    status: 'paid',
    delivery_fee: 50,
    coupons: [{ id: 3, description: 'Welcome', amount: 20 }],
    payment: { method: 'qr', amount: 1220.1, id: null, status: null, failure_code: null },
    items: ids.map((id, index) => ({
      line: index + 1,
      product: { id, item_code: String(id), image, ...names },
      conversation_id: null,
      price: 590,
      qty: 2,
      free_qty: 0,
      discmember: 9.9,
      discount_line_item: 0,
      line_total: 1170.1,
    })),
  };
  return order;
}
