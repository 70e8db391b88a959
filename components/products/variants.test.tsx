import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeProductDetail } from '@/lib/products/contract';
import type { ProductVariants } from '@/lib/products/contract-variants';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { detail } from './product.fixture';
import { VariantPart } from './variant-part';

const en = { ...office, ...products };
const product = detail as OfficeProductDetail;
const named = (id: number, name: string, state: 'live' | 'archived' = 'live') => ({
  ...{ product_id: id, item_code: String(id), name_en: name, name_th: `ไทย ${name}`, state },
});
const sibling = (id: number, name: string, value: string) => ({
  ...named(id, name),
  values: [{ value_en: value, value_th: `ไทย ${value}` }],
});
const NONE: ProductVariants = { options: [], members: [], version: 'v0' };
const GROUP: ProductVariants = {
  options: [{ name_en: 'Size', name_th: 'ขนาด' }],
  members: [sibling(7, 'Rose Soap', '90 g'), sibling(8, 'Big Soap', '180 g')],
  version: 'v1',
};
let saved = NONE;
let sent: unknown;
let refusal: object | undefined;
const found = [
  { ...named(8, 'Big Soap'), id: 8 },
  { ...named(9, 'Old Soap', 'archived'), id: 9 },
];
const service = setupServer(
  http.get('*/api/admin/v1/products/7/variants', () => HttpResponse.json(saved)),
  http.put('*/api/admin/v1/products/7/variants', async ({ request }) => {
    sent = await request.json();
    if (refusal) return HttpResponse.json(refusal, { status: 409 });
    saved = { ...saved, version: 'v2' };
    return HttpResponse.json(saved);
  }),
  http.get('*/api/admin/v1/products', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    const entities = found.filter((one) => one.name_en.includes(q));
    return HttpResponse.json({ entities, total: entities.length, page: 1, per_page: 8 });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [saved, sent, refusal] = [NONE, undefined, undefined];
  globalThis.sessionStorage.clear();
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products/7');
});

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const row = (name: string) => within(screen.getByRole('group', { name }));
const type = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

test('a group is begun, filled by a search, and saved with all its words', async () => {
  show(<VariantPart product={product} mayWrite />, en);
  await press('Make a group');
  await press('Add products');
  await user.type(await screen.findByRole('searchbox'), 'Soap{Enter}');
  expect(await screen.findByRole('button', { name: 'Archived' })).toHaveAttribute('aria-disabled');
  await press('Add Big Soap');
  expect(screen.getByRole('button', { name: 'Already here' })).toBeInTheDocument();
  await press('Close');
  // The search is no save of the form around it.
  expect(screen.queryByText('Please fill in this field.')).not.toBeInTheDocument();
  await press('Save variants');
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(6);
  await type(screen.getByLabelText('Name of option 1 in Thai'), 'ขนาด');
  await type(screen.getByLabelText('Name of option 1 in English'), 'Size');
  for (const [name, value] of [
    ['Rose Soap', '90 g'],
    ['Big Soap', '180 g'],
  ] as const) {
    await type(row(name).getByLabelText('Size in Thai'), `ไทย ${value}`);
    await type(row(name).getByLabelText('Size in English'), value);
  }
  await press('Save variants');
  await waitFor(() => {
    const { options, members } = GROUP;
    expect(sent).toEqual({
      options,
      members: members.map(({ product_id, values }) => ({ product_id, values })),
      version: 'v0',
    });
  });
});

test('siblings change places, and a second option comes and goes', async () => {
  saved = GROUP;
  show(<VariantPart product={product} mayWrite />, en);
  await press('Add a second option');
  expect(row('Big Soap').getAllByRole('textbox')).toHaveLength(4);
  await press('Remove the second option');
  expect(row('Big Soap').getAllByRole('textbox')).toHaveLength(2);
  await user.click(row('Big Soap').getByRole('button', { name: 'Earlier' }));
  expect(row('Big Soap').getByLabelText('Size in English')).toHaveValue('180 g');
  await press('Save variants');
  await waitFor(() => {
    expect(sent).toMatchObject({ members: [{ product_id: 8 }, { product_id: 7 }], version: 'v1' });
  });
});

test('a refusal stands at its sibling, also after a move', async () => {
  saved = GROUP;
  refusal = {
    ...{ code: 'PRODUCT_GROUPED', status: 409, message: 'Big Soap is in another group.' },
    fields: { 'members.1.product_id': 'Taken elsewhere.' },
  };
  show(<VariantPart product={product} mayWrite />, en);
  await screen.findByRole('group', { name: 'Big Soap' });
  await type(row('Big Soap').getByLabelText('Size in English'), '200 g');
  await press('Save variants');
  expect(await row('Big Soap').findByText('Taken elsewhere.')).toBeInTheDocument();
  await user.click(row('Big Soap').getByRole('button', { name: 'Earlier' }));
  expect(row('Big Soap').getByText('Taken elsewhere.')).toBeInTheDocument();
  expect(row('Rose Soap').queryByText('Taken elsewhere.')).not.toBeInTheDocument();
});

test('a group is dissolved by saving none, and read only without the ability', async () => {
  saved = GROUP;
  const { unmount } = show(<VariantPart product={product} mayWrite />, en);
  await press('Dissolve the group');
  await press('Save variants');
  await waitFor(() => {
    expect(sent).toEqual({ options: [], members: [], version: 'v1' });
  });
  unmount();
  show(<VariantPart product={product} mayWrite={false} />, en);
  await screen.findByRole('group', { name: 'Big Soap' });
  expect(row('Big Soap').getByLabelText('Size in English')).toBeDisabled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
