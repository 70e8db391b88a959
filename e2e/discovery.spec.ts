import type { Locator, Page } from '@playwright/test';
import { load } from 'cheerio';
import type { Brand, ProductPage } from '../lib/catalog/contract.ts';
import { nearEqualLast, varied } from '../lib/catalog/near-equal.ts';
import type { Locale } from '../lib/i18n/locale.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test, type Texts } from './harness/fixtures.ts';
import { reload, visit } from './harness/page.ts';
import { getJson, readAllProducts, readCategories } from './harness/public-pages.ts';
import { readPage, structuredData } from './harness/raw-page.ts';

const CARDS = 'main li:has(> :is(h2, h3))';
const cards = (page: Page) => page.locator(CARDS);
const searchBox = (page: Page, label: string) => page.getByRole('combobox', { name: label });
const SERUM = /serum|เซรั่ม/i;

interface Choice {
  readonly page: Page;
  readonly t: Texts;
  readonly isMobile: boolean;
}

async function choose({ page, t, isMobile }: Choice, ...labels: string[]): Promise<void> {
  if (!isMobile) {
    for (const label of labels) {
      const link = page
        .locator('#filters')
        .getByRole('link', { name: starting(label) })
        .first();
      await link.click();
      await expect(chip(page, t, label)).toBeVisible();
    }
    return;
  }
  await page.getByRole('button', { name: starting(t('catalog.filters')) }).tap();
  const sheet = page.getByRole('dialog');
  for (const label of labels) {
    const pill = sheet.getByRole('button', { name: starting(label) });
    await pill.or(sheet.getByRole('checkbox', { name: starting(label) })).tap();
  }
  // Waits for the new count: earlier labels have a number, too.
  const show = sheet.getByRole('button', { name: showing(t) });
  await expect(show).not.toHaveAttribute('aria-busy', 'true');
  await show.tap();
  await expect(sheet).toBeHidden();
}

function chip(page: Page, t: Texts, label: string): Locator {
  const chips = page.getByRole('list', { name: t('catalog.filtersActive') });
  return chips.getByRole('link', { name: `${t('catalog.filterRemove')} ${label}` });
}

function showing(t: Choice['t']): RegExp {
  return new RegExp(`^${t('catalog.filtersShow', { count: 2 }).replace('2', '[\\d,]+')}$`);
}

