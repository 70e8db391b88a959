import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import { useAuth } from '@/stores/auth';
import { member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { detail, sale, SHELVES } from './product.fixture';
import { ProductList } from './product-list';
import { ProductView } from './product-view';

const en = { ...office, ...products };
const soap = {
  ...{ id: 7, state: 'draft', item_code: '007', name_en: 'Rose Soap', name_th: 'สบู่กุหลาบ' },
  ...{ brand: 'Arun', department: 'Soaps', price: 120, deal_price: 0 },
  ...{ obstacle: 'draft', draft: 'waiting' },
};
let shelves = SHELVES;
let asked: string[] = [];
let sent: unknown[] = [];
let saved: typeof detail = detail;
const service = setupServer(
  http.get('*/api/admin/v1/views', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({
      ...{ role: 'staff', all: true, branches: [] },
      abilities: ['catalog.read', 'catalog.write'],
    }),
  ),
  http.get('*/api/admin/v1/shelves', () => HttpResponse.json(shelves)),
  http.get('*/api/admin/v1/products', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ entities: [soap], page: 1, per_page: 20, total: 1 });
  }),
  http.get('*/api/admin/v1/attribute-choices', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/products/7/variants', () =>
    HttpResponse.json({ options: [], members: [], version: 'g1' }),
  ),
  http.get('*/api/admin/v1/products/7/pictures', () =>
    HttpResponse.json({ pictures: [], version: 'i1' }),
  ),
  http.get('*/api/admin/v1/products/7/drafts', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/products/7', () => HttpResponse.json(saved)),
  http.get('*/api/admin/v1/products/7/sale', () => HttpResponse.json(sale)),
  http.post('*/api/admin/v1/products/7/duplicate', () => {
    sent.push('duplicate');
    return HttpResponse.json({ ...detail, id: 8 }, { status: 201 });
  }),
  http.put('*/api/admin/v1/products/7/barcodes', async ({ request }) => {
    sent.push(await request.json());
    const message = 'It belongs to Lotus Soap.';
    return HttpResponse.json({ code: 'BARCODE_TAKEN', message, status: 409 }, { status: 409 });
  }),
  http.put('*/api/admin/v1/products/7/seo', async ({ request }) => {
    sent.push(await request.json());
    const fields = { seo_title_en: 'Too long: please use up to 70 characters.' };
    const refusal = { code: 'VALIDATION', message: 'Check', status: 422, fields };
    return HttpResponse.json(refusal, { status: 422 });
  }),
  http.put('*/api/admin/v1/products/7', async ({ request }) => {
    const body = (await request.json()) as typeof detail.facts;
    sent.push(body);
    if (body.version !== saved.facts.version) {
      const refusal = { code: 'VERSION_STALE', message: 'Changed', status: 409, fields: {} };
      return HttpResponse.json(refusal, { status: 409 });
    }
    saved = { ...saved, facts: { ...body, version: 'f3' } };
    return HttpResponse.json(saved);
  }),
);
beforeAll(async () => {
  service.listen();
  await import('@/components/office/form/merge-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [asked, sent, saved, shelves] = [[], [], detail, SHELVES];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products?state=draft&sold=no&draft=waiting&brand=1');
});

const user = userEvent.setup();

test('lists products by the view of the address', async () => {
  show(<ProductList />, en);
  const link = await screen.findByRole('link', { name: 'Rose Soap' });
  expect(link).toHaveAttribute('href', '/staff/products/7');
  const row = screen.getByRole('row', { name: /Rose Soap/ });
  const cells = within(row).getAllByRole('cell', { name: /^Draft/ });
  expect(cells.map((cell) => cell.dataset['label'])).toEqual([
    ...[en['products.field.state'], en['products.field.sold']],
  ]);
  expect(cells[0]).toHaveTextContent('Draft Draft waits');
  expect(within(row).getByText('฿120.00')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
    ...{ state: 'draft', sold: 'no', draft: 'waiting', brand_id: '1', sort: '-id' },
  });
  expect(await screen.findByRole('button', { name: en['products.new'] })).toBeVisible();
});

