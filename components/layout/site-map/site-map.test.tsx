import { expect, it } from 'vitest';
import { matchPage } from '@/lib/pages/match';
import type { PageEntry } from '@/lib/pages/entry';
import { PAGES } from '@/lib/pages/table';
import { showServed } from '@/tests/harness/show';
import { SiteMap } from './site-map';

const ENTRIES: readonly PageEntry[] = Object.values(PAGES);

it('lists exactly the pages that the table marks for it', async () => {
  const { container } = await showServed(
    <SiteMap locale="en" categories={[]} brands={[]} records={[]} />,
  );
  const groups = [...container.querySelectorAll('h3')].map(({ parentElement: group }) => {
    const [root, ...links] = [...(group?.querySelectorAll('a') ?? [])].map(
      (link) => link.getAttribute('href') ?? '',
    );
    return { root, patterns: new Set([root, ...links].flatMap(patternOf)) };
  });
  for (const { root, patterns } of groups) {
    const meant = ENTRIES.filter(({ listedBelow }) => listedBelow === root);
    expect(patterns, root).toEqual(new Set(meant.map(({ pattern }) => pattern)));
  }
  const roots = groups.map(({ root }) => root);
  expect(ENTRIES.filter(({ listedBelow: at }) => at && !roots.includes(at))).toEqual([]);
});

it('includes every indexed page', () => {
  const unlisted = ENTRIES.filter((page) => page.sitemap === 'itself' && !page.listedBelow);
  expect(unlisted.map(({ pattern }) => pattern)).toEqual(['/', '/sitemap']);
});

function patternOf(href = ''): readonly string[] {
  const match = matchPage(href.split('/').filter(Boolean));
  return match === undefined || match.name === 'record' ? [] : [match.page.pattern];
}
