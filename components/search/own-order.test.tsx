import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '@/lib/identity/contract';
import { loadMessages } from '@/lib/i18n/messages';
import type { Suggestions } from '@/lib/search/contract';
import { useAuth } from '@/stores/auth';
import { router, visit } from '@/tests/harness/page';
import { OwnOrder } from './own-order';
import { SearchBox } from './search-box';

const OWN = 'AR261121-7K2M9Q';
const MISSING = 'AR261121-AAAAAA';
const OTHER = 'AR261121-BBBBBB';
const asked: string[] = [];
const suggested: string[] = [];

const server = setupServer(
  http.get('*/api/v1/suggestions', ({ request }) => {
    const query = new URL(request.url).searchParams.get('q') ?? '';
    suggested.push(query);
    const none = { words: [], complaints: [], brands: [], departments: [], articles: [] };
    return HttpResponse.json({ query, ...none, products: [] } satisfies Suggestions);
  }),
  http.get('*/api/v1/me/orders', ({ request }) => {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    asked.push(id);
    return HttpResponse.json({ entities: id === OWN ? [{ order_id: id }] : [] });
  }),
);

const texts = {
  ...{ label: 'Search products', placeholder: 'Search', submit: 'Search', empty: '-' },
  suggestions: 'Suggestions',
};

beforeAll(async () => {
  server.listen();
  await Promise.all([import('./suggestions'), import('./own-order-notice')]);
  await loadMessages('th', ['search']);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  suggested.length = 0;
  visit('/th/brands');
  useAuth.getState().fail();
});

const signIn = () => {
  act(() => {
    useAuth.getState().succeed({ member_id: 'm1' } as unknown as User);
  });
};

async function type(text: string) {
  render(<SearchBox texts={texts} />);
  const user = userEvent.setup({ delay: null });
  await act(() => user.type(screen.getByRole('combobox'), text));
  await waitFor(() => {
    expect(suggested).toContain(text);
  });
  await screen.findByRole('listbox');
  return user;
}

test('a member who types an own order number is led to the order', async () => {
  signIn();
  const user = await type('ar261121 7k2m9q');
  const group = await screen.findByRole('group', { name: 'คำสั่งซื้อของคุณ' });
  const row = within(group).getByRole('option');
  expect(row).toHaveTextContent(OWN);
  await user.click(row);
  expect(router.push).toHaveBeenLastCalledWith(`/th/orders/${OWN}`);
  expect(asked).toEqual([OWN]);
});

test.each([
  ['a missing order, or another member’s', MISSING, [MISSING]],
  ['other texts', 'argan oil', []],
])('nothing is shown for %s', async (_, text, calls) => {
  signIn();
  await type(text);
  await waitFor(() => {
    expect(asked).toEqual(calls);
  });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('guests ask for no order', async () => {
  await type(OWN);
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(asked).toEqual([]);
});

const ofOwn = { notice: 'คำสั่งซื้อของคุณ', open: 'ดูคำสั่งซื้อ' };
const show = (number: string) =>
  render(
    <OwnOrder number={number} texts={ofOwn}>
      for everyone
    </OwnOrder>,
  );

test('results name an own order to its member, after signing in', async () => {
  show(OWN);
  expect(document.body).toHaveTextContent('for everyone');
  expect(asked).toEqual([]);
  signIn();
  expect(await screen.findByRole('link', { name: ofOwn.open })).toHaveAttribute(
    'href',
    `/th/orders/${OWN}`,
  );
  expect(screen.getByRole('status')).toHaveTextContent(`${ofOwn.notice} ${OWN}`);
  expect(document.body).not.toHaveTextContent('for everyone');
});

test('results name no missing order', async () => {
  signIn();
  show(OTHER);
  await waitFor(() => {
    expect(asked).toEqual([OTHER]);
  });
  expect(document.body).toHaveTextContent('for everyone');
  expect(screen.queryByRole('link')).toBeNull();
});
