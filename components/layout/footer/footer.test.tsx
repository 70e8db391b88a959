import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { localePath } from '@/lib/i18n/locale';
import { visit } from '@/tests/harness/page';
import { Footer } from './footer';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

afterEach(cleanup);

/** Where every footer leads; the last three are the ways out to questions, loyalty card and gift cards. */
const PATHS = [
  ...['/contact-us', '/branches', '/download-form', '/ecommerce/new-arrival', '/ecommerce'],
  ...['/AboutArun', '/corporate-social-responsibility', '/term-arun-card', '/term-online'],
  ...['/privacy', '/sitemap', '/login', '/404', '/faq', '/ArunCard', '/Gift-cards'],
];

it.each(['en', 'th'] as const)('leads where it must, in %s', async (locale) => {
  visit(localePath(locale, '/'));
  render(await Footer({ locale }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const own = PATHS.map((path) => localePath(locale, path));
  expect(own.filter((path) => !links.includes(path))).toEqual([]);
  expect(links.filter((href) => href.startsWith('tel:'))).toHaveLength(1);
  expect(links.filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(3);
});
