import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeAttribute, OfficeAttributes } from '@/lib/shelves/contract-attributes';
import office from '@/messages/office/en.json';
import shelves from '@/messages/shelves/en.json';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AttributeList } from './attribute-list';
import { AttributeView } from './attribute-view';

const en = { ...office, ...shelves };
const value = (name: string, archived = false) => ({
  ...{ value: name.toLowerCase(), name_en: name, name_th: `${name} th`, archived },
});
const scent: OfficeAttribute = {
  ...{ key: 'scent', name_en: 'Scent', name_th: 'กลิ่น', filters: 'everywhere', version: 'a1' },
  ...{ values: [value('Rose'), value('Pine')], product_counts: { rose: 4 } },
};
const entry = (key: string, name: string, filters: OfficeAttribute['filters'] = 'everywhere') => ({
  ...{ key, name_en: name, name_th: `${name} th`, filters, value_count: 2, version: 'v' },
});
const all: OfficeAttributes = {
  entities: [entry('scent', 'Scent'), entry('form', 'Form'), entry('age', 'Age', 'nowhere')],
  order: 'o1',
};
const refused = (code: string, rest: Readonly<Record<string, unknown>> = {}) =>
  HttpResponse.json(
    { code, message: 'Changed', status: 409, fields: {}, ...rest },
    { status: 409 },
  );
let abilities: string[] = [];
let sent: unknown[] = [];
let saved: OfficeAttribute;
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/attributes', () => HttpResponse.json(all)),
  http.post('*/api/admin/v1/attributes', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ ...scent, key: 'skin-type' }, { status: 201 });
  }),
  http.post('*/api/admin/v1/attributes/:key/move', async ({ request, params }) => {
    const body = (await request.json()) as { readonly position: number };
    sent.push({ key: params['key'], ...body });
    const one = all.entities.filter(({ key }) => key === params['key']);
    const others = all.entities.filter(({ key }) => key !== params['key']);
    const entities = others.toSpliced(body.position - 1, 0, ...one);
    return HttpResponse.json({ entities, order: 'o2' });
  }),
  http.get('*/api/admin/v1/attributes/scent', () => HttpResponse.json(saved)),
  http.put('*/api/admin/v1/attributes/scent', async ({ request }) => {
    const body = (await request.json()) as OfficeAttribute;
    sent.push(body);
    if (body.version !== saved.version) return refused('VERSION_STALE');
    saved = { ...saved, ...body, version: 'a9' };
    return HttpResponse.json(saved);
  }),
  http.delete('*/api/admin/v1/attributes/scent', () =>
    refused('ATTRIBUTE_IN_USE', { message: '4 products have it.' }),
  ),
);
beforeAll(async () => {
  service.listen();
  await Promise.all([
    ...[import('@/components/office/form/merge-dialog'), import('./new-shelf-dialog')],
    import('@/components/ui/confirm-dialog'),
  ]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  abilities = ['catalog.read', 'catalog.write'];
  [sent, saved] = [[], scent];
  globalThis.sessionStorage.clear();
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/attributes');
});

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const valueNames = () =>
  screen.getAllByRole('group', { name: /^[A-Z]/ }).map((one) => one.getAttribute('aria-label'));

test('the list shows the order, the values and where they do not filter', async () => {
  abilities = ['catalog.read'];
  show(<AttributeList />, en);
  expect(await screen.findByRole('link', { name: 'Scent' })).toHaveAttribute(
    'href',
    '/staff/attributes/scent',
  );
  expect(names()).toEqual(['Scent2 values', 'Form2 values', 'Age2 valuesNo list']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an attribute moves by the keyboard, and by dragging to a place', async () => {
  show(<AttributeList />, en);
  await press('Move Form up');
  await waitFor(() => {
    expect(names()[0]).toMatch(/^Form/);
  });
  expect(useUi.getState().toast?.text).toBe('Form is now 1 of 3.');
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const rows = screen.getAllByRole('listitem');
  const [first, , last] = rows;
  if (!first || !last) throw new Error('rows are missing');
  fireEvent.dragStart(screen.getByRole('link', { name: 'Form' }), { dataTransfer });
  fireEvent.dragOver(last, { dataTransfer });
  fireEvent.drop(last, { dataTransfer });
  await waitFor(() => {
    expect(sent).toEqual([
      { key: 'form', position: 1, version: 'o1' },
      { key: 'form', position: 3, version: 'o2' },
    ]);
  });
});

test('a new attribute has names and a part of addresses', async () => {
  show(<AttributeList />, en);
  await press('New attribute');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/in Thai/), 'สภาพผิว');
  await user.type(dialog.getByLabelText(/in English/), 'Skin type');
  await user.type(dialog.getByLabelText(/Address part/), 'skin-type');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/staff/attributes/skin-type');
  });
  expect(sent).toEqual([{ name_th: 'สภาพผิว', name_en: 'Skin type', key: 'skin-type' }]);
});

test('values are added, put in order, archived and renamed, then saved together', async () => {
  show(<AttributeView attributeKey="scent" />, en);
  const save = await screen.findByRole('button', { name: en['shelves.save'] });
  const add = screen.getByRole('button', { name: 'New value' });
  // Below the values, and not below the bar that saves them.
  expect(add.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press('New value');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/in Thai/), 'ส้ม');
  await user.type(dialog.getByLabelText(/in English/), 'Rose');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => {
    expect(valueNames()).toEqual(['Rose', 'Pine', 'Rose']);
  });
  const added = within(screen.getAllByRole('group', { name: 'Rose' })[1] ?? document.body);
  await user.clear(added.getByLabelText('Name in English'));
  await user.type(added.getByLabelText('Name in English'), 'Orange');
  await press('Move Orange up');
  const rose = within(screen.getByRole('group', { name: 'Rose' }));
  expect(rose.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(rose.getByRole('checkbox', { name: 'Archived' }));
  await press('Delete: Pine');
  await user.selectOptions(screen.getByLabelText(/^Filter in/), 'categories');
  await press('Save');
  const orange = { value: 'rose-2', name_en: 'Orange', name_th: 'ส้ม', archived: false };
  const { name_en, name_th } = scent;
  await waitFor(() => {
    expect(sent).toEqual([
      {
        ...{ name_en, name_th, filters: 'categories', version: 'a1' },
        values: [value('Rose', true), orange],
      },
    ]);
  });
});

test('a change of somebody else is compared field by field', async () => {
  show(<AttributeView attributeKey="scent" />, en);
  await press('Move Pine up');
  saved = { ...scent, name_en: 'Smell', version: 'a2' };
  await press('Save');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Merge and save' }));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({
      ...{ name_en: 'Smell', version: 'a2', values: [value('Pine'), value('Rose')] },
    });
  });
});

test('a refused deletion says how many products have it', async () => {
  show(<AttributeView attributeKey="scent" />, en);
  await press('Delete');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('4 products have it.')).toBeVisible();
});
