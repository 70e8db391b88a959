import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseListState, type ListState, type SearchParams } from '@/lib/catalog/list-state';
import { router, visit } from '@/tests/harness/page';
import { catalogIntl } from './catalog.fixture';
import { FilterChips } from './filter-chips';
import { ListFilters } from './list-filters';
import { ListToolbar } from './list-toolbar';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

const PATH = '/th/categories/1';
const intl = catalogIntl('en');

function stateOf(params: SearchParams): ListState {
  const state = parseListState(params);
  if (!state) throw new Error('no such page');
  return state;
}

beforeEach(() => {
  visit(PATH);
});
afterEach(cleanup);

describe('order', () => {
  it('goes to the list in the chosen order, keeping the filters', async () => {
    const state = stateOf({ in_stock: '1', page: '3' });
    render(<ListToolbar path={PATH} state={state} total={99} intl={intl} />);
    expect(screen.getByText('99 products')).toBeInTheDocument();
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Price: low to high');
    expect(router.push).toHaveBeenCalledWith(`${PATH}?in_stock=1&sort=price-asc`);
  });

  it('is a form that the browser can send by itself', () => {
    render(<ListToolbar path={PATH} state={stateOf({ price_max: '300' })} total={1} intl={intl} />);
    const form = screen.getByRole('combobox').closest('form');
    expect(form).toHaveAttribute('action', PATH);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      price_max: '300',
      sort: 'recommended',
    });
  });
});

describe('filters', () => {
  it('goes to the narrower list without empty fields, from its first page', async () => {
    const state = stateOf({ sort: 'newest', page: '4', brand: '2' });
    render(<ListFilters path={PATH} state={state} intl={intl} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'In stock only', hidden: true }));
    await user.type(screen.getByRole('textbox', { name: 'To', hidden: true }), '300');
    await user.click(screen.getByRole('button', { name: 'Show results', hidden: true }));
    expect(router.push).toHaveBeenCalledWith(
      `${PATH}?brand=2&sort=newest&in_stock=1&price_max=300`,
    );
  });

  it('shows what the list was asked for again after a chip took it away', () => {
    const { rerender } = render(
      <ListFilters path={PATH} state={stateOf({ in_stock: '1' })} intl={intl} />,
    );
    const box = screen.getByRole('checkbox', { hidden: true });
    expect(box).toBeChecked();
    rerender(<ListFilters path={PATH} state={stateOf({})} intl={intl} />);
    expect(box).not.toBeChecked();
  });
});

describe('chips', () => {
  it('take one filter away each, or all of them', () => {
    const state = stateOf({ brand: '2', price_min: '100', price_max: '300', sort: 'newest' });
    render(<FilterChips path={PATH} state={state} names={{ brand: 'Lunara' }} intl={intl} />);
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chips.getByRole('link', { name: 'Remove filter Lunara' })).toHaveAttribute(
      'href',
      `${PATH}?price_min=100&price_max=300&sort=newest`,
    );
    expect(chips.getByRole('link', { name: 'Remove filter ฿100.00 – ฿300.00' })).toHaveAttribute(
      'href',
      `${PATH}?brand=2&sort=newest`,
    );
    expect(chips.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      `${PATH}?sort=newest`,
    );
  });

  it('are not there without filters', () => {
    const { container } = render(
      <FilterChips path={PATH} state={stateOf({ sort: 'newest' })} names={{}} intl={intl} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
