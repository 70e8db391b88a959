import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { PageSlot } from './page-slot';

beforeAll(async () => {
  await import('./page-error');
  await loadMessages('en', ['layout']);
  await loadMessages('th', ['layout']);
});
beforeEach(() => {
  useUi.setState({ pageError: null });
});

async function fail(path: string, status: number, message = 'No.') {
  visit(path);
  const page = render(<PageSlot interruptions="any">the page</PageSlot>);
  expect(screen.getByText('the page')).toBeInTheDocument();
  await act(async () => {
    useUi.getState().showPageError(status, message);
    return Promise.resolve();
  });
  return page;
}

test.each([
  ['/', 404, 'This page could not be found!', /does not exist, it has been removed or renamed\.$/],
  ['/', 503, 'Services Temporarily Unavailable!', /we're down for essential maintenance$/],
  ['/', 418, "There's some error occurs!", /^No\.$/],
  ['/th', 404, 'ไม่พบหน้าที่คุณต้องการ', /^ขออภัย/],
])('%s with %i: %s', async (path, status, title, text) => {
  await fail(path, status);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
});

test('the button links to the home page', async () => {
  await fail('/th/brands', 404);
  expect(await screen.findByRole('link', { name: 'กลับไปหน้าแรก' })).toHaveAttribute('href', '/th');
});

test('navigation clears the error', async () => {
  const { rerender } = await fail('/brands', 503);
  visit('/categories');
  rerender(<PageSlot interruptions="any">the page</PageSlot>);
  expect(await screen.findByText('the page')).toBeInTheDocument();
});
