import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '@/messages/office/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PlacedPages } from './placed-pages';
import { useTableView } from './use-table-view';

const SCHEMA = { columns: ['name'], shown: ['name'], sorts: ['name'], filters: {} };

interface PagesProps {
  readonly sides: readonly [hasPrevious: boolean, hasNext: boolean];
  readonly pages: number;
}

function Pages({ sides: [hasPrevious, hasNext], pages }: PagesProps) {
  const view = useTableView(SCHEMA);
  const sides = { has_previous: hasPrevious, has_next: hasNext };
  const place = { page: view.view.page, href: view.href };
  return <PlacedPages {...place} sides={sides} pages={pages} first="21" last="40" />;
}

function links(address: string, props: PagesProps) {
  visit(address);
  show(<Pages {...props} />, texts);
  const nav = within(screen.getByRole('navigation', { name: texts['office.table.pages'] }));
  return {
    text: nav.getByText(/^Page /).textContent,
    to: Object.fromEntries(
      nav
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('aria-label') ?? link.textContent,
          link.getAttribute('href'),
        ]),
    ),
  };
}

test('a page in the middle leads to the rows beside it and to both ends, with the view', () => {
  expect(
    links('/staff/things?q=rose&page=7&from=after.20', { sides: [true, true], pages: 50 }),
  ).toEqual({
    text: 'Page 7 of 50',
    to: {
      First: '/staff/things?q=rose',
      'Previous page': '/staff/things?q=rose&page=6&from=before.21',
      'Next page': '/staff/things?q=rose&page=8&from=after.40',
      Last: '/staff/things?q=rose&page=50&from=end',
    },
  });
});

test('the second page leads back to the beginning, where newer rows may stand', () => {
  const { to } = links('/staff/things?page=2&from=after.20', { sides: [true, true], pages: 50 });
  expect(to['Previous page']).toBe('/staff/things');
});

test.each<
  [name: string, address: string, sides: PagesProps['sides'], text: string, names: string[]]
>([
  [
    'first',
    '/staff/things?page=2&from=before.41',
    [false, true],
    'Page 1 of 3',
    ['Next page', 'Last'],
  ],
  [
    'last',
    '/staff/things?page=2&from=after.20',
    [true, false],
    'Page 3 of 3',
    ['First', 'Previous page'],
  ],
])('rows decide which page is the %s', (_, address, sides, text, names) => {
  const found = links(address, { sides, pages: 3 });
  expect(found.text).toBe(text);
  expect(Object.keys(found.to)).toEqual(names);
});

test('a list of one page has no links', () => {
  visit('/staff/things');
  show(<Pages sides={[false, false]} pages={1} />, texts);
  expect(screen.queryByRole('navigation')).toBeNull();
});