function starting(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

async function shownTotal(page: Page): Promise<number> {
  const text = await page.locator('#list [role="status"]').innerText();
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

function ask(url: string, query: string, locale: Locale): Promise<ProductPage> {
  return getJson(`${url}/api/v1/products/web?facets=true&locale=${locale}&${query}`);
}

test('a serum is found by category and filters', async ({
  page,
  shop,
  t,
  at,
  language,
  isMobile,
}) => {
  const [category] = await readCategories(shop.url, language);
  const serums = category?.depts.find(({ url }) => url.endsWith('/serums'));
  await visit(page, at('/categories'));
  await page
    .getByRole('heading', { name: category?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${category?.url ?? ''}$`));
  await page
    .getByRole('link', { name: serums?.dept_name ?? '', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(serums?.dept_name ?? '');

  const scope = `category=${String(category?.id)}&dept=serums`;
  const { facets } = await ask(shop.url, scope, language);
  const brand = facets?.brands.find(({ count }) => count > 1) ?? { id: 0, name: '' };
  const stars = t('catalog.ratingFrom', { stars: 4 });
  await choose({ page, t, isMobile }, brand.name, stars);
  await expect(page).toHaveURL(new RegExp(`brand=${String(brand.id)}&rating=4`));
  const narrowed = await ask(shop.url, `${scope}&brand=${String(brand.id)}&rating=4`, language);
  await expect.poll(() => shownTotal(page)).toBe(narrowed.total);
  await expect(cards(page)).toHaveCount(narrowed.total);
  await expect(cards(page).first()).toContainText(SERUM);
  // The sticky header would cover parts, which axe reports as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await checkAccessibility(page);

  await chip(page, t, stars).click();
  await expect(page).not.toHaveURL(/rating/);
  const wider = await ask(shop.url, `${scope}&brand=${String(brand.id)}`, language);
  await expect.poll(() => shownTotal(page)).toBe(wider.total);
  await page.goBack();
  await expect.poll(() => shownTotal(page)).toBe(narrowed.total);
});

const MISTYPED = {
  'a Thai query with a mistake': 'เซรัม',
  'an English query with a mistake': 'seurm',
  'Thai typed with an English keyboard': 'g:iyj,',
  'English typed with a Thai keyboard': 'หำพีท',
} as const;

test('a serum is found by a misspelt query, and the field keeps the text', async ({
  page,
  t,
  at,
  language,
}) => {
  const typed = MISTYPED[`${language === 'th' ? 'a Thai' : 'an English'} query with a mistake`];
  await visit(page, at('/brands'));
  const box = searchBox(page, t('search.label'));
  await box.fill(typed);
  await page.getByRole('button', { name: t('search.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/products\/search\?keyword=/);
  await expect(cards(page).first()).toContainText(SERUM);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reload(page);
  await expect(box).toHaveValue(typed);
});

test('a price in the words of a search is a filter that can be removed', async ({
  page,
  shop,
  t,
  at,
  language,
}) => {
  const word = language === 'th' ? 'เซรั่ม' : 'serum';
  const limit = language === 'th' ? 'ไม่เกิน ๓๐๐ บาท' : 'under 300 baht';
  await visit(page, at('/brands'));
  await searchBox(page, t('search.label')).fill(`${word} ${limit}`);
  await page.getByRole('button', { name: t('search.submit'), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('catalog.searchTitle', { keyword: word }));
  const cheap = await ask(shop.url, `q=${word}&price_max=300`, language);
  expect(cheap.total).toBeGreaterThan(0);
  await expect.poll(() => shownTotal(page)).toBe(cheap.total);
  await expect(
    page.getByText(t('catalog.searchPrice', { kind: 'upTo', max: '฿300' })),
  ).toBeVisible();
  await checkAccessibility(page);

  await chip(page, t, t('catalog.priceUpTo', { max: '฿300' })).click();
  const all = await ask(shop.url, `q=${word}`, language);
  expect(all.total).toBeGreaterThan(cheap.total);
  await expect.poll(() => shownTotal(page)).toBe(all.total);

  await page.goto(at(`/products/search?keyword=${encodeURIComponent(`${word} ฿1`)}`));
  const none = t('catalog.searchPriceNone', { keyword: word, has: 'yes', kind: 'upTo', max: '฿1' });
  await expect(page.getByText(none)).toBeVisible();
  await expect(cards(page).first()).toContainText(SERUM);
  await page.getByRole('link', { name: t('catalog.searchPriceAll') }).click();
  await expect.poll(() => shownTotal(page)).toBe(all.total);
});

test('suggestions come in kinds, and a complaint leads to its advice', async ({
  page,
  t,
  at,
  language,
}) => {
  await visit(page, at('/brands'));
  const box = searchBox(page, t('search.label'));
  await box.pressSequentially(language === 'th' ? 'เซร' : 'ser');
  const list = page.getByRole('listbox', { name: t('search.suggestions') });
  const group = (kind: 'departments' | 'products' | 'complaints' | 'articles') =>
    list.getByRole('group', { name: t(`search.kind.${kind}`), exact: true });
  await expect(group('departments').getByRole('option')).toHaveCount(1);
  await expect(group('products').getByRole('option').first()).toContainText(SERUM);
  await checkAccessibility(page);

  await box.fill(language === 'th' ? 'ปวดหั' : 'headac');
  await expect(group('articles')).toBeVisible();
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(11);
  const complaint = group('complaints').getByRole('option').first();
  const name = await complaint.innerText();
  const options = list.getByRole('option');
  const rows = await options.allInnerTexts();
  for (let row = 0; row <= rows.indexOf(name); row += 1) await box.press('ArrowDown');
  await expect(complaint).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\/search\?keyword=/);
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
});

test('a serum is the first result for any keyboard mistake', async ({ at }) => {
  for (const [name, typed] of Object.entries(MISTYPED)) {
    const { url, status, markup } = await readPage(
      at(`/products/search?keyword=${encodeURIComponent(typed)}`),
    );
    expect.soft(status, url).toBe(200);
    expect.soft(load(markup)(CARDS).first().text(), name).toMatch(SERUM);
  }
});

test('the original query is one step away, and a query without results offers help', async ({
  page,
  t,
  at,
}) => {
  await visit(page, at('/products/search?keyword=seurm'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('serum');
  await page.getByRole('link', { name: t('catalog.searchInstead', { keyword: 'seurm' }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('seurm');
  await page.getByRole('link', { name: t('catalog.searchMeant', { meant: 'serum' }) }).click();
  await expect(page).toHaveURL(/keyword=serum$/);
  await expect(cards(page).first()).toContainText(SERUM);

  await visit(page, at('/products/search?keyword=qqxxzzqq'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('qqxxzzqq');
  await expect(page.getByRole('heading', { name: t('catalog.popularCategories') })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: t('conversations-pharmacy.title') }),
  ).toBeVisible();
  await checkAccessibility(page);

  await visit(page, at('/products/search?keyword=toothpick'));
  const near = page.getByRole('navigation', { name: t('catalog.nearCategories') });
  await expect(near.getByRole('link').first()).toHaveAttribute('href', /\/categories\/5\/tooth/);
  await checkAccessibility(page);

  await visit(page, at('/products/search?keyword=vallmurrah'));
  const brands = page.getByRole('navigation', { name: t('catalog.nearBrands') });
  await expect(brands.getByRole('link').first()).toHaveAttribute('href', /\/brands\/6$/);
});

test('a product is found through the page of its brand', async ({
  page,
  shop,
  at,
  language,
  t,
  isMobile,
}) => {
  const { entities } = await getJson<{ entities: Brand[] }>(
    `${shop.url}/api/v1/brands?locale=${language}`,
  );
  const brand = entities.toSorted((one, other) => other.product_count - one.product_count)[0];
  await visit(page, at('/brands'));
  await page
    .getByRole('link', { name: starting(brand?.brand_name ?? '') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand?.brand_name ?? '');
  await expect.poll(() => shownTotal(page)).toBe(brand?.product_count);
  await choose({ page, t, isMobile }, t('catalog.inStockOnly'));
  await expect(page).toHaveURL(/in_stock=1/);
  await expect(cards(page).first()).toContainText(brand?.brand_name ?? '');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/.+\/\d+$/);
});

test('discovery by touch alone', async ({ page, shop, t, at, language, isMobile }) => {
  test.skip(!isMobile, 'touch is for phones');
  const [category] = await readCategories(shop.url, language);
  await visit(page, at('/'));
  await page
    .locator('main')
    .getByRole('link', { name: category?.name ?? '' })
    .first()
    .tap();
  await expect(page).toHaveURL(new RegExp(category?.url ?? ''));
  await page.getByRole('button', { name: t('catalog.filters') }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: starting(t('catalog.ratingFrom', { stars: 4 })) }).tap();
  const query = `category=${String(category?.id)}&rating=4`;
  const { total } = await ask(shop.url, query, language);
  const show = sheet.getByRole('button', { name: t('catalog.filtersShow', { count: total }) });
  await expect(show).toBeVisible();
  await checkAccessibility(page);
  await show.tap();
  await expect.poll(() => shownTotal(page)).toBe(total);
  await cards(page).nth(2).getByRole('link').tap();
  await expect(page).toHaveURL(/\/products\/.+\/\d+$/);
});

test('discovery by keyboard alone', async ({ page, t, at, isMobile }) => {
  test.skip(isMobile, 'phones have none');
  await visit(page, at('/'));
  const box = searchBox(page, t('search.label'));
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await box.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(box).toBeFocused();
  // Enter with empty text does nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.type('serum');
  const options = page.getByRole('option');
  // Ten of all kinds, and all results.
  await expect(options).toHaveCount(11);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=serum/);

  const filter = page.locator('#filters a').filter({ hasText: t('catalog.inStockOnly') });
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/in_stock=1/);
  await expect(filter).toHaveAttribute('aria-current', 'true');
  await expect(filter).toBeFocused();
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/.+\/\d+$/);
});

test('an empty search shows a message, and searches are remembered', async ({ page, t, at }) => {
  await visit(page, at('/brands'));
  const box = searchBox(page, t('search.label'));
  const submit = page.getByRole('button', { name: t('search.submit'), exact: true });
  await submit.click();
  await expect(page.getByRole('dialog')).toContainText(t('search.empty'));
  await page.getByRole('button', { name: t('common.ok'), exact: true }).click();
  await box.fill('vitamin c');
  await submit.click();
  await expect(page).toHaveURL(/keyword=vitamin/);
  await visit(page, at('/brands'));
  await box.click();
  await page.getByRole('option', { name: 'vitamin c' }).click();
  await expect(page).toHaveURL(/keyword=vitamin/);
});

test('back restores the list and its scroll position', async ({ page, at }) => {
  for (const path of ['/ecommerce/all-products?page=2', '/products/search?keyword=serum']) {
    await visit(page, at(path));
    const card = cards(page).nth(14);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const place = await card.boundingBox();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(at(path));
    await expect.poll(async () => (await card.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1);
    await expect(card.getByRole('heading')).toHaveText(name);
  }
});

test('malformed list addresses have the right status and reflect no input', async ({
  shop,
  at,
}) => {
  const search = (keyword: string) => at(`/products/search?keyword=${encodeURIComponent(keyword)}`);
  const strange = [
    search('<script>alert(1)</script>'),
    search('"><img src=x onerror=alert(1)>'),
    search('💊👩‍🔬'),
    search('\u200b\u200d\ufeff'),
    search('ย'.repeat(2_000)),
    search(`serum\u0000' OR 1=1 --`),
    at('/products/search?keyword=%FF%FE'),
    at('/products/search?keyword=a&keyword=b'),
    at('/ecommerce/all-products?brand=999999999&category=99&dept=nope&rating=9&price_min=x'),
    at('/ecommerce/all-products?price_min=900&price_max=100&attr=%3Cb%3E&sort=cheapest'),
  ];
  for (const url of strange) {
    const { status, html, headings } = await readPage(url);
    expect.soft(status, url).toBe(200);
    expect.soft(headings, url).toHaveLength(1);
    expect.soft(html.includes('<script>alert') || html.includes('<img src=x'), url).toBe(false);
  }
  for (const page of ['0', '-1', '1e3', '99999', '100000', 'x', '']) {
    const { status } = await readPage(`${shop.url}/ecommerce/all-products?page=${page}`);
    expect.soft(status, `page ${page}`).toBe(404);
  }
});

test('no rail of the home page shows a product twice', async ({ shop, at }) => {
  const known = new Map((await readAllProducts(shop.url)).map((product) => [product.id, product]));
  const { html } = await readPage(at('/'));
  const $ = load(html);
  const rails = $('main ul')
    .toArray()
    .map((list) => $(list).find('li > h3 a[href*="/products/"]').toArray())
    .filter((links) => links.length > 0)
    .map((links) => links.map((link) => Number($(link).attr('href')?.split('/').at(-1))));
  expect(rails.length).toBeGreaterThan(3);
  for (const ids of rails) {
    const products = ids.flatMap((id) => known.get(id) ?? []);
    expect.soft(varied(products, ids.length).map(({ id }) => id)).toEqual(ids);
  }
});

test('search engines index only the plain list, with matching structured data', async ({
  shop,
  at,
  language,
}) => {
  const path = '/ecommerce/all-products';
  for (const pageNumber of [1, 2]) {
    const url = at(pageNumber === 1 ? path : `${path}?page=${String(pageNumber)}`);
    const raw = await readPage(url);
    const { entities } = await ask(shop.url, `per_page=24&page=${String(pageNumber)}`, language);
    const list = structuredData(raw).find((data) => data['@type'] === 'ItemList');
    const items = list?.['itemListElement'] as { position: number; name: string; url: string }[];
    // Near-duplicates are last on the first page.
    const shown = pageNumber === 1 ? nearEqualLast(entities) : entities;
    expect(items.map(({ name }) => name)).toEqual(shown.map(({ product_name: name }) => name));
    expect(items[0]?.position).toBe((pageNumber - 1) * 24 + 1);
    for (const item of items) expect.soft(raw.links, item.url).toContain(item.url);
    expect(raw.noindex).toBe(false);
    expect(raw.canonicals).toEqual([url]);
  }
  const filtered = await readPage(at(`${path}?in_stock=1&sort=newest`));
  expect(filtered.noindex).toBe(true);
  expect(filtered.canonicals).toEqual([at(path)]);
  expect(filtered.markup).toContain('rel="nofollow"');
});
