import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReviewedLine } from '@/lib/reviews/contract';
import en from '@/messages/reviews/en.json';
import th from '@/messages/reviews/th.json';
import { sessionToken } from '@/lib/api/session-token';
import { eventually } from '@/tests/harness/eventually';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { useReviewMarks } from '@/stores/review-marks';
import { useUi } from '@/stores/ui';
import { OwnReviews } from './own-reviews';
import { ReviewMarks } from './review-marks';
import { WriteReviews } from './write-reviews';

const ORDER = 'AR261121-7K2M9Q';

function lineOf(line: number, review: ReviewedLine['review'] = null): ReviewedLine {
  const name = `Serum ${String(line)}`;
  const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
  const names = { product_name: name, product_name_en: name, product_name_th: name };
  return {
    order_id: ORDER,
    line,
    product: { id: line, ...names, image },
    bought_at: '2026-11-20T03:00:00.000Z',
    review,
  };
}

const written = {
  ...{ id: 9, rating: 4, title: 'Good', body: 'It works', photos: [], reason: '' },
  created_at: '2026-11-21T03:00:00.000Z',
};

const photo = (name: string) => ({
  ...{ name, thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' },
});

let lines: ReviewedLine[] = [];
let sent: unknown[] = [];
let asked: URLSearchParams;
let refuses = false;
let held: Promise<unknown> | undefined;
const server = setupServer(
  http.get('*/api/v1/me/reviews', ({ request }) => {
    asked = new URL(request.url).searchParams;
    return HttpResponse.json({ entities: lines, page: 1, per_page: 10, total: lines.length });
  }),
  http.post('*/api/v1/me/orders/:id/reviews', async ({ request, params }) => {
    sent.push([params['id'], await request.json()]);
    if (refuses) {
      const fields = { body: 'Too rude' };
      const body = { message: 'Refused', code: 'VALIDATION', status: 422, fields };
      return HttpResponse.json(body, { status: 422 });
    }
    lines = [lineOf(1, { ...written, state: 'pending' })];
    return HttpResponse.json(lines[0], { status: 201 });
  }),
  http.post('*/api/v1/me/reviews/photos', async ({ request }) => {
    sent.push(request.headers.get('content-type'));
    await held;
    if (refuses) {
      const body = { message: 'No picture', code: 'FILE_TYPE', status: 422 };
      return HttpResponse.json(body, { status: 422 });
    }
    return HttpResponse.json(photo(`photo-${String(sent.length)}`), { status: 201 });
  }),
  http.patch('*/api/v1/me/reviews/9', async ({ request }) => {
    sent.push(await request.json());
    lines = [lineOf(1, { ...written, state: 'pending' })];
    return HttpResponse.json(lines[0]);
  }),
  http.delete('*/api/v1/me/reviews/9', () => {
    lines = [lineOf(1)];
    return HttpResponse.json({});
  }),
  http.post('*/api/v1/reviews/5/helpful', () => HttpResponse.json({ helpful: 3 })),
  http.delete('*/api/v1/reviews/5/helpful', () => HttpResponse.json({ helpful: 2 })),
  http.post('*/api/v1/reviews/5/report', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({});
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  sent = [];
  refuses = false;
  held = undefined;
  lines = [lineOf(1)];
  visit('/orders/reviews');
});
afterEach(() => {
  server.resetHandlers();
});

const user = userEvent.setup();

it('links open items to their form, and shows the state of the others', async () => {
  show(<OwnReviews />, en);
  expect(await screen.findByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    `/orders/order_list/review/${ORDER}#line-1`,
  );
  expect(asked.get('pending')).toBe('true');
  cleanup();
  visit('/th/orders/reviews?tab=written');
  lines = [
    lineOf(1, { ...written, state: 'published' }),
    lineOf(2, { ...written, state: 'rejected', reason: 'มีเบอร์โทรศัพท์' }),
  ];
  show(<OwnReviews />, th, 'th');
  expect(await screen.findByText('เผยแพร่แล้ว')).toBeVisible();
  expect(screen.getByText(/เนื่องจาก มีเบอร์โทรศัพท์/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'เขียนใหม่' })).toHaveLength(1);
  expect(asked.get('pending')).toBe('false');
});

