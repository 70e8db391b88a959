import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCALE_COOKIE } from '@/lib/i18n/locale';
import { visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { LanguageLink } from './language-link';

beforeAll(async () => {
  await import('@/lib/privacy/cookies');
});
beforeEach(() => {
  vi.useFakeTimers();
  visit('/brands/3?page=2');
  useUi.setState({ busy: false });
});

test('without JavaScript it links to the home page of that language', () => {
  render(<LanguageLink to="th">ไทย</LanguageLink>);
  const link = screen.getByRole('link', { name: 'ไทย' });
  expect(link).toHaveAttribute('href', '/th');
  expect(link).toHaveAttribute('lang', 'th');
});

test('it keeps path and query, records the choice for a year, and shows loading for 500 ms', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const cookie = vi.spyOn(document, 'cookie', 'set');
  render(<LanguageLink to="th">ไทย</LanguageLink>);
  fireEvent.click(screen.getByRole('link', { name: 'ไทย' }));

  expect(useUi.getState().busy).toBe(true);
  await vi.advanceTimersByTimeAsync(499);
  const written = cookie.mock.calls[0]?.[0] ?? '';
  expect(written).toContain(`${LOCALE_COOKIE}=th`);
  const expires = Date.parse(/expires=([^;]+)/i.exec(written)?.[1] ?? '');
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);

  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledWith('/th/brands/3?page=2');
});

test.each(['/th//example.com', '/th/.//example.com'])(
  'it never leads from %s to a host',
  async (path) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    assign.mockClear();
    visit(path);
    render(<LanguageLink to="en">English</LanguageLink>);
    const link = screen.getByRole('link', { name: 'English' });
    fireEvent.click(link);
    await vi.advanceTimersByTimeAsync(500);
    for (const target of [link.getAttribute('href'), assign.mock.calls[0]?.[0]]) {
      expect(target).toMatch(/^\/(?!\/)/);
    }
  },
);

test('the current language does nothing', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  assign.mockClear();
  render(<LanguageLink to="en">English</LanguageLink>);
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  await vi.advanceTimersByTimeAsync(600);
  expect(assign).not.toHaveBeenCalled();
  expect(useUi.getState().busy).toBe(false);
});
