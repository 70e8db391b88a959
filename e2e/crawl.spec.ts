import type { Brand } from '../lib/catalog/contract.ts';
import type { PageSummary } from '../lib/pages/contract.ts';
import { LOCALES, splitLocale } from '../lib/i18n/locale.ts';
import type { NamedThing } from '../lib/pages/match.ts';
import { THINGS } from '../lib/pages/entry.ts';
import { PAGES } from '../lib/pages/table.ts';
import { readSceneName } from '../demo/pictures/scenes/names.ts';
import { crawl, pageAt, type CrawledPage } from './harness/crawl.ts';
import { expect, test } from './harness/fixtures.ts';
import { markupFaults } from './harness/markup.ts';
import { getJson, readAllProducts, readCategories } from './harness/public-pages.ts';

/** `docs/quality.md`, "Search engines": the whole shop for a crawler without JavaScript. */

const LINKS_FROM_HOME = 4;
/**
 * Pages without links. The error page of an outage answers 503; the kit is for developers, a preview needs its signed
 * link, and search uses a form.
 */
const BY_NO_LINK: ReadonlySet<string> = new Set([
  'unavailable',
  'kit',
  'kitBlocks',
  'preview',
  'search',
]);
const TOLD: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  category: ['BreadcrumbList', 'ItemList'],
  brand: ['BreadcrumbList', 'ItemList'],
  list: ['BreadcrumbList', 'ItemList'],
  product: ['Product', 'BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  news: ['NewsArticle', 'BreadcrumbList'],
  story: ['Article', 'BreadcrumbList'],
  branch: ['Pharmacy', 'BreadcrumbList'],
  record: ['BreadcrumbList'],
};

test('every page is reachable and complete, without dead links', async ({
  shop,
  page: browser,
}) => {
  const { pages, linked } = await crawl(shop.url, LINKS_FROM_HOME, (html) =>
    browser.evaluate(markupFaults, html),
  );
  const shown = pages.filter(({ match }) => !BY_NO_LINK.has(match?.name ?? ''));

  for (const { path, faults } of shown) expect.soft(faults, path).toEqual([]);
  for (const page of shown) {
    const told = toldOf(page);
    expect.soft(page.things, page.path).toEqual(expect.arrayContaining([...told]));
  }

  await test.step('every kind of page was crawled in both languages', () => {
    const met = new Set(shown.map(({ match, locale }) => `${match?.name ?? ''} ${locale}`));
    const kinds = Object.entries(PAGES).filter(([name, page]) => {
      return !('members' in page) && !BY_NO_LINK.has(name);
    });
    const all = kinds.flatMap(([name]) => LOCALES.map((locale) => `${name} ${locale}`));
    expect.soft(all.filter((kind) => !met.has(kind))).toEqual([]);
  });

  await test.step('no link is dead', async () => {
    const opened = new Set(pages.map(({ path }) => path));
    const others = [...linked.keys()].filter((path) => !opened.has(path));
    const dead: string[] = [];
    const isThere = await lookUp(shop.url);
    for (const path of others)
      if (!(await isThere(path))) dead.push(`${path} on ${linked.get(path) ?? ''}`);
    expect.soft(dead).toEqual([]);
  });

  await test.step('no picture, film or track is missing', async () => {
    const places = new Map(shown.flatMap((page) => page.shown.map((one) => [one, page.path])));
    const isThere = await lookUpShown(shop.url);
    const missing: string[] = [];
    for (const [path, place] of places)
      if (!(await isThere(path))) missing.push(`${path} on ${place}`);
    expect.soft(missing).toEqual([]);
    expect.soft(places.size).toBeGreaterThan(100);
  });

  await test.step('every page of the sitemaps is linked', async () => {
    const files = await readLocations(`${shop.url}/sitemap.xml`);
    const listed = (await Promise.all(files.map(readLocations))).flat();
    const paths = listed.map((url) => new URL(url).pathname);
    // Products are many: `raw-html.spec.ts` follows all of their lists.
    const missing = paths.filter((path) => !linked.has(path) && pageAt(path)?.name !== 'product');
    expect.soft(missing).toEqual([]);
  });
});

function toldOf({ path, match }: CrawledPage): readonly string[] {
  const isFaq = splitLocale(path).path === '/faq';
  return [...(TOLD[match?.name ?? ''] ?? []), ...(isFaq ? ['FAQPage'] : [])];
}

/** Whether an unopened page exists, by the cheapest available check. */
async function lookUp(origin: string): Promise<(path: string) => Promise<boolean>> {
  const [categories, products, brands, records] = await Promise.all([
    readCategories(origin),
    readAllProducts(origin),
    getJson<{ entities: Brand[] }>(`${origin}/api/v1/brands`),
    getJson<{ entities: PageSummary[] }>(`${origin}/api/v1${THINGS.page.paths}`),
  ]);
  const known: Readonly<Record<string, ReadonlySet<number>>> = {
    category: new Set(categories.map(({ id }) => id)),
    product: new Set(products.map(({ id }) => id)),
    brand: new Set(brands.entities.map(({ id }) => id)),
  };
  const answers = new Map<string, Promise<boolean>>();
  const ask = (address: string) => {
    const asked =
      answers.get(address) ??
      fetch(address, { method: 'HEAD' }).then(({ status }) => status === 200);
    answers.set(address, asked);
    return asked;
  };
  const has = (thing: NamedThing) => {
    if (thing.kind === 'page') return records.entities.some(({ path }) => path === thing.id);
    const ids = known[thing.kind];
    if (ids) return ids.has(thing.id);
    const { read } = THINGS[thing.kind] as { readonly read: string };
    return ask(`${origin}/api/v1${read}/${String(thing.id)}`);
  };
  return async (path) => {
    // Linked by the footer on purpose.
    if (splitLocale(path).path === '/404') return true;
    const match = pageAt(path);
    if (match) return match.thing === undefined || has(match.thing);
    return ask(origin + path);
  };
}

/** Whether a page's media exist. Generated pictures are checked by their subject, to avoid drawing them. */
async function lookUpShown(origin: string): Promise<(path: string) => Promise<boolean>> {
  const [products, brands] = await Promise.all([
    readAllProducts(origin),
    getJson<{ entities: Brand[] }>(`${origin}/api/v1/brands`),
  ]);
  const known: Readonly<Record<string, ReadonlySet<number>>> = {
    products: new Set(products.map(({ id }) => id)),
    brands: new Set(brands.entities.map(({ id }) => id)),
  };
  return async (path) => {
    const [, kind = '', name = ''] = /^\/media\/([a-z]+)\/([\w-]+)\.webp$/.exec(path) ?? [];
    if (kind === 'scenes') return readSceneName(name) !== undefined;
    const ids = known[kind];
    if (ids) return ids.has(Number.parseInt(name, 10));
    return (await fetch(origin + path, { method: 'HEAD' })).status === 200;
  };
}

async function readLocations(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
}
