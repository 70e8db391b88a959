import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { productCard, router, visit } from '@/tests/harness/page';
import type { Suggestions } from '@/lib/search/contract';
import { recentSearches } from '@/lib/search/recent-searches';
import { useUi } from '@/stores/ui';
import { SearchBox } from './search-box';

const asked: string[] = [];
const NONE: Suggestions = {
  ...{
    query: '',
    words: [],
    complaints: [],
    brands: [],
    departments: [],
    products: [],
    articles: [],
  },
};
const productsOf = (query: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    productCard(index + 1, `${query} ${String(index + 1)}`),
  );
const ALL_KINDS: Suggestions = {
  query: 'fever',
  words: ['fever patch', 'fever gel'],
  complaints: [{ name: 'ไข้', keyword: 'มีไข้' }],
  brands: [{ id: 4, name: 'Feverin' }],
  departments: [
    {
      ...{ id: 103, dept_name: 'Fever', dept_name_en: 'Fever', dept_name_th: 'ไข้' },
      url: '/categories/1/fever',
    },
  ],
  products: [
    {
      ...productCard(7, 'Fever tablets'),
      drug: { class: 'dangerous', policy: 'approval', reg_no: '' },
    },
    productCard(8, 'Fever patch'),
  ],
  articles: [{ id: 21, title: 'Fever at home' }],
};

const server = setupServer(
  http.get('*/api/v1/suggestions', async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const q = searchParams.get('q') ?? '';
    asked.push(q);
    if (q === 'broken') return new HttpResponse(null, { status: 503 });
    if (q === 'slow') await delay(150);
    if (q === 'nothing') return HttpResponse.json({ ...NONE, query: q });
    if (q === 'fever') return HttpResponse.json(ALL_KINDS);
    return HttpResponse.json({ ...NONE, query: q, products: productsOf(q, 10) });
  }),
);

const texts = {
  label: 'Search products',
  placeholder: 'Search',
  submit: 'Search',
  empty: 'Please enter what you are looking for.',
  suggestions: 'Suggestions',
};

beforeAll(async () => {
  server.listen();
  // Preloads lazy chunks, so that no test waits for a slow disk.
  await import('./suggestions');
  await loadMessages('th', ['search']);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  window.localStorage.clear();
  visit('/th/brands');
  useUi.setState({ alert: null });
});

function open() {
  render(<SearchBox texts={texts} />);
  return { user: userEvent.setup({ delay: null }), field: screen.getByRole('combobox') };
}

test('the form works without JavaScript', () => {
  const { field } = open();
  expect(field.closest('form')).toHaveAttribute('action', '/th/products/search');
  expect(field).toHaveAttribute('name', 'keyword');
});

test('the keyword is trimmed', () => {
  const { field } = open();
  fireEvent.change(field, { target: { value: '  vitamin c & d ' } });
  fireEvent.submit(field);
  expect(router.push).toHaveBeenCalledWith('/th/products/search?keyword=vitamin%20c%20%26%20d');
});

test('a search submitted before hydration uses the text in the field', () => {
  const { field } = open();
  if (field instanceof HTMLInputElement) field.value = 'serum';
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  expect(useUi.getState().alert).toBeNull();
  expect(router.push).toHaveBeenLastCalledWith('/th/products/search?keyword=serum');
});

test('searching for nothing shows an alert', async () => {
  const { user, field } = open();
  await user.type(field, '   ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(useUi.getState().alert?.text).toBe(texts.empty);
  expect(router.push).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('suggestions come in groups by kind, and lead where they say', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'fever'));
  const list = await screen.findByRole('listbox', { name: texts.suggestions });
  const groups = within(list).getAllByRole('group');
  expect(
    groups.map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...within(group)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ]),
  ).toEqual([
    ['คำค้นหา', 'fever patch', 'fever gel'],
    ['อาการ', 'ไข้'],
    ['แบรนด์', 'Feverin'],
    ['หมวดหมู่', 'Fever'],
    ['สินค้า', expect.stringContaining('ยาที่จ่ายโดยเภสัชกร'), expect.not.stringContaining('เภสัชกร')],
    ['บทความ', 'Fever at home'],
  ]);
  // The link to all results belongs to no kind.
  const all = within(list).getByRole('option', { name: /“fever”/ });
  expect(groups.some((group) => group.contains(all))).toBe(false);
});

