import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import type { Product } from '../lib/catalog/contract.ts';
import { lastMoment } from '../lib/format/bangkok.ts';
import { LOCALES, localePath, type Locale } from '../lib/i18n/locale.ts';
import { productPath } from '../lib/pages/catalog-paths.ts';
import { pathTo } from '../lib/pages/path-to.ts';
import { newPhone } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { readOtp } from './harness/outbox.ts';
import {
  getJson,
  publicPages,
  readAllProducts,
  readCategories,
  readProducts,
} from './harness/public-pages.ts';
import { askRaw, readPage, structuredData, type RawPage } from './harness/raw-page.ts';

/** `docs/quality.md`, "Search engines" and "Security": the HTML as received, without a browser. */

const NOT_FOUND = { en: 'This page could not be found!', th: 'ไม่พบหน้าที่คุณต้องการ' } as const;
const LINKS_FROM_HOME = 4;

interface StructuredGroup {
  readonly '@type': string;
  readonly name: string;
  readonly variesBy: readonly string[];
  readonly hasVariant: readonly {
    readonly name: string;
    readonly url: string;
    readonly size: string;
    readonly color: string;
  }[];
}

const baht = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('every page is complete in both languages', async ({ shop }) => {
  const pages = await publicPages(shop.url);
  const titles = new Map<string, string[]>();
  for (const { name, locale, url, indexed, canonical } of pages) {
    await test.step(`${name} ${locale}`, async () => {
      const page = await readPage(url);
      expect.soft(page.status).toBe(200);
      expect.soft(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect.soft(page.lang).toBe(locale);
      expect.soft(page.headings).toHaveLength(1);
      expect.soft(page.headings).not.toContain('');
      expect.soft(page.noindex).toBe(!indexed);
      expect.soft(page.metas['description'] ?? '').not.toBe('');
      // Preloaded styles would be those of parts that the page does not show.
      expect.soft(page.html.match(/<link rel="preload"[^>]* as="style"[^>]*>/g)).toBe(null);
      // The first picture is preloaded before the inlined styles.
      const lastHint = page.html.lastIndexOf('<link rel="preload" as="image"');
      expect.soft(lastHint).toBeLessThan(page.html.indexOf('<style>'));
      checkLinks(page, canonical);
      if (indexed) checkSharing(page);
      expect.soft(() => structuredData(page)).not.toThrow();
      const head = `${page.title} ${page.metas['description'] ?? ''}`;
      titles.set(name, [...(titles.get(name) ?? []), head]);
    });
  }
  for (const [name, [english, thai]] of titles) expect.soft(english, name).not.toBe(thai);
});

function checkLinks({ canonicals, alternates }: RawPage, canonical: string): void {
  expect.soft(canonicals.map(normalized)).toEqual([normalized(canonical)]);
  expect.soft(Object.keys(alternates).sort()).toEqual(['en', 'th', 'x-default']);
  expect.soft(Object.values(alternates)).toContain(normalized(canonical));
}

/** Normalized absolute address; empty for a relative one. */
function normalized(url: string): string {
  return URL.canParse(url) ? new URL(url).href : '';
}

function checkSharing({ metas }: RawPage): void {
  expect.soft(metas['og:title'] ?? '').not.toBe('');
  expect.soft(metas['og:image']).toMatch(/^http/);
  expect.soft([metas['og:image:width'], metas['og:image:height']]).toEqual(['1200', '630']);
  expect.soft(metas['twitter:card']).toBe('summary_large_image');
}

test('languages link to each other, and each address answers', async ({ shop }) => {
  // Both languages list the same addresses; each is read once.
  const read = new Map<string, Promise<RawPage>>();
  const readOnce = (url: string) => {
    const page = read.get(url) ?? readPage(url);
    read.set(url, page);
    return page;
  };
  for (const { name, url } of await publicPages(shop.url)) {
    const { alternates } = await readOnce(url);
    for (const target of new Set(Object.values(alternates))) {
      const other = await readOnce(target);
      expect.soft(other.status, `${name}: ${target}`).toBe(200);
      expect.soft(other.alternates, `${name}: ${target}`).toEqual(alternates);
    }
  }
});

test('a product page has the price of the API in text and in structured data', async ({ shop }) => {
  const cards = [
    ...(await readProducts(shop.url, 'per_page=3')),
    ...(await readProducts(shop.url, 'per_page=3&list=promotion')),
    ...(await readProducts(shop.url, 'per_page=3&list=flashsale')),
    ...(await readAllProducts(shop.url)).filter(({ drug }) => drug !== null).slice(0, 30),
  ];
  const policies = new Set(cards.map(({ drug }) => drug?.policy));
  expect(policies).toEqual(new Set([undefined, 'direct', 'approval']));
  for (const { id } of cards) {
    for (const locale of LOCALES) {
      const product = await getJson<Product>(
        `${shop.url}/api/v1/products/${String(id)}?locale=${locale}`,
      );
      const page = await readPage(shop.url + productPath(locale, product));
      await test.step(`${String(id)} ${locale}`, () => checkProduct(page, product));
    }
  }
});

function checkProduct(page: RawPage, product: Product): void {
  const price = product.now.amount;
  expect.soft(page.headings[0]).toContain(product.product_name);
  expect.soft(page.text).toContain(`฿${baht(price)}`);
  for (const text of [product.how_to, product.ingredients, product.warnings, product.reg_no]) {
    expect.soft(page.text).toContain((text ?? '').replace(/\s+/g, ' ').trim());
  }
  expect.soft(page.text).toContain(product.description.replace(/\s+/g, ' ').slice(0, 60));
  const thing = structuredData(page).find((data) => data['@type'] === 'Product');
  expect.soft(thing?.['name']).toBe(product.product_name);
  const offer = thing?.['offers'] as Record<string, string> | undefined;
  if (product.drug?.policy === 'approval') {
    expect.soft(offer).toBeUndefined();
    return;
  }
  const stock = product.stock === 'none' ? 'OutOfStock' : 'InStock';
  expect.soft(offer).toMatchObject({
    price: price.toFixed(2),
    priceCurrency: 'THB',
    availability: `https://schema.org/${stock}`,
  });
  expect
    .soft(offer?.['priceValidUntil'])
    .toBe(product.now.kind === 'flash' ? lastMoment(product.flash?.ends_at ?? '') : undefined);
}

test('siblings of a product stand in its text and in structured data', async ({ shop }) => {
  const everything = await readAllProducts(shop.url);
  const family = everything.filter(({ product_name_en: name }) =>
    name.startsWith('Velmora Dewy Glow Foundation'),
  );
  expect(family).toHaveLength(6);
  const { id } = family[0] ?? { id: 0 };
  for (const locale of LOCALES) {
    const product = await getJson<Product>(
      `${shop.url}/api/v1/products/${String(id)}?locale=${locale}`,
    );
    const { options = [], siblings = [] } = product.variants ?? {};
    expect(options).toHaveLength(2);
    const page = await readPage(shop.url + productPath(locale, product));
    const thing = structuredData(page).find((data) => data['@type'] === 'Product');
    const own = siblings.find((one) => one.id === id)?.values ?? [];
    expect.soft([thing?.['size'], thing?.['color']]).toEqual(own);
    const group = thing?.['isVariantOf'] as StructuredGroup;
    expect.soft(group['@type']).toBe('ProductGroup');
    expect.soft(group.variesBy).toEqual(['https://schema.org/size', 'https://schema.org/color']);
    expect.soft(page.text).toContain(group.name);
    expect
      .soft(group.hasVariant.map(({ name }) => name))
      .toEqual(siblings.map(({ product_name: name }) => name));
    for (const { size, color } of group.hasVariant) {
      expect.soft(page.text).toContain(size);
      expect.soft(page.text).toContain(color);
    }
    // Each option leads to the sibling that differs in it alone.
    const near = group.hasVariant.filter(({ size, color }) => size === own[0] || color === own[1]);
    expect.soft(near).toHaveLength(4);
    for (const { url } of near) expect.soft(page.links.map(normalized)).toContain(url);
  }
});

test('lists are complete without JavaScript', async ({ shop }) => {
  const [category] = await readCategories(shop.url);
  for (const locale of LOCALES) {
    const query = `per_page=24&category=${String(category?.id)}&locale=${locale}`;
    const products = await readProducts(shop.url, query);
    const { text, links } = await readPage(shop.url + localePath(locale, category?.url ?? ''));
    for (const product of products) {
      expect.soft(text).toContain(product.product_name);
      expect.soft(text).toContain(baht(product.now.amount));
      expect.soft(links).toContain(shop.url + productPath(locale, product));
    }
  }
});

test('every product is within four links from home', async ({ shop }) => {
  const listed = (await readAllProducts(shop.url)).map(({ id }) => id);
  const seen = new Set<string>();
  const found = new Set<number>();
  let level = [`${shop.url}/`];
  for (let depth = 1; depth <= LINKS_FROM_HOME; depth += 1) {
    const next: string[] = [];
    for (const url of level) {
      const { pathname, search } = new URL(url);
      if (seen.has(pathname + search)) continue;
      seen.add(pathname + search);
      next.push(...(await readPage(url)).links);
    }
    for (const link of next) {
      const id = /\/products\/[^?#]*?(\d+)$/.exec(new URL(link).pathname)?.[1];
      if (id) found.add(Number(id));
    }
    // Lists and their pages; filters and orders are for shoppers.
    level = next.filter((link) => /\/categories(?:\/[^?]+)?(?:\?page=\d+)?$/.test(link));
  }
  expect(listed.filter((id) => !found.has(id))).toEqual([]);
});

test('the HTML is the same for all visitors, and contains nothing personal', async ({ shop }) => {
  const phone = newPhone();
  const { token, cookie } = await signIn(shop.url, phone);
  const visitor = {
    cookie: `${cookie}; preferred_locale=th; allow_analytic_cookies=1`,
    authorization: `Bearer ${token}`,
    'accept-language': 'th',
    'user-agent': 'Googlebot/2.1',
  };
  for (const { name, url } of await publicPages(shop.url, -1)) {
    // /login redirects members to the home page, which the journeys cover.
    if (name.startsWith('login')) continue;
    // A unique address, so that the page is rendered for the member.
    const fresh = (mark: string) => `${url}${url.includes('?') ? '&' : '?'}mark=${mark}`;
    const member = await readPage(fresh('aaaa'), visitor);
    const anybody = await readPage(fresh('bbbb'));
    expect.soft(member.status, name).toBe(200);
    expect.soft(contentOf(member, 'aaaa') === contentOf(anybody, 'bbbb'), name).toBe(true);
    expect.soft(anybody.html.includes('aaaa'), `${name} tells what others asked`).toBe(false);
    expect.soft(member.headers.getSetCookie(), name).toEqual([]);
    expect.soft(member.html.includes(token) || member.html.includes(phone), name).toBe(false);
  }
});

/** Title and body. Hints, router data and React's text separators depend on the moment of rendering. */
function contentOf({ title, markup }: RawPage, mark: string): string {
  return (title + markup).replaceAll(mark, '').replaceAll('<!-- -->', '');
}

async function signIn(url: string, phone: string): Promise<{ token: string; cookie: string }> {
  const post = (path: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { id } = (await (await post('/guest/otp', { phone_number: phone })).json()) as {
    id: string;
  };
  const code = await readOtp(url, phone);
  const login = await post(`/guest/login/otp/${id}`, { phone_number: phone, code });
  const cookies = login.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const { access_token: token } = (await login.json()) as { access_token: string };
  return { token, cookie: cookies.join('; ') };
}

test('unknown addresses answer 404 with a complete page', async ({ shop }) => {
  const [category] = await readCategories(shop.url);
  const [product] = await readProducts(shop.url, 'per_page=1');
  const brand = String(product?.brand_id);
  const paths = [
    '/nope',
    '/deep/in/the/woods',
    '/products/987654321',
    '/products/some-name/987654321',
    '/products/abc',
    '/categories/987654321',
    `${category?.url ?? ''}/no-such-department`,
    `${category?.url ?? ''}?page=9999`,
    '/brands/987654321',
    '/ecommerce/no-such-list',
    '/news/987654321',
    '/news/abc',
    '/news?page=99',
    '/news?topic=no-such-topic',
    '/brandstory/no-such-brand',
    '/brandstory/987654321',
    '/brandstory/987654321/ArticleList',
    `/brandstory/${brand}/ArticleList?page=99`,
    `/brandstory/${brand}/no-such-department`,
    '/brandstory/HealthHub/ArticleList/987654321',
    '/brandstory/HealthHub/ArticleList?page=0',
    '/pharmacy/no-such-page',
    '/pharmacy/banner/987654321',
    '/pharmacy/content/987654321',
    '/pharmacy/content?topic=skin',
    '/mobile-article/987654321',
    '/mobile-article?page=99',
  ];
  for (const path of paths) {
    for (const locale of LOCALES) {
      const page = await readPage(shop.url + localePath(locale, path));
      await test.step(page.url, () => checkNotFound(page, locale));
    }
  }
});

function checkNotFound(page: RawPage, locale: Locale): void {
  expect.soft(page.status).toBe(404);
  expect.soft(page.noindex).toBe(true);
  expect.soft(page.lang).toBe(locale);
  expect.soft(page.headings).toHaveLength(1);
  expect.soft(page.text).toContain(NOT_FOUND[locale]);
  expect.soft(page.links).toContain(new URL(pathTo(locale, '/'), page.url).href);
}

test('malformed paths are refused, and legacy addresses redirect', async ({ shop }) => {
  for (const path of ['/a/%FF', '/%E0%A4%A', '/a/%00', '/th/products/%C0%AF/1']) {
    expect.soft(await askRaw(shop.url, path), path).toBe(400);
  }
  const products = await readProducts(shop.url, 'per_page=2&page=7');
  for (const product of products) {
    for (const path of [
      `/products/wrong-name/${String(product.id)}`,
      `/en${productPath('en', product)}`,
    ]) {
      const { status, headers } = await readPage(shop.url + path);
      expect.soft(status, path).toBe(301);
      expect.soft(headers.get('location'), path).toBe(productPath('en', product));
    }
  }
});

test('sitemaps list every page of the catalogue, and each page answers', async ({ shop }) => {
  const files = await readLocations(`${shop.url}/sitemap.xml`);
  expect(files.length).toBeGreaterThanOrEqual(2);
  const urls = new Set<string>();
  for (const file of files) {
    const listed = await readLocations(file);
    expect(listed.length).toBeLessThanOrEqual(50_000);
    const sample = listed.filter((_, n) => n % Math.ceil(listed.length / 40) === 0);
    for (const url of sample) {
      const page = await readPage(url);
      expect.soft(page.status, url).toBe(200);
      expect.soft(page.noindex, url).toBe(false);
      expect.soft(page.canonicals.map(normalized), url).toEqual([url]);
    }
    for (const url of listed) urls.add(url);
  }
  for (const { url, indexed, name } of await publicPages(shop.url)) {
    expect.soft(urls.has(new URL(url).href), name).toBe(indexed);
  }
  for (const product of await readAllProducts(shop.url)) {
    expect.soft(urls.has(shop.url + productPath('en', product)), product.product_name).toBe(true);
  }
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
});

async function readLocations(url: string): Promise<string[]> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  expect(answer.headers.get('content-type'), url).toContain('xml');
  const text = await answer.text();
  expect(text, url).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  const window = new Window();
  const document = new window.DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror'), url).toBeNull();
  const locations = [...document.querySelectorAll('loc')].map((loc) => loc.textContent);
  await window.happyDOM.close();
  return locations;
}

test('every answer carries its security headers; scripts run by hash alone', async ({ shop }) => {
  for (const { name, url } of await publicPages(shop.url)) {
    const page = await fetch(url, { redirect: 'manual' });
    const html = await page.text();
    checkSecurityHeaders(page.headers, name);
    const policy = page.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect.soft(scripts, name).toContain("'self'");
    expect.soft(scripts, name).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    expect.soft(policy, name).toContain("frame-ancestors 'self'");
    expect.soft(policy, name).toContain("object-src 'none'");
    expect.soft(policy, name).toContain("base-uri 'self'");
    const inline = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
    for (const [, code = ''] of html.matchAll(inline)) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect.soft(scripts.includes(`'sha256-${hash}'`), `${name}: ${code.slice(0, 60)}`).toBe(true);
    }
    expect.soft(html, name).not.toMatch(/<[^>]+\son(?:click|load|error)=/i);
  }
  for (const path of ['/nope', '/api/v1/brands', '/api/v1/nope', '/robots.txt', '/favicon.svg']) {
    checkSecurityHeaders((await fetch(shop.url + path)).headers, path);
  }
});

function checkSecurityHeaders(headers: Headers, name: string): void {
  expect.soft(headers.get('x-content-type-options'), name).toBe('nosniff');
  expect.soft(headers.get('referrer-policy'), name).toBe('strict-origin-when-cross-origin');
  expect.soft(headers.get('permissions-policy'), name).toContain('camera=()');
  expect.soft(headers.get('x-powered-by'), name).toBeNull();
}
