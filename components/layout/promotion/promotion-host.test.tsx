import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { visit } from '@/tests/harness/page';
import { usePrivacy } from '@/stores/privacy';
import { PromotionHost } from './promotion-host';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

const banner = {
  id: 7,
  placement: 'modal',
  title: 'Payday week',
  text: 'Up to half the price.',
  link_label: 'See the offers',
  url: '/promotions/1',
  image: { thumbnail_url: '/images/default.svg' },
  tint: 'dawn',
};
const asked = vi.fn();
const server = setupServer(
  http.get('*/api/v1/banners', ({ request }) => {
    asked(new URL(request.url).searchParams.get('placement'));
    return HttpResponse.json({ entities: [banner] });
  }),
);
const decided = { analytics: false, advertisement: false };

beforeAll(async () => {
  server.listen();
  await Promise.all([
    import('./promotion-modal'),
    import('@/lib/queries/promotion'),
    import('axios'),
    loadMessages('en', ['layout', 'common']),
  ]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  visit('/');
  sessionStorage.clear();
  localStorage.clear();
  asked.mockClear();
  usePrivacy.setState({ stored: decided });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function open() {
  render(<PromotionHost />);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
}

const findAd = () => screen.findByRole('dialog', { name: 'Payday week' });

test('once a session: Escape closes it and it does not come back', async () => {
  const user = await open();
  await findAd();
  expect(asked).toHaveBeenCalledWith('modal');
  expect(screen.getByRole('link', { name: 'See the offers' })).toHaveAttribute(
    'href',
    '/promotions/1',
  );
  await user.keyboard('{Escape}');
  await vi.waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  cleanup();
  await open();
  expect(asked).toHaveBeenCalledOnce();
});

test('never before the choice of cookies', async () => {
  usePrivacy.setState({ stored: { analytics: true } });
  await open();
  expect(asked).not.toHaveBeenCalled();
});

test.each(['/login', '/th/cart', '/orders/summary', '/profile/address', '/th/notifications'])(
  'never on %s',
  async (path) => {
    visit(path);
    await open();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('never inside the mobile app', async () => {
  sessionStorage.setItem('source', 'mobile');
  await open();
  expect(asked).not.toHaveBeenCalled();
});

test('never over somebody who is typing', async () => {
  render(<input aria-label="Search" />);
  screen.getByRole('textbox').focus();
  await open();
  await vi.waitFor(() => {
    expect(asked).toHaveBeenCalled();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('not again today, but tomorrow', async () => {
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'));
  const user = await open();
  await findAd();
  await user.click(screen.getByRole('checkbox', { name: 'Don’t show again today' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  sessionStorage.clear();
  // Midnight in Bangkok is 17:00 UTC.
  vi.setSystemTime(new Date('2026-03-01T16:50:00Z'));
  await open();
  expect(asked).toHaveBeenCalledOnce();
  cleanup();
  vi.setSystemTime(new Date('2026-03-01T17:01:00Z'));
  await open();
  await findAd();
});
