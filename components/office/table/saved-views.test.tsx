import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useTableView } from './use-table-view';
import type { TableView } from '@/lib/office/table-view';
import type { SavedView } from '@/lib/views/contract';
import texts from '@/messages/office/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { SavedViews } from './saved-views';

const SCHEMA = {
  columns: ['name'],
  shown: ['name'],
  sorts: ['name', '-name'],
  filters: { state: ['draft', 'live'] },
};
const drafts = { name: 'Drafts', query: 'state=draft', own: true, shared: false, owner: 'Mali' };
const serums = { name: 'Serums', query: 'q=serum', own: false, shared: true, owner: 'Krit' };
let saved: SavedView[] = [];
let sent: unknown[] = [];
let asked = 0;
const service = setupServer(
  http.get('*/api/admin/v1/views', () => {
    asked += 1;
    return HttpResponse.json({ entities: saved });
  }),
  http.put('*/api/admin/v1/views', async ({ request }) => {
    const view = (await request.json()) as SavedView;
    sent.push(view);
    if (view.name === '') {
      const fields = { name: 'Please fill in this field.' };
      const refusal = { code: 'VALIDATION', message: 'Check', status: 422, fields };
      return HttpResponse.json(refusal, { status: 422 });
    }
    saved = [...saved, { ...view, id: 9, own: true, owner: 'Mali' }];
    return HttpResponse.json(saved.at(-1));
  }),
  http.delete('*/api/admin/v1/views/1', () => {
    saved = saved.filter(({ id }) => id !== 1);
    return HttpResponse.json({});
  }),
);
const count = vi.fn(({ filters }: TableView) => Promise.resolve(filters['state'] ? 12 : 3));
const user = userEvent.setup();

beforeAll(async () => {
  await import('./view-dialog');
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  useAuth.setState({ user: member });
  saved = [
    { id: 1, ...drafts },
    { id: 2, ...serums },
  ];
  sent = [];
  asked = 0;
});

function Shelves() {
  const view = useTableView(SCHEMA);
  return <SavedViews list="products" queryKey={['shelves']} count={count} view={view} />;
}

function openAt(address: string) {
  visit(address);
  show(<Shelves />, texts);
}

test('views link to their address, with the number of rows, and the current one is marked', async () => {
  openAt('/staff/products?state=draft&page=2');
  const link = await screen.findByRole('link', { name: 'Drafts 12' });
  expect(link).toHaveAttribute('href', '/staff/products?state=draft');
  expect(link).toHaveAttribute('aria-current', 'true');
  const shared = await screen.findByRole('link', { name: 'Serums 3' });
  expect(shared).toHaveAttribute('title', 'Shared by Krit');
  expect(shared).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/staff/products');
});

test('the current view is saved under a name, and a refusal stands at it', async () => {
  openAt('/staff/products?q=rose&sort=-name&page=3');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please fill in this field.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Roses');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Colleagues see it too' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Roses 3' })).toHaveAttribute('aria-current');
  expect(sent.at(-1)).toEqual({
    ...{ list: 'products', name: 'Roses', query: 'q=rose&sort=-name', shared: true },
  });
});

test('an own view is deleted and saved again by Undo; a colleague’s cannot be changed', async () => {
  openAt('/staff/products?state=draft');
  await user.click(await screen.findByRole('button', { name: 'Delete view' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([{ list: 'products', name: 'Drafts', query: 'state=draft', shared: false }]);
  expect(await screen.findByRole('button', { name: 'Rename view' })).toBeVisible();
  document.body.replaceChildren();
  openAt('/staff/products?q=serum');
  await screen.findByRole('link', { name: 'Serums 3' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing is offered at the whole list while nobody saved a view', async () => {
  saved = [];
  openAt('/staff/products');
  await waitFor(() => {
    expect(asked).toBe(1);
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
