import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import type { SearchAlert } from '@/lib/wishes/contract';
import wishes from '@/messages/wishes/en.json';
import { eventually } from '@/tests/harness/eventually';
import { router, visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { SearchAlertButton } from './search-alert-button';
import { SearchAlerts } from './search-alerts';

let kept: SearchAlert[] = [];
const alertFor = (id: number, keyword: string): SearchAlert => ({
  ...{ id, keyword },
  created_at: '2026-01-01T00:00:00Z',
});
const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/products/search?keyword=kazoo');
  sessionToken.set('good');
  useUi.setState({ alert: null });
  kept = [];
  server.use(
    http.get('*/api/v1/me/search-alerts', ({ request }) => {
      const words = new URL(request.url).searchParams.get('q');
      const entities = kept.filter(({ keyword }) => words === null || keyword === words);
      return HttpResponse.json({ entities });
    }),
    http.post<never, { keyword: string }>('*/api/v1/me/search-alerts', async ({ request }) => {
      const alert = alertFor(9, (await request.json()).keyword);
      kept = [alert, ...kept];
      return HttpResponse.json(alert);
    }),
    http.delete('*/api/v1/me/search-alerts/:id', ({ params }) => {
      kept = kept.filter(({ id }) => id !== Number(params['id']));
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});

const labels = { ask: 'Tell me', note: 'Once', asked: 'Noted', askedNote: 'Soon', cancel: 'Stop' };
const showButton = () => render(<SearchAlertButton waitingFor="kazoo" labels={labels} />);
const showList = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={wishes}>
        <SearchAlerts />
      </IntlProvider>
    </QueryClientProvider>,
  );

describe('SearchAlertButton', () => {
  it('sets the alert for the words, and cancels it', async () => {
    kept = [alertFor(1, 'ukulele')];
    showButton();
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
    await screen.findByText('Noted');
    expect(kept.map(({ keyword }) => keyword)).toEqual(['kazoo', 'ukulele']);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Tell me' });
    expect(kept.map(({ keyword }) => keyword)).toEqual(['ukulele']);
  });

  it('shows an existing alert', async () => {
    kept = [alertFor(1, 'kazoo')];
    showButton();
    await screen.findByText('Noted');
  });

  it('sends a guest to the login, and back to the search', async () => {
    sessionToken.clear();
    showButton();
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
    const back = encodeURIComponent('/products/search?keyword=kazoo');
    expect(router.push).toHaveBeenCalledWith(`/login?return_to=${back}`);
    expect(kept).toEqual([]);
  });

  it('reports words that find something meanwhile, and refreshes the page', async () => {
    const refusal = { code: 'ALREADY_SOLD', message: 'Search again', status: 409 };
    server.use(
      http.post('*/api/v1/me/search-alerts', () => HttpResponse.json(refusal, { status: 409 })),
    );
    showButton();
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
    await eventually(() => {
      expect(useUi.getState().alert?.text).toBe('Search again');
    });
    expect(router.refresh).toHaveBeenCalled();
  });
});

describe('SearchAlerts', () => {
  it('lists the words with a way to each search, and cancels them', async () => {
    kept = [alertFor(2, 'bag & box'), alertFor(1, 'kazoo')];
    showList();
    expect(await screen.findByRole('link', { name: 'bag & box' })).toHaveAttribute(
      'href',
      '/products/search?keyword=bag+%26+box',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: bag & box' }));
    await eventually(() => {
      expect(kept.map(({ id }) => id)).toEqual([1]);
    });
    expect(await screen.findByText('Cancelled: bag & box')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'bag & box' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: kazoo' }));
    await eventually(() => {
      expect(screen.queryByRole('heading')).toBeNull();
    });
  });

  it('keeps words that the service refuses to forget', async () => {
    kept = [alertFor(1, 'kazoo')];
    server.use(
      http.delete('*/api/v1/me/search-alerts/1', () =>
        HttpResponse.json({ message: 'Try later', status: 500 }, { status: 500 }),
      ),
    );
    showList();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel: kazoo' }));
    await eventually(() => {
      expect(useUi.getState().alert?.text).toBe('Try later');
    });
    await screen.findByRole('link', { name: 'kazoo' });
  });
});
