import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PickedList } from '@/lib/shelves/contract-lists';
import office from '@/messages/office/en.json';
import shelves from '@/messages/shelves/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PickedLists } from './picked-lists';

const en = { ...office, ...shelves };
const product = (id: number, name: string, listed = true) => ({
  ...{ id, item_code: `00${String(id)}`, name_en: name, name_th: `${name} th`, listed },
});
const [soap, balm, tea] = [product(1, 'Soap'), product(2, 'Balm'), product(3, 'Tea', false)];
let saved: PickedList;
let sent: unknown[] = [];
let abilities: string[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/product-lists/week', () => HttpResponse.json(saved)),
  http.put('*/api/admin/v1/product-lists/week', async ({ request }) => {
    const body = (await request.json()) as { products: number[]; version: string };
    sent.push(body);
    if (body.version !== saved.version) {
      const refusal = { code: 'VERSION_STALE', message: 'Changed', status: 409, fields: {} };
      return HttpResponse.json(refusal, { status: 409 });
    }
    const products = body.products.flatMap(
      (id) => [soap, balm, tea].find((one) => one.id === id) ?? [],
    );
    saved = { ...saved, products, version: 'v3' };
    return HttpResponse.json(saved);
  }),
  http.get('*/api/admin/v1/products', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q');
    const found = q === 'tea' ? [{ ...tea, state: 'draft' }] : [];
    return HttpResponse.json({ entities: found, page: 1, per_page: 8, total: found.length });
  }),
);
beforeAll(async () => {
  service.listen();
  await import('@/components/office/form/merge-dialog');
  await import('@/components/office/product-search/product-search-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  abilities = ['catalog.read', 'catalog.write'];
  sent = [];
  saved = { list: 'week', products: [soap, balm], version: 'v1' };
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/lists?list=week');
});

const user = userEvent.setup();
const names = () =>
  within(screen.getByRole('form'))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function open() {
  show(<PickedLists />, en);
  await screen.findByRole('link', { name: 'Soap' });
}

test('a product is found, added once in front, moved by the keyboard and saved', async () => {
  await open();
  await press('Add products');
  await user.type(await screen.findByRole('searchbox'), 'tea{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add Tea' }));
  expect(await screen.findByRole('button', { name: 'Already here' })).toBeVisible();
  await press('Close');
  expect(screen.getByText('Not in the shop')).toBeVisible();
  expect(names()).toEqual(['Tea', 'Soap', 'Balm']);
  expect(screen.getByRole('button', { name: 'Move Tea up' })).toBeDisabled();
  await press('Move Tea down');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Move Tea down' })).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Soap', 'Balm', 'Tea']);
  await press('Remove: Soap');
  await press('Save');
  await waitFor(() => {
    expect(sent).toEqual([{ products: [2, 3], version: 'v1' }]);
  });
});

test('a code that no product has says so, and keeps what was typed', async () => {
  await open();
  await press('Add products');
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'zzz{Enter}');
  expect(await screen.findByText('No product found')).toBeVisible();
  expect(field).toHaveValue('zzz');
});

test('a list that somebody else saved meanwhile is compared before it is saved', async () => {
  await open();
  await press('Remove: Soap');
  saved = { ...saved, products: [balm, soap], version: 'v2' };
  await press('Save');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Theirs: Balm, Soap');
  await user.click(within(dialog).getByRole('button', { name: 'Merge and save' }));
  await waitFor(() => {
    expect(sent.at(-1)).toEqual({ products: [2], version: 'v2' });
  });
});

test('without the ability it is shown alone', async () => {
  abilities = ['catalog.read'];
  await open();
  expect(screen.queryByRole('button', { name: /Add|Remove|Move|Save/ })).not.toBeInTheDocument();
});
