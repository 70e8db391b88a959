import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createIntl } from 'react-intl/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Review, ReviewPage } from '@/lib/reviews/contract';
import en from '@/messages/reviews/en.json';
import { eventually } from '@/tests/harness/eventually';
import { visit } from '@/tests/harness/page';
import { PER_PAGE } from './choice';
import { ReviewBrowser } from './review-browser';
import { browserTexts } from './review-browser-texts';
import { ReviewView } from './review-view';
import { reviewTexts, shownReview } from './shown-review';

const intl = createIntl({ locale: 'en', messages: en });
let productId = 0;

function review(id: number, part: Partial<Review> = {}): Review {
  return {
    id,
    author: `Nok ${String(id)}.`,
    rating: 5,
    title: '',
    body: `Review ${String(id)}`,
    language: 'en',
    photos: [],
    verified: true,
    helpful: 0,
    created_at: '2026-03-12T04:00:00.000Z',
    ...part,
  };
}

const all = Array.from({ length: 14 }, (_, n) => review(n + 1, { rating: n < 10 ? 5 : 2 }));
const histogram = [0, 4, 0, 0, 10];
const asked: string[] = [];

function pageOf(reviews: readonly Review[], page: number): ReviewPage {
  return {
    entities: reviews.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    per_page: PER_PAGE,
    total: reviews.length,
    histogram,
    rating: { average: 4.1, count: 14 },
    photo_count: 1,
    pictured: [],
  };
}

const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/products/serum/7');
  // Responses are cached by product.
  productId += 1;
  asked.length = 0;
  server.use(
    http.get('*/api/v1/products/:id/reviews', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const stars = searchParams.get('stars');
      const found = all.filter(({ rating }) => stars === null || rating === Number(stars));
      return HttpResponse.json(pageOf(found, Number(searchParams.get('page'))));
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});

function show() {
  const first = pageOf(all, 1);
  render(
    <ReviewBrowser
      productId={productId}
      histogram={histogram}
      photoCount={1}
      title="Reviews (14)"
      average={4.1}
      pictured={[]}
      reviews={first.entities.map((one) => shownReview(one, 'en'))}
      texts={browserTexts(intl, first)}
    />,
  );
}
const bodies = () => screen.queryAllByText(/^Review \d+$/).map((node) => node.textContent);
const more = () => screen.getByRole('button', { name: 'Show more reviews' });

describe('ReviewBrowser', () => {
  it('starts with the reviews of the page, without a request', () => {
    show();
    expect(bodies()).toHaveLength(PER_PAGE);
    expect(asked).toEqual([]);
  });

  it('appends more reviews, up to the last one', async () => {
    show();
    await userEvent.click(more());
    const seventh = await screen.findByText('Review 7');
    expect(bodies()).toHaveLength(2 * PER_PAGE);
    expect(seventh.closest('li')).toHaveFocus();
    await userEvent.click(more());
    await screen.findByText('Review 14');
    expect(bodies()).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
    expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual(['2', '3']);
  });

  it('filters by a bar, and shows all again', async () => {
    show();
    const bar = screen.getByRole('button', { name: '2 stars: 4 reviews' });
    expect(screen.getByRole('button', { name: '1 star: 0 reviews' })).toBeDisabled();
    await userEvent.click(bar);
    await eventually(() => {
      expect(bodies()).toEqual(['Review 11', 'Review 12', 'Review 13', 'Review 14']);
    });
    expect(bar).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('4 reviews');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(bodies()).toHaveLength(PER_PAGE);
    expect(bodies()[0]).toBe('Review 1');
  });

  it('filters by photos and changes the order', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'With photos (1)' }));
    await eventually(() => {
      expect(asked).toHaveLength(1);
    });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rating');
    await eventually(() => {
      expect(asked).toHaveLength(2);
    });
    expect(asked[0]).toContain('with_photo=true');
    expect(asked[1]).toContain('sort=lowest');
    expect(asked[1]).toContain('with_photo=true');
  });

  it('offers a retry when they fail to load', async () => {
    let broken = true;
    server.use(
      http.get('*/api/v1/products/:id/reviews', () =>
        broken ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(pageOf(all, 1)),
      ),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: '2 stars: 4 reviews' }));
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    broken = false;
    await userEvent.click(retry);
    await screen.findByText('Review 6');
  });
});

describe('ReviewView', () => {
  it('shows author, date, language and stars', () => {
    const one = review(1, { language: 'th', body: 'ดีมากค่ะ', rating: 4, helpful: 3 });
    render(
      <ul>
        <ReviewView review={shownReview(one, 'th')} texts={reviewTexts(intl)} />
      </ul>,
    );
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('ดีมากค่ะ')).toHaveAttribute('lang', 'th');
    expect(item.getByText('12 มีนาคม 2569')).toHaveAttribute('datetime', one.created_at);
    expect(item.getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(item.getByText('Verified purchase')).toBeInTheDocument();
    expect(item.getByRole('button', { name: 'Helpful (3)' })).toBeInTheDocument();
  });

  it('steps through its photos', async () => {
    const photos = [1, 2].map((n) => ({
      thumbnail_url: `/media/scenes/review-1-${String(n)}.webp`,
      large_url: `/media/scenes/review-1-${String(n)}.webp`,
    }));
    render(
      <ul>
        <ReviewView
          review={shownReview(review(1, { photos, verified: false }), 'en')}
          texts={reviewTexts(intl)}
        />
      </ul>,
    );
    expect(screen.queryByText('Verified purchase')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: 'Photo by Nok 1.' });
    if (first) await userEvent.click(first);
    const box = within(await screen.findByRole('dialog'));
    const url = () => decodeURIComponent(box.getByRole('img').getAttribute('src') ?? '');
    expect(url()).toContain('review-1-1.webp');
    await userEvent.click(box.getByRole('button', { name: 'Next photo' }));
    expect(url()).toContain('review-1-2.webp');
    await userEvent.click(box.getByRole('button', { name: 'Next photo' }));
    expect(url()).toContain('review-1-2.webp');
    await userEvent.keyboard('{ArrowLeft}');
    expect(url()).toContain('review-1-1.webp');
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    await eventually(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
