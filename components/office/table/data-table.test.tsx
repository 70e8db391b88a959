import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import texts from '@/messages/office/en.json';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import type { BulkAction } from './bulk';
import { DataTable } from './data-table';
import { useTableView } from './use-table-view';

interface Shelf {
  readonly id: number;
  readonly name: string;
  readonly stock: number;
}

const SHELVES: readonly Shelf[] = [
  { id: 1, name: 'Soap', stock: 3 },
  { id: 2, name: 'Serum', stock: 8 },
];
const SCHEMA = {
  columns: ['name', 'stock'],
  shown: ['name', 'stock'],
  sorts: ['name', '-stock', 'stock'],
  filters: { state: ['out'] },
};
const COLUMNS = [
  { id: 'name', label: 'Name', cell: ({ name }: Shelf) => name },
  { id: 'stock', label: 'Stock', numeric: true, cell: ({ stock }: Shelf) => String(stock) },
] as const;
const run = vi.fn(() => Promise.resolve(2));
const plan = vi.fn(() => Promise.resolve({ changed: 2, refused: [], run }));
const COUNT: BulkAction<Shelf> = { id: 'count', label: 'Count', plan };
const open = vi.fn();
const user = userEvent.setup();

beforeAll(() => import('./bulk-dialog'));

function Shelves({ rows = SHELVES }: { readonly rows?: readonly Shelf[] }) {
  const view = useTableView(SCHEMA);
  return (
    <DataTable
      label="Shelves"
      columns={COLUMNS}
      rows={rows}
      total={45}
      perPage={20}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      view={view}
      filterLabel={(name) => ({ state: 'State', 'state.out': 'Sold out' })[name] ?? name}
      bulk={[COUNT]}
      onOpen={open}
      empty={{ image: '/x.svg', title: 'No shelves', text: 'Add one.' }}
    />
  );
}

function openAt(address: string, rows?: readonly Shelf[]) {
  visit(address);
  plan.mockClear();
  run.mockClear();
  show(<Shelves {...(rows ? { rows } : {})} />, texts);
}

test('search, filters, order, columns and page stand in the address', async () => {
  openAt('/staff/shelves?tab=a&page=3');
  const pushed = () => router.push.mock.lastCall?.[0] as string;
  await user.type(screen.getByRole('searchbox'), 'soap{Enter}');
  expect(pushed()).toBe('/staff/shelves?tab=a&q=soap');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Sold out');
  expect(pushed()).toBe('/staff/shelves?tab=a&state=out');
  const stock = screen.getByRole('columnheader', { name: 'Stock' });
  expect(within(stock).getByRole('link')).toHaveAttribute(
    'href',
    '/staff/shelves?tab=a&sort=-stock',
  );
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Stock' }));
  expect(pushed()).toBe('/staff/shelves?tab=a&columns=name&page=3');
});

test('shows the chosen columns, and says that a search found nothing', () => {
  openAt('/staff/shelves?columns=stock');
  expect(screen.queryByRole('columnheader', { name: 'Name' })).not.toBeInTheDocument();
  openAt('/staff/shelves?q=zzz', []);
  expect(screen.getByText('Nothing found')).toBeVisible();
});

test('arrow keys move, space selects, Enter opens', async () => {
  openAt('/staff/shelves');
  const [, soap, serum] = screen.getAllByRole('row');
  soap?.focus();
  await user.keyboard('{ArrowDown}');
  expect(serum).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Select Serum' })).toBeChecked();
  await user.keyboard('{Enter}');
  expect(open).toHaveBeenCalledWith(SHELVES[1]);
});

test('acts on these rows or on all found, after a dry run, and not when it is undone', async () => {
  openAt('/staff/shelves');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Count: these 2' }));
  expect(plan).toHaveBeenLastCalledWith(SHELVES);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Count: all 45 found' }));
  expect(plan).toHaveBeenLastCalledWith('all');
  await user.click(await screen.findByRole('button', { name: 'Count: 2' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});
