import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ability } from '@/lib/people/contract-values';
import texts from '@/messages/office/en.json';
import { useAuth } from '@/stores/auth';
import { member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PaletteButton } from './palette-button';

let abilities: Ability[] = [];
let asked: string[] = [];
const note = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  asked.push(`${pathname.split('/').at(-1) ?? ''} ${searchParams.get('q') ?? ''}`);
};
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/orders', ({ request }) => {
    note(request.url);
    return HttpResponse.json({ entities: [{ order_id: 'AR20261129-ABCDEF' }] });
  }),
  http.get('*/api/admin/v1/products', ({ request }) => {
    note(request.url);
    const serum = { id: 9, name_en: 'Serum C', name_th: 'เซรั่มซี', item_code: 'S-9' };
    return HttpResponse.json({ entities: request.url.includes('serum') ? [serum] : [] });
  }),
  http.get('*/api/admin/v1/people', ({ request }) => {
    note(request.url);
    const isThere = request.url.includes('somying');
    const somying = { member_id: 7, name: 'Somying Dee', phone_number: '0812345678' };
    return HttpResponse.json({ entities: isThere ? [somying] : [] });
  }),
);
beforeAll(async () => {
  service.listen();
  await Promise.all([import('axios'), import('./palette-dialog')]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  abilities = ['orders.read', 'people.read', 'reviews.moderate'];
  asked = [];
  visit('/en/staff');
  useAuth.getState().succeed({ ...member, role: 'staff' });
});

const user = userEvent.setup();
const button = () => screen.findByRole('button', { name: texts['office.palette.open'] });
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

async function openIt(part = <PaletteButton />) {
  show(part, texts);
  await user.click(await button());
  return screen.findByRole('combobox');
}

test('opens by its button, and by Ctrl+K on every layout', async () => {
  show(<PaletteButton />, texts);
  await button();
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'า', ctrlKey: true });
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await user.click(await button());
  expect(await screen.findByRole('dialog', { name: texts['office.palette.title'] })).toBeVisible();
});

test('the shortcut is off in fields, while composing, and with other keys', async () => {
  show(
    <>
      <PaletteButton />
      <input aria-label="Other" />
    </>,
    texts,
  );
  await button();
  const key = { code: 'KeyK', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('Other'), key);
  fireEvent.keyDown(document.body, { ...key, isComposing: true });
  fireEvent.keyDown(document.body, { ...key, shiftKey: true });
  fireEvent.keyDown(document.body, { code: 'KeyK' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists only screens that the person may open, and arrow keys move among them', async () => {
  const field = await openIt();
  expect(options()).not.toContain('PaymentsScreen');
  await user.type(field, 're');
  expect(options()).toEqual(['ReturnsScreen', 'ReviewsScreen']);
  const [first, second] = screen.getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('finds orders by number and people by name, also on the wrong keyboard layout', async () => {
  const field = await openIt();
  await user.type(field, 'ARABCDEF-1');
  const order = await screen.findByRole('option', { name: /AR20261129-ABCDEF/ });
  expect(order).toHaveTextContent(texts['office.palette.kind.order']);
  await user.clear(field);
  await user.type(field, 'หนทัรืเ');
  expect(await screen.findByRole('option', { name: /Somying Dee/ })).toBeVisible();
  expect(asked).toContain('people somying');
});

test('finds products by name, also on the wrong keyboard layout, and opens them', async () => {
  abilities = ['catalog.read'];
  const field = await openIt();
  await user.type(field, 'หำพีท');
  const product = await screen.findByRole('option', { name: /Serum C S-9/ });
  expect(product).toHaveTextContent(texts['office.palette.kind.product']);
  await user.click(product);
  expect(router.push).toHaveBeenCalledWith('/staff/products/9');
});

test('offers no action that the person may not do', async () => {
  abilities = ['catalog.read'];
  const field = await openIt();
  await user.type(field, 'add a');
  expect(screen.queryByRole('option', { name: /Add a brand/ })).toBeNull();
});

test('opens the form of an action', async () => {
  abilities = ['catalog.read', 'catalog.write'];
  const field = await openIt();
  await user.type(field, 'add a brand{Enter}');
  expect(router.push).toHaveBeenCalledWith('/staff/brands?new=1');
});

test('asks for nothing that the person may not read', async () => {
  abilities = ['reviews.moderate'];
  const field = await openIt();
  await user.type(field, 'somying1');
  const status = within(screen.getByRole('dialog')).getByRole('status');
  await waitFor(() => {
    expect(status).toHaveTextContent('Nothing found');
  });
  await new Promise((done) => setTimeout(done, 300));
  expect(asked).toEqual([]);
});
