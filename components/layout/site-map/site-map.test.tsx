import { render } from '@testing-library/react';
import { createIntl } from 'react-intl/server';
import { expect, it } from 'vitest';
import { PAGES } from '@/lib/pages/table';
import { loadMessages } from '@/lib/i18n/messages';
import { SiteMap } from './site-map';

/** Steps on the way to something, staff's own pages, and those that only an address leads to. */
const ELSEWHERE =
  /^\/$|^\/(?:503|kit(?:\/blocks)?|sitemap|products\/search|payment.*|orders\/summary|orders\/payment.*|staff.*)$|\/(?:create|edit)$/;

it('leads to every page of the shop that needs no id', async () => {
  const intl = createIntl({
    locale: 'en',
    messages: await loadMessages('en', ['layout', 'catalog']),
  });
  const { container } = render(
    <SiteMap locale="en" intl={intl} categories={[]} brands={[]} records={[]} />,
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const pages = Object.values(PAGES)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !/[:*]/.test(pattern) && !ELSEWHERE.test(pattern));
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !links.includes(page))).toEqual([]);
});
