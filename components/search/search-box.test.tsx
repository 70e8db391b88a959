import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { productCard, router, visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { SearchBox } from './search-box';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

const asked: string[] = [];
const server = setupServer(
  http.get('*/api/v1/products/web', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const q = searchParams.get('q') ?? '';
    asked.push(q);
    if (q === 'broken') return new HttpResponse(null, { status: 503 });
    const entities = Array.from({ length: 12 }, (_, index) =>
      productCard(index + 1, `${q} ${String(index + 1)}`),
    );
    return HttpResponse.json({ entities, page: 1, per_page: 12, total: 12 });
  }),
);

const texts = {
  label: 'Search products',
  placeholder: 'Search',
  submit: 'Search',
  empty: 'Please type what you are looking for.',
  suggestions: 'Suggested products',
};

beforeAll(async () => {
  server.listen();
  // What loads on demand is at hand, so that nothing waits for a slow disk.
  await import('./suggestions');
  await loadMessages('th', ['search']);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  visit('/th/brands');
  useUi.setState({ alert: null });
});
afterEach(cleanup);

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

test('searching for nothing shows an alert', async () => {
  const { user, field } = open();
  await user.type(field, '   ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(useUi.getState().alert?.text).toBe(texts.empty);
  expect(router.push).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('at most ten suggestions come, after a pause in typing, and the arrows walk through them', async () => {
  const { user, field } = open();
  await act(() => user.type(field, 'serum'));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(10);
  expect(asked).toEqual(['serum']);
  expect(field).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(options[9]).toHaveAttribute('aria-selected', 'true');

  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/th/products/serum-10/10');
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
