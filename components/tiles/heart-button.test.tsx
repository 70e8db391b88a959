import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { eventually } from '@/tests/harness/eventually';
import { router, visit } from '@/tests/harness/page';
import { loadWishes } from '@/lib/notifications/queries-member-state';
import { useUi } from '@/stores/ui';
import { useWishes } from '@/stores/wishes';
import { HeartButton } from './heart-button';

const calls: string[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
});
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/categories/1?sort=newest');
  calls.length = 0;
  sessionToken.set('good');
  useWishes.getState().replace([2]);
  useUi.setState({ alert: null });
});
afterEach(() => {
  server.resetHandlers();
});

const hearts = (...ids: readonly number[]) =>
  render(
    ids.map((id) => (
      <HeartButton key={id} productId={id} label={`Keep: ${String(id)}`} variant="card" />
    )),
  );
const heart = (id: number) => screen.getByRole('button', { name: `Keep: ${String(id)}` });
const accept = () =>
  server.use(
    http.put('*/api/v1/me/wishlist/:id', () => HttpResponse.json({})),
    http.delete('*/api/v1/me/wishlist/:id', () => HttpResponse.json({})),
  );

describe('HeartButton', () => {
  it('shows kept products', () => {
    hearts(1, 2);
    expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
    expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
  });

  it('fills at once and updates the service; a second press empties it', async () => {
    accept();
    hearts(1);
    await userEvent.click(heart(1));
    expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
    await eventually(() => {
      expect(calls).toEqual(['PUT /me/wishlist/1']);
    });
    await userEvent.click(heart(1));
    expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
    await eventually(() => {
      expect(calls).toEqual(['PUT /me/wishlist/1', 'DELETE /me/wishlist/1']);
    });
  });

  it('stays full when an outdated list arrives later', async () => {
    accept();
    const pressed = Promise.withResolvers<undefined>();
    let kept = [2];
    server.use(
      http.get('*/api/v1/me/wishlist', async () => {
        const answer = HttpResponse.json({ entities: [], product_ids: kept });
        await pressed.promise;
        return answer;
      }),
      http.put('*/api/v1/me/wishlist/1', () => {
        kept = [1, 2];
        return HttpResponse.json({});
      }),
    );
    useWishes.getState().forget();
    hearts(1, 2);
    const loaded = loadWishes();
    await eventually(() => {
      expect(calls).toEqual(['GET /me/wishlist']);
    });
    await userEvent.click(heart(1));
    await eventually(() => {
      expect(kept).toEqual([1, 2]);
    });
    pressed.resolve(undefined);
    await act(() => loaded);
    expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
    expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
  });

  it('loads the other hearts when pressed before the list was requested', async () => {
    accept();
    server.use(
      http.get('*/api/v1/me/wishlist', () =>
        HttpResponse.json({ entities: [], product_ids: [1, 2] }),
      ),
    );
    useWishes.getState().forget();
    hearts(1, 2);
    await userEvent.click(heart(1));
    await act(() => loadWishes());
    expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
    expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes every heart of the product and no other', async () => {
    accept();
    render(
      <>
        <HeartButton productId={1} label="In the list" variant="card" />
        <HeartButton productId={1} label="On the page" variant="page" />
        <HeartButton productId={3} label="Another" variant="card" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'In the list' }));
    expect(screen.getByRole('button', { name: 'On the page' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Another' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('empties again with the reason when the service refuses', async () => {
    server.use(
      http.put('*/api/v1/me/wishlist/1', () =>
        HttpResponse.json(
          { code: 'WISHLIST_FULL', message: 'Your wishlist is full', status: 422 },
          { status: 422 },
        ),
      ),
    );
    hearts(1);
    await userEvent.click(heart(1));
    await eventually(() => {
      expect(useUi.getState().alert?.text).toBe('Your wishlist is full');
    });
    await eventually(() => {
      expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
    });
  });

  it('sends a guest to the login, and back to the list with its state', async () => {
    sessionToken.clear();
    hearts(1);
    await userEvent.click(heart(1));
    expect(router.push).toHaveBeenCalledWith(
      `/login?return_to=${encodeURIComponent('/categories/1?sort=newest')}`,
    );
    expect(calls).toEqual([]);
    expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  });

  it('shares one subscription among all hearts, and ends it with the last', () => {
    const subscribe = vi.spyOn(useWishes, 'subscribe');
    const { unmount } = hearts(1, 2, 3, 4, 5);
    expect(subscribe).toHaveBeenCalledTimes(1);
    act(() => {
      useWishes.getState().replace([1, 5]);
    });
    expect([1, 2, 3, 4, 5].map((id) => heart(id).getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'true',
    ]);
    unmount();
    hearts(1);
    expect(subscribe).toHaveBeenCalledTimes(2);
    subscribe.mockRestore();
  });
});
