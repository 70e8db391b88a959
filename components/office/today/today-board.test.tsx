import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Today } from '@/lib/office/contract';
import texts from '@/messages/office/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { TodayBoard } from './today-board';

const NOW = '2026-11-22T03:00:00.000Z';
let answer: () => Response;
const service = setupServer(http.get('*/api/admin/v1/today', () => answer()));
beforeAll(async () => {
  service.listen();
  await import('axios');
});
afterAll(() => {
  service.close();
});

function open(waiting: Today['waiting'] | 'error') {
  visit('/staff');
  answer = () =>
    waiting === 'error'
      ? HttpResponse.json({ code: 'NOT_FOUND', message: 'Away' }, { status: 404 })
      : HttpResponse.json({ waiting, now: NOW } satisfies Today);
  show(<TodayBoard />, texts);
}

it('tells how much waits, since when, and where', async () => {
  open([
    { kind: 'pack', count: 3, oldest: '2026-11-21T03:00:00.000Z' },
    { kind: 'returns', count: 1, oldest: '2026-11-22T01:00:00.000Z' },
    { kind: 'low_stock', count: 7, oldest: null },
  ]);
  const link = await screen.findByRole('link', { name: 'Orders to pack' });
  expect(link).toHaveAttribute('href', '/staff/orders?tab=pack');
  const [pack, returns, low] = screen.getAllByRole('listitem');
  expect(pack).toHaveTextContent('Orders to pack3Oldest: 1 day ago');
  expect(returns).toHaveTextContent('Oldest: 2 hr');
  expect(low).toHaveTextContent(/^Products low in stock7$/);
  expect(screen.getByRole('link', { name: 'Products low in stock' })).toHaveAttribute(
    'href',
    '/staff/stock?level=low',
  );
});

it('says that nothing waits', async () => {
  open([]);
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
});

it('offers to load it again after an error', async () => {
  open('error');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = () => HttpResponse.json({ waiting: [], now: NOW } satisfies Today);
  await userEvent.click(again);
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
});
