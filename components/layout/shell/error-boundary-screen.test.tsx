import { act, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { AWAY_DIGEST } from '@/lib/api/contract-values';
import { ApiError } from '@/lib/api/error';
import { brand } from '@/lib/brand';
import { loadMessages } from '@/lib/i18n/messages';
import { visit } from '@/tests/harness/page';
import { ErrorBoundaryScreen } from './error-boundary-screen';

/** The page checks once it is idle. */
const PATIENCE = { timeout: 10_000 };

beforeAll(async () => {
  await import('./page-error');
  await loadMessages('en', ['layout']);
  await loadMessages('th', ['layout']);
});

test.each([
  ['while the page was rendered', Object.assign(new Error('x'), { digest: AWAY_DIGEST }), true],
  ['in a call of the browser', new ApiError(503, { message: 'Busy' }, 'Busy'), true],
  ['a fault of the page', Object.assign(new Error('x'), { digest: '123' }), false],
  ['a fault of the browser', new Error('Broken'), false],
])('an outage has its own error page: %s', async (_, error, away) => {
  visit('/');
  render(<ErrorBoundaryScreen error={error} />);
  const title = away ? 'Services Temporarily Unavailable!' : "There's some error occurs!";
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each([
  ['/cart', true],
  ['/staffing', true],
  ['/staff/orders', false],
  ['/th/login', false],
])('the maintenance screen over %s: %s', async (path, shown) => {
  vi.useFakeTimers();
  const asked = vi.fn(() =>
    Promise.resolve(Response.json({ is_maintain: true, web_image: '/images/maintenance.webp' })),
  );
  vi.stubGlobal('fetch', asked);
  visit(path);
  // The result is cached per module: reset it.
  vi.resetModules();
  const { MaintenanceCheck } = await import('./maintenance-check');
  await import('./maintenance-overlay');
  render(<MaintenanceCheck />);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalled();
  vi.useRealTimers();
  if (shown) expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  else expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('a shop that closes during a visit covers the page at the next call', async () => {
  const answer = vi.fn(() => ({ is_maintain: false, web_image: '' }));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(answer()))),
  );
  visit('/cart');
  vi.resetModules();
  const { MaintenanceCheck } = await import('./maintenance-check');
  const { useUi } = await import('@/stores/ui');
  await import('./maintenance-overlay');
  render(<MaintenanceCheck />);
  await vi.waitFor(() => {
    expect(answer).toHaveBeenCalledOnce();
  }, PATIENCE);
  act(() => {
    useUi.getState().showPageError(404, 'No.');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answer.mockReturnValue({ is_maintain: true, web_image: '/images/maintenance.webp' });
  act(() => {
    useUi.getState().showPageError(503, 'Closed.');
  });
  const cover = await screen.findByRole('dialog', {}, PATIENCE);
  const links = within(cover).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    brand.marketplaces.map(({ url }) => url),
  );
});
