import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductCard } from '@/lib/catalog/contract';
import { sessionToken } from '@/lib/api/session-token';
import en from '@/messages/conversations/en.json';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { useWishes } from '@/stores/wishes';
import { eventually } from '@/tests/harness/eventually';
import { cartItem, cartOf, productCard, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { RecommendedTile } from './recommended-tile';

const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
const lozenges = { id: 9, name: 'Lozenges', image, direct: true };

let added: unknown;
let contains: readonly string[] = [];
let noted: Promise<undefined>;
const service = setupServer(
  http.post('*/api/v1/me/cart/add', async ({ request }) => {
    added = await request.json();
    return HttpResponse.json({ ...cartOf(), version: 2, items: [cartItem(9, 1)] });
  }),
  http.get('*/api/v1/me/health-profile/context', async () => {
    await noted;
    return HttpResponse.json({
      notes: { allergies: ['Ibuprofen'], conditions: [], medicines: [], pregnancy: 'no' },
      ...{ bought: [], age: 40, weighed: [] },
    });
  }),
  http.get('*/api/v1/me/family', () =>
    HttpResponse.json({
      entities: [
        {
          ...{ id: 4, name: 'Ploy', age_months: 30, weight: 12, pregnancy: 'no' },
          ...{ allergies: ['Ibuprofen'], conditions: [], medicines: [] },
        },
      ],
    }),
  ),
  http.get('*/api/v1/medicines/ingredients', () =>
    HttpResponse.json({
      entities: contains.map((id) => ({
        ...{ product_id: 9, product_name: 'Lozenges', contains: [{ id, mg: null }], per_day: null },
      })),
    }),
  ),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/pharmacy/consult/7');
  sessionToken.set('token');
  added = undefined;
  contains = [];
  noted = Promise.resolve(undefined);
  useWishes.getState().replace([]);
  useUi.setState({ alert: null, toast: null });
});
afterEach(() => {
  useCart.getState().empty();
});

const tile = (
  product: Partial<typeof lozenges> = {},
  {
    forMember = true,
    whose = 'self',
    acknowledged = null,
    card,
    directions = '',
  }: Partial<Omit<ComponentProps<typeof RecommendedTile>, 'product'>> = {},
) =>
  act(async () =>
    Promise.resolve(
      show(
        <RecommendedTile
          product={{ ...lozenges, ...product }}
          {...{ card, directions, acknowledged, forMember, whose }}
        />,
        en,
      ),
    ),
  );
const heart = () => screen.findByRole('button', { name: 'Add to wishlist: Lozenges' });
const ALLERGY = 'Contains Ibuprofen: you noted an allergy to it.';
const add = { name: 'Add to cart: Lozenges' };

/** Without a question first. */
async function addsAtOnce() {
  await userEvent.click(screen.getByRole('button', add));
  await eventually(() => {
    expect(added).toEqual({ product_id: 9, qty: 1 });
  });
  expect(useUi.getState().alert).toBeNull();
}

describe('what a pharmacist recommends', () => {
  it('says price, class, stock and how to use it', async () => {
    const card: ProductCard = {
      ...{ ...productCard(9, 'Lozenges'), stock: 'low' },
      drug: { class: 'household', policy: 'direct', reg_no: '1A 1/60' },
    };
    await tile({}, { card, directions: 'One every two hours.' });
    for (const text of ['฿120.00', 'Household remedy', 'running low', 'One every two hours.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('has the buttons of every tile', async () => {
    useWishes.getState().replace([9]);
    await tile();
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', add));
    await eventually(() => {
      expect(added).toEqual({ product_id: 9, qty: 1 });
      expect(useUi.getState().toast?.text).toBe('Added to your cart');
    });
  });

  it('leads to the cart once it is there', async () => {
    await tile();
    await heart();
    expect(screen.queryByRole('link', { name: en['conversations.approval.toCart'] })).toBeNull();
    act(() => {
      useCart.getState().replace({ ...cartOf(), version: 3, items: [cartItem(9, 1)] });
    });
    const toCart = screen.getByRole('link', { name: en['conversations.approval.toCart'] });
    expect(toCart).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', add)).toBeNull();
  });

  it('says what needs an approval, and adds none of it', async () => {
    await tile({ direct: false });
    expect(screen.getByText(en['conversations.product.approval'])).toBeInTheDocument();
    expect(await heart()).toBeInTheDocument();
    expect(screen.queryByRole('button', add)).toBeNull();
  });

  it('has no buttons for the pharmacist', async () => {
    await tile({}, { forMember: false });
    expect(screen.getByRole('link', { name: 'Lozenges' })).toHaveAttribute('href', '/products/9');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is told against before it can be added', async () => {
    contains = ['ibuprofen'];
    const asked = Promise.withResolvers<undefined>();
    noted = asked.promise;
    await tile();
    expect(screen.queryByRole('button', add)).toBeNull();
    asked.resolve(undefined);
    expect(await screen.findByText(ALLERGY)).toBeInTheDocument();
    expect(await screen.findByRole('button', add)).toBeInTheDocument();
  });

  it('says what the pharmacist weighed, and why, and warns of it no second time', async () => {
    contains = ['ibuprofen'];
    const conflict = { kind: 'allergy', ingredient: 'ibuprofen', other: '', avoid: true } as const;
    const conflicts = [{ ...conflict, key: 'allergy:ibuprofen:' }];
    await tile({}, { acknowledged: { conflicts, reason: 'Only a rash.' } });
    expect(await screen.findByText('Allergy to Ibuprofen')).toBeInTheDocument();
    expect(screen.getByText('Reason: Only a rash.')).toBeInTheDocument();
    await heart();
    expect(screen.queryByText(ALLERGY)).toBeNull();
    await addsAtOnce();
  });

  it('is not compared with the member’s notes if it is for another patient', async () => {
    contains = ['ibuprofen'];
    await tile({}, { whose: null });
    await heart();
    expect(screen.queryByText(ALLERGY)).toBeNull();
    await addsAtOnce();
  });

  it('is compared with the family member who is to take it', async () => {
    contains = ['ibuprofen'];
    await tile({}, { whose: 4 });
    expect(await screen.findByText(ALLERGY)).toBeInTheDocument();
    await heart();
    await addsAtOnce();
  });

  it('is not compared if the family member was removed', async () => {
    contains = ['ibuprofen'];
    await tile({}, { whose: 5 });
    await heart();
    expect(screen.queryByText(ALLERGY)).toBeNull();
  });
});
