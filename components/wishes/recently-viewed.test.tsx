import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recentlyViewed } from '@/lib/wishes/recently-viewed';
import { eventually } from '@/tests/harness/eventually';
import { productCard, visit } from '@/tests/harness/page';
import { RecentlyViewed } from './recently-viewed';
import { ViewRecorder } from './view-recorder';

const asked: string[][] = [];
const server = setupServer(
  http.get('*/api/v1/products/web', ({ request }) => {
    const ids = new URL(request.url).searchParams.getAll('ids');
    asked.push(ids);
    return HttpResponse.json({
      entities: ids.map((id) => productCard(Number(id), `Product ${id}`)),
    });
  }),
);

/** Fake IntersectionObserver; `scroll` makes all targets intersect. */
const observed = new Set<() => void>();
class Observer {
  readonly #tell: () => void;
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = () => {
      callback([{ isIntersecting: true }]);
    };
  }
  observe() {
    observed.add(this.#tell);
  }
  /** Used by links. */
  unobserve() {}
  disconnect() {
    observed.delete(this.#tell);
  }
}
const scroll = () => {
  act(() => {
    for (const tell of observed) tell();
  });
};

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  visit('/');
  window.localStorage.clear();
  asked.length = 0;
  observed.clear();
});
afterEach(() => {
  server.resetHandlers();
});

const labels = { title: 'Recently viewed', clear: 'Clear' };
const show = (except?: number) => render(<RecentlyViewed labels={labels} except={except} />);

describe('RecentlyViewed', () => {
  it('renders nothing without viewed products', () => {
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
  });

  it('requests the cards when near the viewport, newest first, without the product of the page', async () => {
    for (const id of [1, 2, 3]) recentlyViewed.record(id);
    show(2);
    expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
    expect(asked).toEqual([]);
    scroll();
    await screen.findByText('Product 3');
    expect(asked).toEqual([['3', '1']]);
    expect(screen.queryByText('Product 2')).not.toBeInTheDocument();
  });

  it('is cleared by its button', async () => {
    recentlyViewed.record(1);
    const { container } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(container).toBeEmptyDOMElement();
    expect(recentlyViewed.read()).toEqual([]);
  });

  it('disappears when the cards fail to load', async () => {
    server.use(http.get('*/api/v1/products/web', () => new HttpResponse(null, { status: 500 })));
    recentlyViewed.record(1);
    const { container } = show();
    scroll();
    await eventually(() => {
      expect(container).toBeEmptyDOMElement();
    });
  });
});

describe('ViewRecorder', () => {
  it('remembers the product of the page', () => {
    const { rerender } = render(<ViewRecorder productId={4} />);
    rerender(<ViewRecorder productId={5} />);
    expect(recentlyViewed.read()).toEqual([5, 4]);
  });
});
