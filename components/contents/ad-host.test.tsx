import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Suspense, type ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Dropdown } from '@/components/ui/dropdown';
import type { Banner } from '@/lib/contents/contract';
import { loadMessages } from '@/lib/i18n/messages';
import { isInTheWay, mayShowAd } from '@/lib/contents/ad-gate';
import { eventually } from '@/tests/harness/eventually';
import { visit } from '@/tests/harness/page';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';
import { CartPopover } from '@/components/layout/header/cart-popover';
import { PageMain } from '@/components/layout/shell/page-main';
import { AdHost } from './ad-host';
import { AdModal } from './ad-modal';

const banner: Banner = {
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
    import('./ad-modal'),
    import('@/lib/contents/queries'),
    import('axios'),
    loadMessages('en', ['layout', 'common']),
  ]);
  // Loads the lazy texts once, before any test.
  visit('/');
  await act(async () => {
    show(<CartPopover />);
  });
  await screen.findByRole('region');
  cleanup();
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
  useUi.setState({ interruptions: 'any' });
});

const show = (part: ReactNode) => render(<Suspense>{part}</Suspense>);

async function open() {
  render(<AdHost />);
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
  await eventually(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  cleanup();
  await open();
  expect(asked).toHaveBeenCalledOnce();
});

test('a consent letter that opens late takes precedence', async () => {
  await open();
  await findAd();
  act(() => {
    usePrivacy.getState().setLetterOpen(true);
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => {
    usePrivacy.getState().setLetterOpen(false);
  });
  expect(await findAd()).toBeInTheDocument();
});

test('never before the choice of cookies', async () => {
  usePrivacy.setState({ stored: { analytics: true } });
  await open();
  expect(asked).not.toHaveBeenCalled();
});

test.each(['no-ad', 'none'] as const)('never on a layout with %s', async (interruptions) => {
  show(<PageMain interruptions={interruptions}>the page</PageMain>);
  await open();
  expect(asked).not.toHaveBeenCalled();
});

test('never inside the mobile app', async () => {
  sessionStorage.setItem('source', 'mobile');
  await open();
  expect(asked).not.toHaveBeenCalled();
});

test('never while the visitor is typing', async () => {
  render(<input aria-label="Search" />);
  screen.getByRole('textbox').focus();
  await open();
  await eventually(() => {
    expect(asked).toHaveBeenCalled();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a dialog', <div key="x" role="dialog" aria-modal="true" />],
  ['the gallery', <dialog key="x" open />],
  ['a panel of the category bar', <li key="x" data-menu="" data-open="true" />],
  [
    'a menu of the header',
    <Dropdown key="x" label="Account">
      Orders
    </Dropdown>,
  ],
  ['the cart popover', <CartPopover key="x" />],
])('never over %s; another page may have it', async (_, other) => {
  show(other);
  document.querySelector('details')?.setAttribute('open', '');
  expect(isInTheWay()).toBe(true);
  await open();
  await eventually(() => {
    expect(asked).toHaveBeenCalled();
  });
  expect(screen.queryByRole('heading', { name: 'Payday week' })).not.toBeInTheDocument();
  cleanup();
  visit('/branches');
  await open();
  await findAd();
});

test('not if another dialog opened while it loaded, and it does not count as seen', async () => {
  render(<div role="dialog" aria-modal="true" />);
  const onClose = vi.fn();
  render(<AdModal banner={banner} onClose={onClose} />);
  await eventually(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect(screen.queryByRole('heading', { name: 'Payday week' })).not.toBeInTheDocument();
  expect(mayShowAd()).toBe(true);
});

test('leaves with its page', async () => {
  const { rerender } = render(<AdHost />);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await findAd();
  visit('/cart');
  rerender(<AdHost />);
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
