import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import type { BulkChange } from '@/lib/products/contract-bulk';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ProductList } from './product-list';

const en = { ...office, ...products };
const product = (id: number, name: string) => ({
  ...{ id, state: 'live', item_code: String(id), name_en: name, name_th: name },
  ...{ brand: 'Arun', department: 'Soaps', price: 120, deal_price: 0, obstacle: null },
});
const outcome = (
  name: BulkChange['outcomes'][number]['outcome'],
  names: string[],
  reason: BulkChange['outcomes'][number]['reason'] = null,
) => ({ outcome: name, reason, product_count: names.length, names });
const planned: BulkChange = {
  ...{ id: 17, change: { kind: 'archive' }, applied_at: null, undone_at: null, unsold: [] },
  person: { member_id: 4, name: 'Mali Srisuk' },
  outcomes: [
    { ...outcome('planned', ['Rose Soap', 'Lotus Soap']), product_count: 7 },
    outcome('refused', ['Aloe Gel'], 'no_price'),
    outcome('same', ['Old Balm']),
  ],
};
const at = '2026-11-30T03:00:00.000Z';
const applied: BulkChange = {
  ...{ ...planned, applied_at: at },
  outcomes: [outcome('done', ['Lotus Soap']), outcome('refused', ['Rose Soap'], 'stale')],
};
const undone: BulkChange = {
  ...{ ...applied, undone_at: at },
  outcomes: [outcome('undone', ['Lotus Soap']), outcome('refused', ['Rose Soap'], 'stale')],
};
let abilities: string[] = [];
let sent: unknown[] = [];
let isTooMany = false;
const service = setupServer(
  http.get('*/api/admin/v1/views', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/shelves', () =>
    HttpResponse.json({
      brands: [{ id: 1, name: 'Arun' }],
      departments: [{ id: 101, name: 'Soaps', category: 'Body' }],
    }),
  ),
  http.get('*/api/admin/v1/products', () =>
    HttpResponse.json({
      ...{ entities: [product(7, 'Rose Soap'), product(8, 'Lotus Soap')] },
      ...{ page: 1, per_page: 20, total: 4_321 },
    }),
  ),
  http.get('*/api/admin/v1/bulk-changes', () => HttpResponse.json({ entities: [applied] })),
  http.post('*/api/admin/v1/bulk-changes', async ({ request }) => {
    sent.push(await request.json());
    if (!isTooMany) return HttpResponse.json(planned, { status: 201 });
    const refusal = { code: 'BULK_TOO_MANY', message: 'At most 5,000', status: 422 };
    return HttpResponse.json(refusal, { status: 422 });
  }),
  http.post('*/api/admin/v1/bulk-changes/17/:step', ({ params: { step } }) => {
    sent.push(step);
    return HttpResponse.json(step === 'apply' ? applied : undone);
  }),
);
beforeAll(async () => {
  service.listen();
  await Promise.all([import('./bulk-dialog'), import('./bulk-recent')]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [sent, isTooMany, abilities] = [[], false, ['catalog.read', 'catalog.write']];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products?state=live&brand=1');
});

const user = userEvent.setup();
const button = (name: string) => screen.findByRole('button', { name });
const select = async () => {
  show(<ProductList />, en);
  await user.click(await screen.findByRole('checkbox', { name: /Rose Soap/ }));
};

test('selected products are changed after a dry run, and have their old value back', async () => {
  await select();
  await user.click(screen.getByRole('checkbox', { name: /Lotus Soap/ }));
  await user.click(await button('Change these 2'));
  const dialog = await screen.findByRole('dialog', { name: 'Change 2 products' });
  await user.selectOptions(within(dialog).getByLabelText(en['products.bulk.kind']), 'archive');
  await user.click(within(dialog).getByRole('button', { name: en['products.bulk.check'] }));
  const said = (await within(dialog).findAllByRole('listitem')).map((one) => one.textContent);
  expect(said).toEqual([
    '7 products will changeRose Soap, Lotus Soap and 5 more',
    '1 product stays as it is, because it has no priceAloe Gel',
    '1 product is like this alreadyOld Balm',
  ]);
  const choice = { of: 'ids', ids: [7, 8] };
  expect(sent).toEqual([{ change: { kind: 'archive' }, choice }]);
  await user.click(within(dialog).getByRole('button', { name: 'Archive: 7' }));
  const result = await screen.findByRole('group', { name: 'Archive' });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(result).toHaveFocus();
  expect(result).toHaveTextContent('1 product was changedLotus Soap');
  expect(result).toHaveTextContent('because somebody changed it meanwhileRose Soap');
  expect(screen.getByRole('checkbox', { name: /Rose Soap/ })).not.toBeChecked();
  await user.click(within(result).getByRole('button', { name: 'Undo: Archive' }));
  await waitFor(() => {
    expect(screen.getByRole('group', { name: 'Archive' })).toHaveTextContent(
      '1 product has its old value againLotus Soap',
    );
  });
  expect(sent.slice(1)).toEqual(['apply', 'undo']);
  expect(screen.queryByRole('button', { name: 'Undo: Archive' })).toBeNull();
  await user.click(await button(en['products.bulk.dismiss']));
  expect(screen.queryByRole('group', { name: 'Archive' })).toBeNull();
});

test('all products of the view are sent as its filters; a refusal stands in the dialog', async () => {
  isTooMany = true;
  await select();
  await user.click(await button('Change all 4,321 found'));
  const dialog = await screen.findByRole('dialog', { name: 'Change 4,321 products' });
  await user.selectOptions(within(dialog).getByLabelText(en['products.bulk.kind']), 'brand');
  await user.click(within(dialog).getByRole('button', { name: en['products.bulk.check'] }));
  expect(within(dialog).getByText(en['products.missing'])).toBeVisible();
  expect(sent).toEqual([]);
  await user.selectOptions(within(dialog).getByLabelText(en['products.field.brand']), 'Arun');
  await user.click(within(dialog).getByRole('button', { name: en['products.bulk.check'] }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('At most 5,000');
  expect(sent).toEqual([
    {
      change: { kind: 'brand', brand_id: 1 },
      choice: { of: 'found', filter: { state: 'live', brand_id: 1 } },
    },
  ]);
});

test('bulk changes of the last day can be undone later', async () => {
  show(<ProductList />, en);
  await user.click(await button(en['products.bulk.recent']));
  const dialog = await screen.findByRole('dialog', { name: en['products.bulk.recent'] });
  expect(await within(dialog).findByText(/Mali Srisuk/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /^Undo: Archive/ }));
  await waitFor(() => {
    expect(sent).toEqual(['undo']);
  });
});

test('people who only read select nothing', async () => {
  abilities = ['catalog.read'];
  show(<ProductList />, en);
  expect(await screen.findByRole('link', { name: 'Rose Soap' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Rose Soap/ })).toBeNull();
  expect(screen.queryByRole('button', { name: en['products.bulk.recent'] })).toBeNull();
});
