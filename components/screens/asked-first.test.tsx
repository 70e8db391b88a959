import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToCart } from '@/components/cart/add-to-cart';
import { QuickAdd } from '@/components/cart/quick-add';
import { useAside } from '@/components/cart/use-aside';
import { BuyAgain } from '@/components/home/buy-again';
import { AlertHost } from '@/components/layout/shell/alert-host';
import { useAddSet } from '@/components/offers/use-add-set';
import { ReorderButton } from '@/components/orders/reorder-button';
import { useAddEach } from '@/components/catalog/product/use-add-each';
import { addItems } from '@/components/common/add-items';
import { RefillWay } from '@/components/refills/refill-way';
import type { HealthContext } from '@/lib/health/contract';
import type { Order } from '@/lib/orders/contract';
import { sessionToken } from '@/lib/api/session-token';
import cartTexts from '@/messages/cart/en.json';
import texts from '@/messages/health/en.json';
import orderTexts from '@/messages/orders/en.json';
import refillTexts from '@/messages/refills/en.json';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { cartItem, cartOf, member, productCard, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';

/** Whichever way a member takes, what speaks against a product is named before it goes into the cart. */

const CONFLICT = /Contains Ibuprofen: you noted an allergy to it/;
const NOTED: HealthContext = {
  notes: {
    ...{ allergies: ['Ibuprofen'], conditions: [], medicines: [] },
    ...{ pregnancy: 'no', weight: null },
  },
  ...{ bought: [], age: null, weighed: [] },
};

let known: HealthContext;
let contains: readonly string[];
const changed = vi.fn();
const asked = vi.fn();
const order = { order_id: 'AR1', items: [cartItem(9, 1), cartItem(8, 1)] } as unknown as Order;
const change = ({ request }: { readonly request: Request }) => {
  changed(new URL(request.url).pathname);
  return HttpResponse.json(cartOf(1));
};
const server = setupServer(
  http.post('*/api/v1/me/cart/add', change),
  http.put('*/api/v1/me/cart/items/9/saved', change),
  http.post('*/api/v1/me/orders/AR1/reorder', ({ request }) => {
    changed(new URL(request.url).pathname);
    return HttpResponse.json({ cart: cartOf(1), missing: [] });
  }),
  http.get('*/api/v1/me/orders', () => HttpResponse.json({ entities: [order] })),
  http.get('*/api/v1/me/health-profile/context', () => {
    asked();
    return HttpResponse.json(known);
  }),
  http.get('*/api/v1/medicines/ingredients', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
    const entities = ids.includes('9')
      ? contains.map((id) => ({
          ...{ product_id: 9, product_name: 'Ibuprofen 400 mg' },
          ...{ contains: [{ id, mg: 400 }], per_day: 3 },
        }))
      : [];
    return HttpResponse.json({ entities });
  }),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/');
  known = NOTED;
  contains = ['ibuprofen'];
  changed.mockClear();
  asked.mockClear();
  sessionToken.set('good');
  useCart.getState().empty();
  useUi.setState({ alert: null, toast: null });
  useAuth.setState({ isLoggedIn: true, user: member });
});
afterEach(() => {
  sessionToken.clear();
  useAuth.setState({ isLoggedIn: false, user: null });
});

const quick = { add: 'Add', adding: 'Adding', added: 'Added' };
const labels = {
  ...{ ...quick, soldOut: 'Sold out', quantity: 'Quantity' },
  ...{ decrease: 'Less', increase: 'More', most: 'No more' },
};

function SetButton() {
  const { addSet } = useAddSet('Added');
  return (
    <button type="button" onClick={() => void addSet([{ id: 9, price: 10 }])}>
      Add
    </button>
  );
}

function EachButton() {
  const { add } = useAddEach();
  const item = { id: 9, amount: 10 } as Parameters<typeof add>[0][number];
  return (
    <button type="button" onClick={() => void add([item], new Map([[9, 1]]))}>
      Add
    </button>
  );
}

function SavedButton() {
  const { moves } = useAside();
  return (
    <button type="button" onClick={moves.takeBack(cartItem(9, 1))}>
      Add
    </button>
  );
}

