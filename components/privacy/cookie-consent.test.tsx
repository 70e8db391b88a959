import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { eventually } from '@/tests/harness/eventually';
import { visit } from '@/tests/harness/page';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';
import { PageMain } from '@/components/layout/shell/page-main';
import { CookieBanner } from './cookie-banner';
import { CookieDialogHost } from './cookie-dialog-host';
import { useAnalytics } from './use-analytics';

vi.mock('react-gtm-module', () => ({ default: { initialize } }));

const { initialize } = vi.hoisted(() => ({ initialize: vi.fn() }));
const texts = { title: 'Cookies', text: 'We use', settings: 'Settings', acceptAll: 'Accept all' };
const NAMES = ['allow_analytic_cookies', 'allow_advertisement_cookies'] as const;

// Preloads lazy chunks, so that no test waits for a slow disk.
beforeAll(async () => {
  await Promise.all([
    import('./cookie-dialog'),
    import('@/lib/privacy/cookies'),
    loadMessages('en', ['layout', 'common']),
    loadMessages('th', ['layout', 'common']),
  ]);
});
beforeEach(() => {
  visit('/');
  for (const name of NAMES) document.cookie = `${name}=; Max-Age=0; Path=/`;
  usePrivacy.setState({ stored: null, dialogOpen: false });
  useUi.setState({ interruptions: 'any' });
  delete window.dataLayer;
  initialize.mockClear();
});

function Page({ gtmId }: { readonly gtmId?: string | undefined }) {
  useAnalytics(gtmId);
  return (
    <>
      <CookieBanner texts={texts} />
      <CookieDialogHost />
    </>
  );
}

async function open(props: { readonly gtmId?: string } = { gtmId: 'GTM-TEST' }) {
  render(<Page {...props} />);
  // Stored choices are read once the page is idle.
  await waitFor(() => {
    expect(usePrivacy.getState().stored).not.toBeNull();
  });
  return userEvent.setup();
}

function stored(name: (typeof NAMES)[number]): string | undefined {
  return new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1];
}

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const idle = async () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('nothing is stored or started before the choice', async () => {
  await open();
  expect(banner()).toBeInTheDocument();
  await idle();
  expect(NAMES.map(stored)).toEqual([undefined, undefined]);
  expect(window.dataLayer).toBeUndefined();
  expect(initialize).not.toHaveBeenCalled();
});

test('a page without interruptions shows no banner and starts nothing', async () => {
  render(<PageMain interruptions="none">the page</PageMain>);
  await open();
  await idle();
  expect(banner()).toBeNull();
  expect(initialize).not.toHaveBeenCalled();
});

test('accept all stores both for a year and starts the tag manager', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await eventually(() => {
    expect(initialize).toHaveBeenCalledWith({ gtmId: 'GTM-TEST' });
  });
  expect(NAMES.map(stored)).toEqual(['1', '1']);
  for (const [cookie] of written.mock.calls) {
    expect(cookie).toMatch(/max-age=31536000/i);
    expect(cookie).toMatch(/path=\/(;|$)/i);
  }
  expect(written.mock.calls).toHaveLength(2);
  expect(banner()).not.toBeInTheDocument();
  written.mockRestore();
});

async function openSettings() {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Cookie settings' }) };
}

test('the dialog defaults both to on; necessary cookies have no switch', async () => {
  const { user, dialog } = await openSettings();
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Your privacy',
    'Strictly necessary',
    'Analytics',
    'Advertisement',
  ]);
  await user.click(within(dialog).getByRole('tab', { name: 'Strictly necessary' }));
  expect(within(dialog).getByText('Always active')).toBeVisible();
  expect(within(dialog).queryByRole('switch')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(within(dialog).getByRole('tab', { name: 'Analytics' })).toHaveFocus();
  expect(within(dialog).getByRole('switch', { name: 'Analytics' })).toBeChecked();
  await user.keyboard('{End}');
  expect(within(dialog).getByRole('switch', { name: 'Advertisement' })).toBeChecked();
  expect(NAMES.map(stored)).toEqual([undefined, undefined]);
});

test('saving without analytics stores the refusal and starts nothing', async () => {
  const { user, dialog } = await openSettings();
  await user.click(within(dialog).getByRole('tab', { name: 'Analytics' }));
  await user.click(within(dialog).getByRole('switch', { name: 'Analytics' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
  await idle();
  expect(NAMES.map(stored)).toEqual(['0', '1']);
  expect(banner()).not.toBeInTheDocument();
  expect(initialize).not.toHaveBeenCalled();
  expect(window.dataLayer).toBeUndefined();
});

test('saving with analytics, but without advertisement, starts the tag manager with that state', async () => {
  const { user, dialog } = await openSettings();
  await user.click(within(dialog).getByRole('tab', { name: 'Advertisement' }));
  await user.click(within(dialog).getByRole('switch', { name: 'Advertisement' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
  await eventually(() => {
    expect(initialize).toHaveBeenCalledOnce();
  });
  expect(NAMES.map(stored)).toEqual(['1', '0']);
  expect(window.dataLayer).toContainEqual({
    event: 'cookie_preferences',
    allow_analytic_cookies: '1',
    allow_advertisement_cookies: '0',
  });
});

test('accept all of the dialog wins over its switches', async () => {
  const { user, dialog } = await openSettings();
  await user.click(within(dialog).getByRole('tab', { name: 'Analytics' }));
  await user.click(within(dialog).getByRole('switch', { name: 'Analytics' }));
  await user.click(within(dialog).getByRole('button', { name: 'Accept all' }));
  await eventually(() => {
    expect(initialize).toHaveBeenCalledOnce();
  });
  expect(NAMES.map(stored)).toEqual(['1', '1']);
});

test('closing the dialog decides nothing', async () => {
  const { user } = await openSettings();
  await user.keyboard('{Escape}');
  await idle();
  expect(banner()).toBeInTheDocument();
  expect(NAMES.map(stored)).toEqual([undefined, undefined]);
  expect(initialize).not.toHaveBeenCalled();
});

test('a stored consent shows no banner, and the page view is counted 250 ms after opening', async () => {
  for (const name of NAMES) document.cookie = `${name}=1; Path=/`;
  visit('/th/brands?keyword=secret');
  await import('@/lib/analytics/tag-manager');
  vi.useFakeTimers();
  render(<Page gtmId="GTM-TEST" />);
  expect(banner()).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(initialize).toHaveBeenCalledOnce();
  const views = () => window.dataLayer?.filter((one) => JSON.stringify(one).includes('page_view'));
  expect(views()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(views()).toEqual([{ event: 'page_view', page_path: '/th/brands' }]);
});

test('withdrawal reloads the page without the tag manager', async () => {
  for (const name of NAMES) document.cookie = `${name}=1; Path=/`;
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const user = await open();
  await eventually(() => {
    expect(initialize).toHaveBeenCalledOnce();
  });
  act(usePrivacy.getState().openDialog);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('tab', { name: 'Analytics' }));
  await user.click(within(dialog).getByRole('switch', { name: 'Analytics' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
  await eventually(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(NAMES.map(stored)).toEqual(['0', '1']);
});

test('a single stored preference keeps the banner and starts nothing', async () => {
  document.cookie = 'allow_analytic_cookies=1; Path=/';
  await open();
  await idle();
  expect(banner()).toBeInTheDocument();
  expect(initialize).not.toHaveBeenCalled();
});

test('without a container nothing is ever loaded', async () => {
  for (const name of NAMES) document.cookie = `${name}=1; Path=/`;
  await open({});
  await idle();
  expect(window.dataLayer).toBeUndefined();
});
