import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffReview } from '@/lib/reviews/contract';
import office from '@/messages/office/en.json';
import staff from '@/messages/staff/en.json';
import { visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { show } from '@/tests/harness/show';
import { ReviewQueue } from './review-queue';

const review: StaffReview = {
  id: 7,
  product: { id: 1, product_name: 'Rose serum' },
  ...{ author: 'Mali J.', rating: 5, title: 'Great', body: 'It works', state: 'published' },
  photos: [{ thumbnail_url: '/images/default.svg', large_url: '/images/large.svg' }],
  reports: { offensive: 0, advertising: 2, personal: 0, other: 0 },
  version: 'first',
  created_at: '2026-11-21T03:00:00.000Z',
};

const en = { ...office, ...staff };
let entities: StaffReview[] = [];
let asked: string[] = [];
let sent: unknown[] = [];
let views: object[] = [];
const server = setupServer(
  http.get('*/api/admin/v1/reviews', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ entities, page: 1, per_page: 20, total: entities.length });
  }),
  http.get('*/api/admin/v1/views', () => HttpResponse.json({ entities: views })),
  http.post('*/api/admin/v1/reviews/7/:decision', async ({ request, params }) => {
    const body = (await request.json()) as { version: string; reason?: string };
    sent.push([params['decision'], body]);
    const [now] = entities;
    if (!now) {
      const missing = { message: 'Missing', code: 'NOT_FOUND', status: 404 };
      return HttpResponse.json(missing, { status: 404 });
    }
    if (body.version !== now.version) {
      const stale = { message: 'Stale', code: 'VERSION_STALE', status: 409 };
      return HttpResponse.json(stale, { status: 409 });
    }
    if (body.reason === '') {
      const refusal = { message: 'Refused', code: 'VALIDATION', status: 422 };
      return HttpResponse.json({ ...refusal, fields: { reason: 'Say why' } }, { status: 422 });
    }
    entities = [];
    return HttpResponse.json({});
  }),
);
beforeAll(async () => {
  server.listen();
  await Promise.all([import('./review-dialog'), import('@/components/office/table/bulk-dialog')]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/staff/reviews');
  entities = [review];
  sent = [];
  [asked, views] = [[], []];
});
afterEach(() => {
  server.resetHandlers();
});

const user = userEvent.setup();

test('publishes a review, and then nothing is left', async () => {
  show(<ReviewQueue />, en);
  expect(await screen.findByText('Advertising (2)')).toBeVisible();
  expect(screen.queryByText(/Offensive/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Nothing to do here')).toBeVisible();
  expect(sent).toEqual([['publish', { version: 'first' }]]);
});

test('rejects it with a reason, which is asked for', async () => {
  show(<ReviewQueue />, en);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Say why')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Advertising');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing to do here')).toBeVisible();
  expect(sent.at(-1)).toEqual(['reject', { version: 'first', reason: 'Advertising' }]);
});

test('shows what its author changed meanwhile, and keeps the reason that was typed', async () => {
  show(<ReviewQueue />, en);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Advertising');
  entities = [{ ...review, body: 'Call 0812345678', version: 'second' }];
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Call 0812345678')).toBeVisible();
  expect(screen.getByText(en['staff.reviewChanged'])).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveValue('Advertising');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing to do here')).toBeVisible();
  expect(sent.at(-1)).toEqual(['reject', { version: 'second', reason: 'Advertising' }]);
});

test('says that its author has deleted it', async () => {
  show(<ReviewQueue />, en);
  await screen.findByText('It works');
  entities = [];
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Nothing to do here')).toBeVisible();
  expect(useUi.getState().toast?.text).toBe(en['staff.reviewGone']);
});

test('tells branches that the office does it, and offers another try', async () => {
  server.use(
    http.get('*/api/admin/v1/reviews', () =>
      HttpResponse.json({ message: 'No', code: 'FORBIDDEN', status: 403 }, { status: 403 }),
    ),
  );
  show(<ReviewQueue />, en);
  expect(await screen.findByText('Only the office checks reviews.')).toBeVisible();
  cleanup();
  server.resetHandlers();
  server.use(http.get('*/api/admin/v1/reviews', () => HttpResponse.error(), { once: true }));
  show(<ReviewQueue />, en);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It works')).toBeVisible();
});

test('asks the service for the view in the address', async () => {
  visit('/staff/reviews?q=serum&sort=-rating&cause=new&page=2');
  show(<ReviewQueue />, en);
  expect(await screen.findByText('It works')).toBeVisible();
  const params = Object.fromEntries(new URLSearchParams(asked[0]));
  expect(params).toMatchObject({ q: 'serum', sort: '-rating', cause: 'new', page: '2' });
});

test('publishes many after a dry run, and leaves reported ones alone', async () => {
  entities = [
    review,
    { ...review, id: 8, reports: { ...review.reports, advertising: 0 }, author: 'Nok P.' },
  ];
  server.use(
    http.post('*/api/admin/v1/reviews/8/publish', async ({ request }) => {
      sent.push(['8', await request.json()]);
      return HttpResponse.json({});
    }),
  );
  show(<ReviewQueue />, en);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Publish: these 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 row will change.')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('Rose serum, Mali J. (7) was reported');
  await user.click(dialog.getByRole('button', { name: 'Publish: 1' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent).toEqual([]);
  cleanup();
  await waitFor(() => {
    expect(sent).toEqual([['8', { version: 'first' }]]);
  });
});

test('a saved view of the queue counts its reviews', async () => {
  const view = { id: 3, name: 'Reported', query: 'cause=reported', shared: false };
  views = [{ ...view, own: true, owner: 'Mali' }];
  show(<ReviewQueue />, en);
  expect(await screen.findByRole('link', { name: /^Reported/ })).toHaveAttribute(
    'href',
    expect.stringContaining('cause=reported'),
  );
  await waitFor(() => {
    expect(asked.some((one) => one.includes('cause=reported'))).toBe(true);
  });
});