test.each([
  [1, '/th/products/search?keyword=fever%20patch', 'fever patch'],
  [3, '/th/products/search?keyword=%E0%B8%A1%E0%B8%B5%E0%B9%84%E0%B8%82%E0%B9%89', 'มีไข้'],
  [4, '/th/brands/4', ''],
  [5, '/th/categories/1/fever', ''],
  [6, '/th/products/fever-tablets/7', ''],
  [8, '/th/brandstory/HealthHub/ArticleList/21', ''],
  [9, '/th/products/search?keyword=fever', 'fever'],
])('the arrows walk across the kinds: row %i', async (row, path, text) => {
  const { user, field } = open();
  await act(() => user.type(field, 'fever'));
  const options = await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}'.repeat(row));
  expect(field).toHaveAttribute('aria-activedescendant', options[row - 1]?.id);
  expect(options.filter((one) => one.getAttribute('aria-selected') === 'true')).toEqual([
    options[row - 1],
  ]);
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenLastCalledWith(path);
  expect(field).toHaveValue(text);
});

test('new results are read from the top', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'mask'));
  const first = await screen.findByRole('listbox');
  first.scrollTop = 90;
  await act(() => user.type(field, 's'));
  await screen.findByRole('option', { name: /^masks 1 / });
  expect(screen.getByRole('listbox').scrollTop).toBe(0);
});

test('a kind without suggestions is left out', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'soap'));
  const [only, ...others] = await screen.findAllByRole('group');
  expect(only).toHaveAccessibleName('สินค้า');
  expect(others).toEqual([]);
});

test('submitting blurs the field', async () => {
  const { user, field } = open();
  await user.type(field, 'soap{Enter}');
  expect(router.push).toHaveBeenLastCalledWith('/th/products/search?keyword=soap');
  expect(field).not.toHaveFocus();
});

test('at most ten suggestions come, after a pause in typing, and the arrows walk through them', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'toner'));
  const options = await screen.findAllByRole('option');
  // Ten products, and the link to all results.
  expect(options).toHaveLength(11);
  expect(asked).toEqual(['toner']);
  expect(field).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{End}');
  expect(options[10]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}');
  expect(options.some((one) => one.getAttribute('aria-selected') === 'true')).toBe(false);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(options[9]).toHaveAttribute('aria-selected', 'true');

  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/th/products/toner-10/10');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('Escape closes the list and keeps the text', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'serum'));
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('serum');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a failed search is silent', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'broken'));
  await waitFor(() => {
    expect(asked).toEqual(['broken']);
  });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(useUi.getState()).toMatchObject({ alert: null, pageError: null });
});

test('Enter with empty text does nothing', async () => {
  const { user, field } = open();
  await act(() => user.type(field, ' \u200b {Enter}'));
  expect(useUi.getState().alert).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
});

test('a suggestion shows its marked match and its deal price; 0 means none', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'serum'));
  const [first, second] = await screen.findAllByRole('option');
  expect(first?.querySelector('mark')).toHaveTextContent('serum');
  expect(first).toHaveTextContent('฿120.00');
  expect(second).toHaveTextContent('฿99.00');
});

test('the last row links to all results, also without suggested products', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'nothing'));
  await user.click(await screen.findByRole('option', { name: /“nothing”/ }));
  expect(router.push).toHaveBeenCalledWith('/th/products/search?keyword=nothing');
  expect(field).toHaveValue('nothing');
});

test('the latest text wins over a late response', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'slow'));
  await waitFor(() => {
    expect(asked).toEqual(['slow']);
  });
  await act(() => user.clear(field));
  await act(() => user.type(field, 'fast'));
  expect(await screen.findByRole('option', { name: /fast 1 / })).toBeInTheDocument();
  await delay(200);
  expect(screen.queryByRole('option', { name: /slow/ })).not.toBeInTheDocument();
});

test('an empty field offers recent searches', async () => {
  recentSearches.add('serum');
  recentSearches.add('วิตามินซี');
  const { user, field } = open();
  await act(() => user.click(field));
  const list = await screen.findByRole('listbox', { name: 'คำค้นล่าสุด' });
  expect([...list.children].map((one) => one.textContent)).toEqual(['วิตามินซี', 'serum']);

  await user.click(screen.getByRole('button', { name: 'ลบ “วิตามินซี”' }));
  expect(field).toHaveFocus();
  expect(list.children).toHaveLength(1);

  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/th/products/search?keyword=serum');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a search is remembered', async () => {
  const { field } = open();
  fireEvent.change(field, { target: { value: ' Serum ' } });
  fireEvent.submit(field);
  await waitFor(() => {
    expect(recentSearches.get()).toEqual(['Serum']);
  });
});

test('the field shows the keyword of the search page', () => {
  visit('/th/products/search?keyword=%20%E0%B9%80%E0%B8%8B%E0%B8%A3%E0%B8%B1%E0%B9%88%E0%B8%A1');
  const { field } = open();
  expect(field).toHaveValue('เซรั่ม');
});
