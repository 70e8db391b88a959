import { describe, expect, it } from 'vitest';
import { countWords } from '../../../lib/contents/reading-time.ts';
import { categories } from '../categories.ts';
import { team } from '../pharmacy.ts';
import { readSceneName } from '../../pictures/scenes/names.ts';
import type { Text } from '../types.ts';
import { contentSeeds } from './all.ts';
import type { SeedBlock } from './all.ts';
import { chooseProducts } from './seed.ts';
import { GUIDES } from '../../../server/modules/care-guides/guides/all.ts';
import { sources } from '../../../lib/health/sources.ts';
import { topics } from './topics.ts';

const departments = new Map(
  categories.flatMap(({ id, departments: list }) => list.map(({ slug }) => [slug, id] as const)),
);

function textsOf(block: SeedBlock): readonly Text[] {
  if (block.type === 'list') return block.items;
  if (block.type === 'shelf') return [block.title];
  if (block.type === 'link') return [block.label];
  return 'text' in block ? [block.text] : [];
}

function isThere(path: string): boolean {
  const [, category, slug] = /^\/categories\/(\d+)(?:\/([a-z-]+))?$/.exec(path) ?? [];
  if (category !== undefined)
    return slug === undefined
      ? categories.some(({ id }) => id === Number(category))
      : departments.get(slug) === Number(category);
  const [, article] = /^\/brandstory\/HealthHub\/ArticleList\/(\d+)$/.exec(path) ?? [];
  if (article !== undefined) return contentSeeds.some(({ id }) => id === Number(article));
  return PAGES.has(path);
}

const PAGES = new Set([
  '/pharmacy',
  '/brandstory',
  '/ecommerce/products-of-week',
  '/ecommerce/new-arrival',
]);

describe('articles and news of the demo', () => {
  it('are numerous, with unique addresses', () => {
    const types = contentSeeds.map(({ type }) => type);
    expect(types.filter((type) => type === 'article').length).toBeGreaterThanOrEqual(40);
    expect(types.filter((type) => type === 'news').length).toBeGreaterThanOrEqual(10);
    expect(new Set(contentSeeds.map(({ id }) => id)).size).toBe(contentSeeds.length);
    expect(new Set(contentSeeds.map(({ slug }) => slug)).size).toBe(contentSeeds.length);
    for (const { slug } of contentSeeds) expect(slug).toMatch(/^[a-z][a-z0-9-]{3,60}$/);
  });

  it.each(contentSeeds.map((seed) => [seed.slug, seed] as const))('%s is complete', (_, seed) => {
    expect(topics).toHaveProperty(seed.topic);
    expect(readSceneName(seed.picture)).toBeDefined();
    expect(seed.daysAgo).toBeGreaterThan(0);
    expect(seed.daysAgo).toBeLessThan(366);
    expect(seed.checkedDaysAgo ?? seed.daysAgo).toBeLessThanOrEqual(seed.daysAgo);
    for (const locale of ['en', 'th'] as const) {
      const words = countWords(
        seed.body.flatMap((block) => textsOf(block).map((text) => text[locale])).join('\n'),
        locale,
      );
      expect(words, locale).toBeGreaterThanOrEqual(250);
      expect(words, locale).toBeLessThanOrEqual(locale === 'en' ? 520 : 750);
      expect(seed.excerpt[locale].length, locale).toBeLessThanOrEqual(170);
    }
    const kinds = seed.body.map(({ type }) => type);
    expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThanOrEqual(2);
    if (seed.type === 'article') expect(kinds).toEqual(expect.arrayContaining(['note', 'shelf']));
  });

  const articles = contentSeeds.filter(({ type }) => type === 'article');
  it.each(articles.map((seed) => [seed.slug, seed] as const))(
    '%s is checked, and rests on something',
    (_, { checkedBy, sources: used = [] }) => {
      expect(team.map(({ id }) => id)).toContain(checkedBy);
      expect(used.length).toBeGreaterThanOrEqual(2);
      expect(new Set(used).size).toBe(used.length);
    },
  );

  it('cite sources by https, and all sources are used', () => {
    const cited = [...articles, ...GUIDES].flatMap(({ sources: keys = [] }) => keys);
    const used = new Set<string>(cited);
    for (const [key, { url }] of Object.entries(sources)) {
      expect(used, key).toContain(key);
      expect(new URL(url).protocol, key).toBe('https:');
    }
  });

  it('do not mix languages', () => {
    const thai = /[\u0e00-\u0e7f]/;
    for (const { slug, title, excerpt, body } of contentSeeds) {
      for (const { en, th } of [title, excerpt, ...body.flatMap(textsOf)]) {
        expect(thai.test(en), `${slug}: ${en}`).toBe(false);
        expect(thai.test(th), `${slug}: ${th}`).toBe(true);
      }
    }
  });

  it('link only to existing pages', () => {
    const blocks = contentSeeds.flatMap(({ body }) => body);
    const shelves = blocks.flatMap((block) => (block.type === 'shelf' ? block.departments : []));
    expect(shelves.filter((slug) => !departments.has(slug))).toEqual([]);
    const links = blocks.flatMap((block) => (block.type === 'link' ? [block.path] : []));
    expect(links.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('chooseProducts', () => {
  const candidate = (id: number, brandId: number) => ({ id, brandId });

  it('takes products from each department in turn, one per brand', () => {
    const first = [candidate(1, 1), candidate(2, 1), candidate(3, 2)];
    const second = [candidate(11, 1), candidate(12, 3), candidate(13, 4)];
    expect(chooseProducts([first, second])).toEqual([1, 12, 3, 13]);
  });

  it('repeats a brand rather than leaving a gap, and stops when exhausted', () => {
    expect(chooseProducts([[candidate(1, 1), candidate(2, 1)]])).toEqual([1, 2]);
    expect(chooseProducts([[], [candidate(5, 1)]])).toEqual([5]);
    expect(chooseProducts([[], []])).toEqual([]);
  });
});