it('reports an empty list, and offers a retry', async () => {
  lines = [];
  server.use(http.get('*/api/v1/me/reviews', () => HttpResponse.error(), { once: true }));
  show(<OwnReviews />, en);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to review right now')).toBeVisible();
});

it('requires stars and text, shows a refusal at its field, then the review', async () => {
  show(<WriteReviews orderId={ORDER} />, en);
  const form = within(await screen.findByRole('form', { name: 'Review of Serum 1' }));
  await user.click(form.getByRole('button', { name: 'Send review' }));
  expect(await form.findByText('Please choose 1 to 5 stars.')).toBeVisible();
  expect(form.getByText('Please write a few words.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(form.getByRole('radio', { name: '4 out of 5 stars' }));
  await user.type(form.getByLabelText('Your review'), 'It works');
  refuses = true;
  await user.click(form.getByRole('button', { name: 'Send review' }));
  expect(await form.findByText('Too rude')).toBeVisible();
  refuses = false;
  await user.type(form.getByLabelText('Headline (optional)'), 'Good');
  await user.click(form.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Under review')).toBeVisible();
  expect(sent.at(-1)).toEqual([
    ORDER,
    { line: 1, rating: 4, title: 'Good', body: 'It works', photos: [] },
  ]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('is edited in place, with other photos, and deleted', async () => {
  visit('/orders/reviews?tab=written');
  lines = [lineOf(1, { ...written, photos: [photo('first')], state: 'published' })];
  show(<OwnReviews />, en);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: 'Review of Serum 1' }));
  const add = (type: string) =>
    user.upload(
      form.getByLabelText('Add a photo', { selector: 'input' }),
      new File(['x'], 'serum', { type }),
    );
  refuses = true;
  await add('image/png');
  expect(await form.findByText('No picture')).toBeVisible();
  refuses = false;
  const arrival = Promise.withResolvers<unknown>();
  held = arrival.promise;
  await add('image/jpeg');
  await form.findByRole('button', { name: 'Uploading photo' });
  // The review waits for the upload.
  await user.click(form.getByRole('button', { name: 'Send review' }));
  arrival.resolve(null);
  await form.findByRole('button', { name: 'Remove photo 2' });
  await user.click(form.getByRole('button', { name: 'Remove photo 1' }));
  await user.click(form.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Under review')).toBeVisible();
  expect(sent).toEqual([
    ...['image/png', 'image/jpeg'],
    { rating: 4, title: 'Good', body: 'It works', photos: ['photo-2'] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  expect(await screen.findByRole('link', { name: 'Write a review' })).toBeVisible();
});

const labels = { helpful: 'Helpful', report: 'Report', reported: 'Reported' };
const marks = () => {
  show(<ReviewMarks reviewId={5} helpful={2} labels={labels} />, en);
};

it('counts and revokes a helpful vote', async () => {
  sessionToken.set('good');
  marks();
  const button = screen.getByRole('button', { name: /^Helpful/ });
  await user.click(button);
  await eventually(() => {
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });
  expect(button).toHaveTextContent('Helpful (3)');
  await user.click(button);
  await eventually(() => {
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
  expect(button).toHaveTextContent('Helpful (2)');
});

it('reports a review once, with a reason', async () => {
  sessionToken.set('good');
  marks();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
  await user.selectOptions(dialog.getByLabelText('What is wrong with this review?'), 'advertising');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByRole('button', { name: 'Reported' })).toBeDisabled();
  expect(sent).toEqual([{ reason: 'advertising' }]);
});

it('shows why a vote is refused, and sends guests to the login', async () => {
  useReviewMarks.setState({ helpful: new Set(), reported: new Set(), counts: new Map() });
  sessionToken.set('good');
  server.use(
    http.post('*/api/v1/reviews/5/helpful', () =>
      HttpResponse.json(
        { code: 'OWN_REVIEW', message: 'This is your own review.', status: 422 },
        { status: 422 },
      ),
    ),
  );
  marks();
  await user.click(screen.getByRole('button', { name: /^Helpful/ }));
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe('This is your own review.');
  });
  sessionToken.clear();
  visit('/products/1');
  await user.click(screen.getByRole('button', { name: /^Helpful/ }));
  expect(router.push).toHaveBeenCalledWith(`/login?return_to=${encodeURIComponent('/products/1')}`);
});