const WAYS: readonly (readonly [string, ReactElement, string | RegExp])[] = [
  ['a tile', <QuickAdd productId={9} name="x" seenPrice={10} labels={quick} />, 'Add: x'],
  [
    'a page',
    <AddToCart productId={9} action="/cart" max={5} seenPrice={10} labels={labels} />,
    'Add',
  ],
  [
    'what was bought before',
    <BuyAgain labels={{ title: 'Again', add: 'Add {name}', added: 'Added' }} />,
    /^Add .*9$/,
  ],
  ['a set', <SetButton />, 'Add'],
  ['a choice of products', <EachButton />, 'Add'],
  ['what was saved for later', <SavedButton />, 'Add'],
  ['what runs out', <RefillWay product={productCard(9, 'x')} isDue />, 'Order again: x'],
  ['an order', <ReorderButton order={order} />, orderTexts['orders.reorder']],
];

const showPart = (part: ReactElement) =>
  show(
    <>
      <AlertHost notice="Notice" ok="OK" close="Close" />
      {part}
    </>,
    { ...texts, ...orderTexts, ...cartTexts, ...refillTexts },
  );

async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

describe.each(WAYS)('the way from %s', (_, part, name) => {
  it('asks first, adds nothing for who thinks better of it, and adds for who wants it', async () => {
    showPart(part);
    await press(name);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(CONFLICT)).toBeInTheDocument();
    expect(within(dialog).getByText('Ibuprofen 400 mg')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: texts['health.askLink'] })).toHaveAttribute(
      'href',
      '/pharmacy/consult#about=Ibuprofen%20400%20mg',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: texts['health.close'] }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(changed).not.toHaveBeenCalled();
    await press(name);
    await press(texts['health.addAnyway']);
    await waitFor(() => {
      expect(changed).toHaveBeenCalledOnce();
    });
  });

  it('is as before for who keeps no profile', async () => {
    known = { notes: null, bought: [], age: null, weighed: [] };
    showPart(part);
    await press(name);
    await waitFor(() => {
      expect(changed).toHaveBeenCalledOnce();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the question', () => {
  const [, tile] = WAYS[0] ?? ['', <></>];

  it('needs nothing of the member for what is no medicine', async () => {
    contains = [];
    showPart(tile);
    await press('Add: x');
    await waitFor(() => {
      expect(changed).toHaveBeenCalledOnce();
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is about purchases and age too', async () => {
    known = {
      notes: { ...NOTED.notes, allergies: [] } as never,
      bought: ['ibuprofen'],
      age: 40,
      weighed: [],
    };
    showPart(tile);
    await press('Add: x');
    expect(
      await screen.findByText(/a medicine you bought in the last 90 days/),
    ).toBeInTheDocument();
  });

  it.each([
    ['health.askLink', 'link', 'asking'],
    ['health.close', 'button', 'leave'],
    ['health.addAnyway', 'button', 'added'],
  ] as const)('answers by %s what became of it', async (id, role, outcome) => {
    showPart(<p />);
    const done = addItems('en', [{ product_id: 9, qty: 1 }]);
    await userEvent.click(await screen.findByRole(role, { name: texts[id] }));
    expect(await done).toBe(outcome);
    expect(changed).toHaveBeenCalledTimes(outcome === 'added' ? 1 : 0);
  });

  it('adds at once if the comparison fails', async () => {
    server.use(
      http.get('*/api/v1/me/health-profile/context', () => new HttpResponse(null, { status: 500 })),
    );
    showPart(tile);
    await press('Add: x');
    await waitFor(() => {
      expect(changed).toHaveBeenCalledOnce();
    });
    server.resetHandlers();
  });
});

/** Calls that put something into the cart, and the files that may make them. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  addItem: ['components/cart/use-aside.ts', 'components/common/add-items.ts'],
  addToCart: ['lib/cart/queries.ts'],
  // The service compares approved medicines.
  addApproved: ['components/conversations/approval-card.tsx'],
  addAll: ['components/conversations/add-all.tsx'],
  reorderMutation: ['components/orders/reorder-button.tsx'],
  saveItem: ['components/cart/use-aside.ts'],
};

const SOURCES = ['app', 'components', 'lib', 'stores'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name))
    .map((name) => path.join(folder, name)),
);

describe.each(Object.entries(DOORS))('%s', (door, files) => {
  it('is called where the question comes first, and nowhere else', () => {
    const call = new RegExp(
      `import[^;]*\\{[^}]*\\b${door}\\b[^}]*\\}|\\b${door}\\b[^;]*= await import`,
    );
    const callers = SOURCES.filter((file) => call.test(readFileSync(file, 'utf8')));
    expect(callers.toSorted()).toEqual(files.toSorted());
  });
});
