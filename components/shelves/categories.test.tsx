import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeCategory, OfficeTree } from '@/lib/shelves/contract-categories';
import office from '@/messages/office/en.json';
import shelves from '@/messages/shelves/en.json';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CategoryTree } from './category-tree';

const en = { ...office, ...shelves };
const department = (id: number, name: string, count = 0) => ({
  ...{ id, category_id: 1, slug: name.toLowerCase(), name_en: name, name_th: `${name} th` },
  ...{ product_count: count, version: `d${String(id)}` },
});
const skin: OfficeCategory = {
  ...{ id: 1, name_en: 'Skin', name_th: 'ผิว', picture: null, version: 'c1', order: 'o1' },
  departments: [department(101, 'Serums', 4), department(102, 'Masks')],
};
const pets: OfficeCategory = {
  ...{
    id: 2,
    name_en: 'Pets',
    name_th: 'สัตว์',
    picture: null,
    version: 'c2',
    order: 'o2',
    departments: [],
  },
};
let abilities: string[] = [];
let sent: unknown[] = [];
let tree: OfficeTree;
let stale: OfficeTree | undefined;
/** Answers 409 once, after somebody else's change. */
const answer = (next: OfficeTree) => {
  if (stale) {
    [tree, stale] = [stale, undefined];
    const refusal = { code: 'VERSION_STALE', message: 'Changed', status: 409, fields: {} };
    return HttpResponse.json(refusal, { status: 409 });
  }
  tree = next;
  return HttpResponse.json(tree);
};
const keepBody = async (request: Request) => {
  const body = (await request.json()) as Record<string, string>;
  sent.push(body);
  return body;
};
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/categories', () => HttpResponse.json(tree)),
  http.post('*/api/admin/v1/departments', async ({ request }) => {
    await keepBody(request);
    return answer({
      ...tree,
      entities: [skin, { ...pets, departments: [department(201, 'Dogs')] }],
    });
  }),
  http.post('*/api/admin/v1/categories/:id/move', async ({ request }) => {
    await keepBody(request);
    return answer({ entities: tree.entities.toReversed(), order: 't2' });
  }),
  http.post('*/api/admin/v1/departments/:id/move', async ({ request }) => {
    await keepBody(request);
    return answer({ ...tree, order: 't3' });
  }),
  http.put('*/api/admin/v1/categories/1', async ({ request }) => {
    const { name_en: name = '' } = await keepBody(request);
    return answer({ ...tree, entities: [{ ...skin, name_en: name, version: 'c9' }, pets] });
  }),
  http.put('*/api/admin/v1/departments/:id', async ({ request }) => {
    await keepBody(request);
    const fields = { slug: 'Addresses with this part lead to another department.' };
    const refusal = { code: 'VALIDATION', message: 'Check', status: 422, fields };
    return HttpResponse.json(refusal, { status: 422 });
  }),
  http.delete('*/api/admin/v1/departments/102', ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('version'));
    const left = skin.departments.filter(({ id }) => id !== 102);
    return answer({ ...tree, entities: [{ ...skin, departments: left }, pets] });
  }),
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
  [sent, tree, stale] = [[], { entities: [skin, pets], order: 't1' }, undefined];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/categories');
});

