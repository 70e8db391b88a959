import type { Brand, BrandDetail } from '../lib/catalog/contract.ts';
import type { ContentDetail } from '../lib/contents/contract.ts';
import type { PageSummary } from '../lib/pages/contract.ts';
import type { Pharmacist } from '../lib/conversations/contract-pharmacy.ts';
import type { Branch } from '../lib/branches/contract.ts';
import { contentPath } from '../lib/pages/content-paths.ts';
import { pagePath, pathTo } from '../lib/pages/path-to.ts';
import { PHARMACY_TOPICS } from '../lib/conversations/pictures.ts';
import { formatDay } from '../lib/format/date.ts';
import { LOCALES, localePath } from '../lib/i18n/locale.ts';
import catalog from '../messages/catalog/en.json' with { type: 'json' };
import content from '../messages/pages/en.json' with { type: 'json' };
import thaiContent from '../messages/pages/th.json' with { type: 'json' };
import thaiCatalog from '../messages/catalog/th.json' with { type: 'json' };
import { expect, test } from './harness/fixtures.ts';
import { getJson, readContents } from './harness/public-pages.ts';
import { readPage, structuredData } from './harness/raw-page.ts';

for (const type of ['article', 'news'] as const) {
  test(`every ${type} has the same facts in text and in structured data`, async ({ shop }) => {
    for (const locale of LOCALES) {
      const cards: string[] = [];
      for (const content of (await readContents(shop.url, type, locale)).slice(0, 6)) {
        const url = shop.url + contentPath(locale, content);
        const page = await readPage(url);
        await test.step(page.url, async () => {
          expect.soft(page.headings).toEqual([content.title]);
          expect.soft(page.text).toContain(content.excerpt);
          expect.soft(page.text).toContain(formatDay(content.published_at, locale));
          expect.soft(page.markup).toContain(`datetime="${content.published_at}"`);
          const things = structuredData(page);
          const kind = type === 'news' ? 'NewsArticle' : 'Article';
          expect.soft(things.find((thing) => thing['@type'] === kind)).toMatchObject({
            headline: content.title,
            description: content.excerpt,
            datePublished: content.published_at,
            inLanguage: locale,
            mainEntityOfPage: type === 'news' ? url : { '@type': 'MedicalWebPage', '@id': url },
          });
          expect.soft(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
          expect.soft(page.metas['og:type']).toBe('article');
          cards.push(page.metas['og:image'] ?? '');
        });
      }
      // Each article has its own picture; drawing one takes a small machine a second.
      expect(new Set(cards).size).toBe(cards.length);
      const card = await fetch(cards[0] ?? '');
      expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });
}

test('an article is complete without JavaScript: every block, and the products of the API', async ({
  shop,
}) => {
  const [first] = await readContents(shop.url, 'article');
  for (const locale of LOCALES) {
    const content = await getJson<ContentDetail>(
      `${shop.url}/api/v1/contents/article/${String(first?.id)}?locale=${locale}`,
    );
    const page = await readPage(shop.url + contentPath(locale, content));
    for (const block of content.blocks) {
      if ('text' in block) expect.soft(page.text).toContain(block.text[locale]);
      if (block.type === 'link')
        expect.soft(page.links).toContain(shop.url + localePath(locale, block.path));
      if (block.type !== 'products') continue;
      for (const id of block.ids)
        expect.soft(page.links.some((link) => link.endsWith(`/${String(id)}`))).toBe(true);
    }
    for (const other of content.related)
      expect.soft(page.links).toContain(shop.url + contentPath(locale, other));
  }
});

test('every article is linked from the list, page by page', async ({ shop }) => {
  const expected = (await readContents(shop.url, 'article')).map(
    (article) => new URL(contentPath('en', article), shop.url).href,
  );
  const found = new Set<string>();
  let next: string | undefined = shop.url + '/brandstory/HealthHub/ArticleList';
  for (let page = 1; next !== undefined; page += 1) {
    const { links, canonicals, noindex } = await readPage(next);
    expect(canonicals).toEqual([next]);
    expect(noindex).toBe(false);
    for (const link of links) found.add(link);
    next = links.find((link) =>
      link.endsWith(`/brandstory/HealthHub/ArticleList?page=${String(page + 1)}`),
    );
  }
  expect(expected.filter((href) => !found.has(href))).toEqual([]);
  const first = await readPage(`${shop.url}/brandstory/HealthHub/ArticleList?page=1`);
  expect(first.canonicals).toEqual([shop.url + '/brandstory/HealthHub/ArticleList']);
});

test('the page contains the pharmacists, their licences and branches', async ({ shop }) => {
  for (const locale of LOCALES) {
    const page = await readPage(shop.url + pathTo(locale, '/pharmacy'));
    const api = (path: string) => `${shop.url}/api/v1${path}locale=${locale}`;
    const team = await getJson<{ entities: Pharmacist[] }>(api('/pharmacy/pharmacists?'));
    expect(team.entities.length).toBeGreaterThanOrEqual(3);
    for (const { name, licence_no: licence } of team.entities) {
      expect.soft(page.text).toContain(name);
      expect.soft(page.text).toContain(licence);
    }
    const branches = await getJson<{ entities: Branch[] }>(
      api('/branches?service=pharmacist&per_page=100&'),
    );
    for (const { address } of branches.entities) expect.soft(page.text).toContain(address);
    expect.soft(page.text).toContain('08:00–22:00');
    expect.soft(page.links.some((link) => link.startsWith('tel:'))).toBe(true);
  }
});

test('an exclusive brand has its own store, and its story is an article for search engines', async ({
  shop,
}) => {
  const { entities: brands } = await getJson<{ entities: Brand[] }>(
    `${shop.url}/api/v1/brands/exclusive`,
  );
  for (const locale of LOCALES) {
    const { id = 0 } = brands.at(-1) ?? {};
    const brand = await getJson<BrandDetail>(
      `${shop.url}/api/v1/brands/${String(id)}?locale=${locale}`,
    );
    const page = await readPage(shop.url + pathTo(locale, '/brandstory/:brand', { brand: id }));
    const things = structuredData(page);
    expect.soft(page.text).toContain(brand.story);
    expect.soft(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      headline: page.headings[0],
      articleBody: brand.story,
      about: { '@type': 'Brand', name: brand.brand_name },
      inLanguage: locale,
    });
    expect.soft(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
    const store = await readPage(shop.url + pathTo(locale, '/brands/:brand', { brand: id }));
    const texts = locale === 'th' ? thaiCatalog : catalog;
    for (const part of ['catalog.storeStory', 'catalog.storeBestsellers'] as const)
      expect.soft(store.text).toContain(texts[part].replace('{brand}', brand.brand_name));
    expect.soft(store.text).toContain(brand.story);
  }
});

test('an ended campaign says so and links to others; an upcoming one shows its start', async ({
  shop,
}) => {
  const texts = { en: content, th: thaiContent };
  for (const locale of LOCALES) {
    const { entities } = await getJson<{ entities: PageSummary[] }>(
      `${shop.url}/api/v1/pages/paths?locale=${locale}`,
    );
    const running = entities.filter(({ phase, topic }) => phase === 'running' && topic !== null);
    const ways = new Set(running.map(({ path }) => shop.url + localePath(locale, path)));
    for (const phase of ['ended', 'soon'] as const) {
      const campaign = entities.find((page) => page.phase === phase);
      if (!campaign) throw new Error(`no campaign of the demo is ${phase}`);
      const page = await readPage(shop.url + localePath(locale, campaign.path));
      expect(page.status).toBe(200);
      const [before = ''] = texts[locale][`pages.${phase}Title`].split('{day}');
      expect.soft(page.text).toContain(before);
      expect.soft(page.text).toContain(texts[locale][`pages.${phase}Text`]);
      const others = new Set(page.links.filter((link) => ways.has(link)));
      expect.soft(others.size).toBeGreaterThanOrEqual(3);
    }
  }
});

test('an article in the pharmacy and in the app has one canonical address', async ({ shop }) => {
  const articles = await readContents(shop.url, 'article');
  const article = articles.find(({ topic_key: key }) => PHARMACY_TOPICS.includes(key));
  if (!article) throw new Error('there is nothing to read');
  const own = await readPage(shop.url + contentPath('en', article));
  for (const folder of ['/pharmacy/content', '/mobile-article'] as const) {
    const page = await readPage(shop.url + pagePath(`${folder}/:article`, { article: article.id }));
    expect.soft(page.canonicals).toEqual(own.canonicals);
    expect.soft(page.alternates).toEqual(own.alternates);
    expect
      .soft(structuredData(page))
      .toContainEqual(structuredData(own).find((thing) => thing['@type'] === 'Article'));
  }
  const bare = await readPage(
    shop.url + pathTo('en', '/mobile-article/:article', { article: article.id }),
  );
  expect(bare.markup).not.toMatch(/<(?:footer|nav)\b[^>]*data-chrome-part/);
  // An article on another topic has no page in the pharmacy.
  const other = articles.find(({ topic_key: key }) => !PHARMACY_TOPICS.includes(key));
  const missing = pathTo('en', '/pharmacy/content/:article', { article: (other ?? article).id });
  expect((await readPage(shop.url + missing)).status).toBe(404);
});
