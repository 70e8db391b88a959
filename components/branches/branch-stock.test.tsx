import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { branchPage, wireBranch } from '@/tests/harness/branches-wire';
import { visit } from '@/tests/harness/page';
import { BranchStock } from './branch-stock';

const branches = [
  wireBranch(1),
  wireBranch(2, { province_code: '50', stock: 'low', open_now: false }),
  wireBranch(3, { stock: 'none', ready_at: null }),
];
const asked: URLSearchParams[] = [];
let productId = 0;

const server = setupServer(
  http.get('*/api/v1/branches', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    const near = searchParams.has('lat');
    const entities = near ? branches.map((one) => ({ ...one, distance_m: 1_234 })) : branches;
    return HttpResponse.json(branchPage(entities));
  }),
  http.get('*/api/v1/geo/provinces', () =>
    HttpResponse.json({
      entities: [
        { code: '10', name: 'Bangkok' },
        { code: '50', name: 'Chiang Mai' },
        { code: '83', name: 'Phuket' },
      ],
    }),
  ),
);

beforeAll(async () => {
  server.listen();
  await import('./branch-dialog');
  await loadMessages('en', ['branches']);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  // Responses are cached, so each test uses another product.
  productId += 1;
  visit('/products/7');
});
afterEach(() => {
  server.resetHandlers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

type Find = (found: PositionCallback, failed: PositionErrorCallback) => void;

/** Stubs geolocation; undefined is a browser without it. */
function locationBy(find: Find | undefined) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: find && { getCurrentPosition: find },
  });
}

async function open() {
  const labels = { available: 'Available at 2 branches', text: 'See which' };
  render(<BranchStock productId={productId} labels={labels} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: /Available at 2 branches/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stock at our branches' }));
  return { user, dialog };
}

test('requests nothing until opened, then only the product', async () => {
  render(<BranchStock productId={productId} labels={{ available: 'A', text: 'B' }} />);
  expect(asked).toHaveLength(0);
  cleanup();
  const { dialog } = await open();
  await dialog.findByRole('heading', { name: 'Branch 1' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.getAll('product_ids')).toEqual([String(productId)]);
});

test('shows branches with stock, pickup time and location', async () => {
  const { user, dialog } = await open();
  await dialog.findByRole('heading', { name: 'Branch 1' });
  expect(dialog.queryByRole('heading', { name: 'Branch 3' })).not.toBeInTheDocument();
  expect(dialog.getByText('2 branches')).toBeInTheDocument();
  expect(dialog.getAllByText(/^Ready (today|tomorrow) from \d\d:\d\d$/)).toHaveLength(2);
  expect(dialog.getByRole('link', { name: 'Map: Branch 1' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=13.7&mlon=100.5#map=17/13.7/100.5',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'In stock' }));
  expect(dialog.getByRole('heading', { name: 'Branch 3' })).toBeInTheDocument();
  expect(dialog.getByText('Out of stock')).toBeInTheDocument();
});

test('offers the provinces that have branches, and a way out of an empty result', async () => {
  const { user, dialog } = await open();
  await dialog.findByRole('option', { name: 'Chiang Mai' });
  expect(dialog.queryByRole('option', { name: 'Phuket' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Province' }), '50');
  expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await user.click(dialog.getByRole('checkbox', { name: 'Open now' }));
  expect(dialog.getByText('No branches found')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Show all branches' }));
  expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('sorts by distance from a location rounded to a hundred metres', async () => {
  locationBy((found) => {
    found({ coords: { latitude: 13.756331, longitude: 100.501765 } } as GeolocationPosition);
  });
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Near me' }));
  expect(await dialog.findAllByText('1.2 km')).toHaveLength(2);
  expect(asked.at(-1)?.get('lat')).toBe('13.756');
  expect(asked.at(-1)?.get('lng')).toBe('100.502');
  expect(dialog.getByRole('button', { name: 'Nearest first' })).toBeInTheDocument();
});

test.each([
  [1, /Permission to use your location was denied/],
  [2, /Your location is unavailable/],
  [3, /took too long/],
  [9, /An unknown error/],
])('says why the location was not found: %i', async (code, text) => {
  locationBy((_, failed) => {
    failed({ code } as GeolocationPositionError);
  });
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Near me' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
});

test('reports a browser without geolocation', async () => {
  locationBy(undefined);
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Near me' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/does not support/);
});

test('offers a retry when the branches fail to load', async () => {
  server.use(http.get('*/api/v1/branches', () => new HttpResponse(null, { status: 400 })));
  const { user, dialog } = await open();
  const retry = await dialog.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  server.resetHandlers();
  await user.click(retry);
  expect(await dialog.findByRole('heading', { name: 'Branch 1' })).toBeInTheDocument();
});
