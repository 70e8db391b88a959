import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { eventually } from '@/tests/harness/eventually';
import { router, visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { TellMeButton } from './tell-me-button';

const calls: string[] = [];
let waiting: number[] = [];
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
  visit('/th/products/serum/7');
  calls.length = 0;
  waiting = [];
  sessionToken.set('good');
  useUi.setState({ alert: null });
  server.use(
    http.get('*/api/v1/me/stock-alerts', () => HttpResponse.json({ product_ids: waiting })),
    http.post('*/api/v1/me/stock-alerts', () => HttpResponse.json({})),
    http.delete('*/api/v1/me/stock-alerts/7', () => HttpResponse.json({})),
  );
});
afterEach(() => {
  server.resetHandlers();
});

const labels = { ask: 'Tell me', note: 'Once', asked: 'Noted', askedNote: 'Soon', cancel: 'Stop' };
const show = () => render(<TellMeButton waitingFor={7} labels={labels} />);

describe('TellMeButton', () => {
  it('subscribes, confirms, and can be cancelled', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    await screen.findByText('Noted');
    expect(screen.getByRole('status')).toHaveTextContent('Soon');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Tell me' });
    expect(calls).toEqual([
      'GET /me/stock-alerts',
      'POST /me/stock-alerts',
      'DELETE /me/stock-alerts/7',
    ]);
  });

  it('shows an existing alert', async () => {
    waiting = [3, 7];
    show();
    await screen.findByText('Noted');
  });

  it('keeps the alert when an outdated answer arrives later', async () => {
    const asked = Promise.withResolvers<undefined>();
    const read = Promise.withResolvers<undefined>();
    server.use(
      http.get('*/api/v1/me/stock-alerts', async () => {
        await asked.promise;
        return HttpResponse.json({ product_ids: [] });
      }),
    );
    server.events.on('response:mocked', ({ request }) => {
      if (request.method === 'GET') read.resolve(undefined);
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    await screen.findByText('Noted');
    asked.resolve(undefined);
    await read.promise;
    // The next change starts after the answer was processed.
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Tell me' });
    expect(calls).toEqual([
      'GET /me/stock-alerts',
      'POST /me/stock-alerts',
      'DELETE /me/stock-alerts/7',
    ]);
  });

  it('sends a guest to the login without a request', async () => {
    sessionToken.clear();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    const back = encodeURIComponent('/th/products/serum/7');
    expect(router.push).toHaveBeenCalledWith(`/th/login?return_to=${back}`);
    expect(calls).toEqual([]);
  });

  it('reports that the product is back, and refreshes the page', async () => {
    server.use(
      http.post('*/api/v1/me/stock-alerts', () =>
        HttpResponse.json(
          { code: 'ALREADY_IN_STOCK', message: 'It is back', status: 409 },
          { status: 409 },
        ),
      ),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    await eventually(() => {
      expect(useUi.getState().alert?.text).toBe('It is back');
    });
    expect(router.refresh).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Tell me' })).toBeInTheDocument();
  });
});
