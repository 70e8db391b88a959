import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { router, visit } from '@/tests/harness/page';
import { FilterChips } from './filter-chips';
import { FilterNavigation } from './filter-navigation';
import { ListFilters } from './list-filters';
import { ListToolbar } from './list-toolbar';
import { facets, listOf, NO_NAMES, stateOf } from './list.fixture';

const { path: PATH } = listOf();
const STAY = { scroll: false };

beforeEach(() => {
  visit(PATH);
});

describe('order', () => {
  it('opens the list in the chosen order, keeping filters and scroll position', async () => {
    render(<ListToolbar {...listOf({ in_stock: '1', page: '3' })} total={99} />);
    expect(screen.getByRole('status')).toHaveTextContent('99 products');
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Price: low to high');
    expect(router.push).toHaveBeenCalledWith(`${PATH}?in_stock=1&sort=price-asc`, STAY);
  });

  it('is a form that works without scripts', () => {
    render(<ListToolbar {...listOf({ price_max: '300', brand: ['1', '2'] })} total={1} />);
    const form = screen.getByRole('combobox').closest('form');
    expect(form).toHaveAttribute('action', PATH);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['brand', '1'],
      ['brand', '2'],
      ['price_max', '300'],
      ['sort', 'recommended'],
    ]);
  });
});

describe('filters', () => {
  const filters = (params = {}) => (
    <FilterNavigation listId="list">
      <ListFilters {...listOf(params)} facets={facets} />
    </FilterNavigation>
  );
  const link = (name: string) => screen.getAllByRole('link', { name, hidden: true })[0]!;

  it('are nofollow links with counts that keep the scroll position', async () => {
    render(filters({ sort: 'newest', page: '4' }));
    const acne = link('Acne 6');
    expect(acne).toHaveAttribute('href', `${PATH}?attr=concern%3Aacne&sort=newest`);
    expect(acne).toHaveAttribute('rel', 'nofollow');
    await userEvent.click(acne);
    expect(router.push).toHaveBeenCalledWith(`${PATH}?attr=concern%3Aacne&sort=newest`, STAY);
  });

  it('mark the active values', () => {
    render(filters({ rating: '4' }));
    const chosen = link('Remove filter 4 stars and up 20');
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(chosen).toHaveAttribute('href', PATH);
  });

  it('find a brand in a long list', async () => {
    render(filters());
    const names = () =>
      screen
        .getAllByRole('link', { name: /^Brand/, hidden: true })
        .filter((one) => !one.closest('li')?.hidden && one.closest('details[class*=more]'))
        .map((one) => one.textContent);
    expect(names()).toHaveLength(14);
    await userEvent.type(screen.getByLabelText('Find in “Brand”'), 'brand n');
    expect(names()).toEqual(['Brand N14']);
  });

  it('take a price range without empty fields, from the first page', async () => {
    render(filters({ sort: 'newest', page: '4', brand: ['2', '3'] }));
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'To', hidden: true }), '300');
    await user.click(screen.getByRole('button', { name: 'Apply price range', hidden: true }));
    expect(router.push).toHaveBeenCalledWith(
      `${PATH}?brand=2&brand=3&sort=newest&price_max=300`,
      STAY,
    );
  });

  it('reset the price fields after its chip is removed', () => {
    const { rerender } = render(filters({ price_max: '300' }));
    const field = screen.getByRole('textbox', { name: 'To', hidden: true });
    expect(field).toHaveValue('300');
    rerender(filters());
    expect(field).toHaveValue('');
  });
});

