import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import catalog from '@/messages/catalog/en.json';
import wishes from '@/messages/wishes/en.json';
import { eventually } from '@/tests/harness/eventually';
import { productCard, visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { useWishes } from '@/stores/wishes';
import { WishlistView } from './wishlist-view';

let kept: number[] = [];
const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/wishlist');
  kept = [3, 1];
  useWishes.getState().forget();
  useUi.setState({ alert: null });
  server.use(
    http.get('*/api/v1/me/wishlist', () =>
      HttpResponse.json({
        entities: kept.map((id) => productCard(id, `Product ${String(id)}`)),
        product_ids: kept,
      }),
    ),
    http.delete('*/api/v1/me/wishlist/:id', ({ params }) => {
      kept = kept.filter((id) => id !== Number(params['id']));
      return HttpResponse.json({});
    }),
    http.put('*/api/v1/me/wishlist/:id', ({ params }) => {
      kept = [Number(params['id']), ...kept];
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <IntlProvider locale="en" messages={{ ...catalog, ...wishes }}>
        <WishlistView />
      </IntlProvider>
    </QueryClientProvider>,
  );
const remove = (id: number) =>
  screen.getByRole('button', { name: `Remove from wishlist: Product ${String(id)}` });
const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('WishlistView', () => {
  it('shows kept products, in the order of the service', async () => {
    show();
    await screen.findByText('2 products');
    expect(names()).toEqual(['Product 3', 'Product 1']);
  });

  it('removes at once and undoes it', async () => {
    show();
    await screen.findByText('2 products');
    await userEvent.click(remove(3));
    expect(names()).toEqual(['Product 1']);
    await eventually(() => {
      expect(kept).toEqual([1]);
    });
    expect(screen.getByText('Removed: Product 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Product 3', 'Product 1']);
    expect(screen.queryByText('Removed: Product 3')).not.toBeInTheDocument();
    await eventually(() => {
      expect(kept).toEqual([3, 1]);
    });
  });

  it('moves the keyboard focus to the undo button', async () => {
    show();
    await screen.findByText('2 products');
    remove(3).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await eventually(() => {
      expect(kept).toEqual([1]);
    });
  });

  it('shows how to begin once the list is empty', async () => {
    kept = [3];
    show();
    await screen.findByText('1 product');
    await userEvent.click(remove(3));
    expect(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute(
      'href',
      '/categories',
    );
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await eventually(() => {
      expect(kept).toEqual([]);
    });
  });

  it('keeps a product that the service refuses to remove', async () => {
    server.use(
      http.delete('*/api/v1/me/wishlist/3', () =>
        HttpResponse.json({ message: 'Try later', status: 500 }, { status: 500 }),
      ),
    );
    show();
    await screen.findByText('2 products');
    await userEvent.click(remove(3));
    await eventually(() => {
      expect(useUi.getState().alert?.text).toBe('Try later');
    });
    await eventually(() => {
      expect(names()).toEqual(['Product 3', 'Product 1']);
    });
  });

  it('offers a retry when it fails to load', async () => {
    server.use(
      http.get('*/api/v1/me/wishlist', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('2 products');
  });
});