test('saves what the person may write, and merges with what was saved meanwhile', async () => {
  show(<ProductView id={7} />, en);
  const facts = await screen.findByRole('form', { name: en['products.part.facts'] });
  const name = await within(facts).findByLabelText(en['products.field.name_en']);
  await waitFor(() => {
    expect(name).toBeEnabled();
  });
  const prices = screen.getByRole('form', { name: en['products.part.prices'] });
  expect(within(prices).getByLabelText(en['products.field.price'])).toBeDisabled();
  expect(within(prices).queryByRole('button')).toBeNull();
  saved = { ...detail, facts: { ...detail.facts, size: '100 g', version: 'f2' } };
  await user.clear(name);
  await user.type(name, 'Lotus Soap');
  await user.click(within(facts).getByRole('button', { name: en['products.save.facts'] }));
  const dialog = await screen.findByRole('dialog', { name: en['office.merge.title'] });
  expect(within(dialog).getByLabelText(/100 g/)).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: en['office.merge.save'] }));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ name_en: 'Lotus Soap', size: '100 g', version: 'f2' });
  });
});

test('a refused text for search engines has its message at the field', async () => {
  show(<ProductView id={7} />, en);
  const form = await screen.findByRole('form', { name: en['products.part.seo'] });
  const title = await within(form).findByLabelText(en['products.field.seo_title_en']);
  await waitFor(() => {
    expect(title).toBeEnabled();
  });
  expect(title).toHaveValue('Soap of roses');
  expect(title).toHaveAccessibleDescription(/70/);
  await user.type(title, '!');
  await user.click(within(form).getByRole('button', { name: en['products.save.seo'] }));
  await waitFor(() => {
    expect(title).toHaveAccessibleDescription(/Too long/);
  });
  expect(sent.at(-1)).toMatchObject({ seo_title_en: 'Soap of roses!', version: 's1' });
});

test('barcodes stand one in a line, and a refusal names the other product', async () => {
  show(<ProductView id={7} />, en);
  const form = await screen.findByRole('form', { name: en['products.part.barcodes'] });
  const codes = await within(form).findByLabelText(en['products.field.barcodes']);
  await waitFor(() => {
    expect(codes).toBeEnabled();
  });
  expect(codes).toHaveValue('0036000291452\n96385074');
  await user.type(codes, '\n\n885-1234567898');
  await user.click(within(form).getByRole('button', { name: en['products.save.barcodes'] }));
  expect(await within(form).findByText('It belongs to Lotus Soap.')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    ...{ barcodes: ['0036000291452', '96385074', '885-1234567898'], version: 'b1' },
  });
});

test('duplicates a product from its row and from its screen', async () => {
  visit('/staff/products?columns=name.acts');
  const { unmount } = show(<ProductList />, en);
  await user.click(await screen.findByRole('button', { name: 'Duplicate: Rose Soap' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/staff/products/8');
  });
  unmount();
  show(<ProductView id={7} />, en);
  await user.click(await screen.findByRole('button', { name: en['products.duplicate'] }));
  await waitFor(() => {
    expect(sent).toEqual(['duplicate', 'duplicate']);
  });
});

test('a new product asks for brand and department, or leads to them', async () => {
  const { unmount } = show(<ProductList />, en);
  await user.click(await screen.findByRole('button', { name: en['products.new'] }));
  const dialog = await screen.findByRole('dialog', { name: en['products.new'] });
  expect(within(dialog).getByRole('option', { name: 'Arun' })).toBeVisible();
  expect(within(dialog).getByRole('option', { name: 'Body: Soaps' })).toBeVisible();
  unmount();
  shelves = { ...SHELVES, departments: [] };
  show(<ProductList />, en);
  await user.click(await screen.findByRole('button', { name: en['products.new'] }));
  const link = await screen.findByRole('link', { name: en['products.toCategories'] });
  expect(link).toHaveAttribute('href', '/staff/categories');
  expect(screen.getByRole('link', { name: en['products.toBrands'] })).toHaveAttribute(
    'href',
    '/staff/brands',
  );
  const empty = screen.getByRole('dialog', { name: en['products.new'] });
  expect(within(empty).queryByRole('combobox')).toBeNull();
  expect(within(empty).queryByRole('button', { name: en['products.add'] })).toBeNull();
});