describe('the sheet of phones', () => {
  const asked: string[] = [];
  const server = setupServer(
    http.get('*/api/v1/products/web', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const total = searchParams.has('attr') ? 6 : 42;
      return HttpResponse.json({ entities: [], page: 1, per_page: 1, total, facets });
    }),
  );
  beforeAll(async () => {
    server.listen();
    await import('./filter-sheet');
    await loadMessages('th', ['catalog']);
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    server.resetHandlers();
  });

  it('counts the results, and shows them with one press', async () => {
    render(<ListToolbar {...listOf({ sort: 'newest' })} total={42} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('button', { name: 'ดู 42 รายการ' });
    expect(asked).toEqual(['locale=th&sort=recommended&page=1&per_page=1&facets=true']);
    await user.click(sheet.getByRole('button', { name: 'Acne 6' }));
    const show = await sheet.findByRole('button', { name: 'ดู 6 รายการ' });
    expect(router.push).not.toHaveBeenCalled();
    await user.click(show);
    expect(router.push).toHaveBeenCalledWith(`${PATH}?attr=concern%3Aacne&sort=newest`);
  });

  it('offers nothing before the first count, which would shift the layout', async () => {
    const counted = Promise.withResolvers<undefined>();
    server.use(
      http.get('*/api/v1/products/web', async () => {
        await counted.promise;
        return HttpResponse.json({ entities: [], page: 1, per_page: 1, total: 41, facets });
      }),
    );
    // Counts are cached; no other test requests this one.
    render(<ListToolbar {...listOf({ rating: '3' })} total={41} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog'));
    sheet.getByRole('button', { name: 'ดูผลลัพธ์' });
    expect(sheet.queryByRole('button', { name: /ดาวขึ้นไป/ })).not.toBeInTheDocument();
    counted.resolve(undefined);
    await sheet.findByRole('button', { name: 'ดู 41 รายการ' });
    expect(sheet.getAllByRole('button', { name: /ดาวขึ้นไป/ })).toHaveLength(2);
  });

  it('resets the filters, and shows no number without a count', async () => {
    server.use(http.get('*/api/v1/products/web', () => new HttpResponse(null, { status: 503 })));
    render(<ListToolbar {...listOf({ in_stock: '1' })} total={42} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const stars = await sheet.findByRole('button', { name: '4 ดาวขึ้นไป' });
    const again = vi.fn();
    const waited = Promise.withResolvers<undefined>();
    server.use(
      http.get('*/api/v1/products/web', async () => {
        again();
        await waited.promise;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    await user.click(stars);
    await waitFor(() => {
      expect(again).toHaveBeenCalled();
    });
    expect(stars).toHaveAttribute('aria-pressed', 'true');
    expect(stars).toBeInTheDocument();
    waited.resolve(undefined);
    const clear = sheet.getByRole('button', { name: 'ล้างทั้งหมด' });
    await user.click(clear);
    expect(clear).toBeDisabled();
    await user.click(sheet.getByRole('button', { name: 'ดูผลลัพธ์' }));
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith(PATH);
    });
  });
});

describe('chips', () => {
  it('remove one value each, or all', () => {
    const { path, say } = listOf();
    const state = stateOf({
      brand: ['2', '3'],
      price_min: '100',
      price_max: '300',
      attr: 'concern:dark-spots',
      sort: 'newest',
    });
    const names = { ...NO_NAMES, brands: { 2: 'Lunara', 3: 'Mali' } };
    render(<FilterChips path={path} state={state} names={names} say={say} />);
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    const href = (name: string) => chips.getByRole('link', { name }).getAttribute('href');
    const rest = 'attr=concern%3Adark-spots&price_min=100&price_max=300&sort=newest';
    expect(href('Remove filter Lunara')).toBe(`${PATH}?brand=3&${rest}`);
    expect(href('Remove filter Mali')).toBe(`${PATH}?brand=2&${rest}`);
    expect(href('Remove filter dark spots')).not.toContain('attr');
    expect(href('Remove filter ฿100 – ฿300')).not.toContain('price');
    expect(href('Clear all')).toBe(`${PATH}?sort=newest`);
  });

  it('are absent without filters', () => {
    const { container } = render(<FilterChips {...listOf({ sort: 'newest' })} />);
    expect(container).toBeEmptyDOMElement();
  });
});