const user = userEvent.setup();
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('shows the tree, and without catalog.write nothing to change it', async () => {
  abilities = ['catalog.read'];
  show(<CategoryTree />, en);
  expect(await screen.findByRole('link', { name: '4 products' })).toHaveAttribute(
    'href',
    '/staff/products?department=101',
  );
  expect(headings()).toEqual(['Skin', 'Pets']);
  expect(screen.getByText(en['shelves.noDepartments'])).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('moves by the keyboard, and the button keeps the focus', async () => {
  show(<CategoryTree />, en);
  const down = await screen.findByRole('button', { name: 'Move Skin down' });
  act(() => {
    down.focus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(headings()).toEqual(['Pets', 'Skin']);
  });
  expect(sent).toEqual([{ position: 2, version: 't1' }]);
  expect(useUi.getState().toast?.text).toBe('Skin is now 2 of 2.');
  expect(screen.getByRole('button', { name: 'Move Skin down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
});

test('shows the order of somebody else who was faster', async () => {
  show(<CategoryTree />, en);
  const down = await screen.findByRole('button', { name: 'Move Skin down' });
  stale = { entities: [pets, skin], order: 't9' };
  await user.click(down);
  await waitFor(() => {
    expect(headings()).toEqual(['Pets', 'Skin']);
  });
  expect(useUi.getState().toast).toMatchObject({ text: 'Changed', tone: 'danger' });
});

test('renames, and merges with what was saved meanwhile', async () => {
  show(<CategoryTree />, en);
  const edit = await screen.findByRole('button', { name: 'Edit: Skin' });
  await user.click(edit);
  const form = screen.getByRole('form', { name: 'Skin' });
  const name = within(form).getByLabelText(en['shelves.field.name_en']);
  stale = { ...tree, entities: [{ ...skin, name_th: 'ผิวหน้า', version: 'c5' }, pets] };
  await user.clear(name);
  await user.type(name, 'Face');
  await user.click(within(form).getByRole('button', { name: en['shelves.save'] }));
  const dialog = await screen.findByRole('dialog', { name: en['office.merge.title'] });
  expect(within(dialog).getByLabelText(/ผิวหน้า/)).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: en['office.merge.save'] }));
  await waitFor(() => {
    expect(sent.at(-1)).toEqual({
      ...{ name_en: 'Face', name_th: 'ผิวหน้า', picture: null, version: 'c5' },
    });
  });
  expect(await screen.findByRole('heading', { name: 'Face' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('changes the slug of a department, and says at the field why not', async () => {
  show(<CategoryTree />, en);
  await user.click(await screen.findByRole('button', { name: 'Edit: Serums' }));
  const form = screen.getByRole('form', { name: 'Serums' });
  const slug = within(form).getByLabelText(en['shelves.field.slug']);
  expect(slug).toHaveAccessibleDescription(en['shelves.hint.slugChange']);
  await user.clear(slug);
  await user.type(slug, 'face-serums');
  await user.click(within(form).getByRole('button', { name: en['shelves.save'] }));
  await waitFor(() => {
    expect(slug).toHaveAccessibleDescription(/another department/);
  });
  expect(sent.at(-1)).toMatchObject({ name_en: 'Serums', slug: 'face-serums' });
});

test('adds a department to its category', async () => {
  show(<CategoryTree />, en);
  await user.click(await screen.findByRole('button', { name: 'New department in Pets' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(en['shelves.field.name_th']), 'สุนัข');
  await user.type(within(dialog).getByLabelText(en['shelves.field.name_en']), 'Dogs');
  await user.type(within(dialog).getByLabelText(en['shelves.field.slug']), 'dogs');
  await user.click(within(dialog).getByRole('button', { name: en['shelves.add'] }));
  expect(await screen.findByText('dogs')).toBeVisible();
  expect(sent).toEqual([{ name_th: 'สุนัข', name_en: 'Dogs', slug: 'dogs', category_id: 2 }]);
});

test('deletes by the version that was read', async () => {
  show(<CategoryTree />, en);
  await user.click(await screen.findByRole('button', { name: 'Delete: Masks' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Masks' });
  await user.click(within(dialog).getByRole('button', { name: en['shelves.remove'] }));
  await waitFor(() => {
    expect(screen.queryByText('masks')).toBeNull();
  });
  expect(sent).toEqual(['d102']);
});

test('says what to do in an empty shop', async () => {
  tree = { entities: [], order: 't0' };
  show(<CategoryTree />, en);
  expect(await screen.findByText(en['shelves.noCategoriesText'])).toBeVisible();
  expect(await screen.findByRole('button', { name: en['shelves.newCategory'] })).toBeVisible();
});

/** Drags by events alone: no layout here. */
function drag(from: Element, to: Element | null) {
  if (!to) throw new Error('no target');
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
}

test('drags a department to a place, into another category and nowhere else', async () => {
  show(<CategoryTree />, en);
  const masks = await screen.findByText('Masks');
  const serums = screen.getByText('Serums');
  drag(masks, serums.closest('li'));
  await waitFor(() => {
    expect(sent).toEqual([{ position: 1, version: 'o1' }]);
  });
  expect(useUi.getState().toast?.text).toBe('Masks is now 1 of 2.');
  drag(screen.getByText('Masks'), screen.getByRole('heading', { name: 'Pets' }));
  await waitFor(() => {
    expect(sent.at(-1)).toEqual({
      ...{ position: 1, version: 'o1', category: { id: 2, version: 'o2' } },
    });
  });
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe('Masks is now 1 of 1 in Pets.');
  });
  drag(screen.getByText('Serums'), screen.getByText('Serums').closest('li'));
  drag(screen.getByRole('heading', { name: 'Pets' }), screen.getByText('Serums').closest('li'));
  await waitFor(() => {
    expect(sent.at(-1)).toEqual({ position: 1, version: 't3' });
  });
  expect(sent).toHaveLength(3);
});

test('puts a department into another category by its form', async () => {
  show(<CategoryTree />, en);
  await user.click(await screen.findByRole('button', { name: 'Edit: Masks' }));
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Pets');
  await user.click(screen.getByRole('button', { name: en['shelves.save'] }));
  await waitFor(() => {
    expect(sent).toEqual([
      {
        ...{ name_en: 'Masks', name_th: 'Masks th', slug: 'masks' },
        ...{ category_id: 2, version: 'd102' },
      },
    ]);
  });
});
