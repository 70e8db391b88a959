import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '../lib/catalog/contract.ts';
import layout from '../messages/layout/en.json' with { type: 'json' };
import { expect, test } from './harness/fixtures.ts';
import { getJson } from './harness/public-pages.ts';
import { readPage } from './harness/raw-page.ts';
import { createShopServer } from './harness/server.ts';

/** A service with some calls answering 503: pages render without the parts concerned. */

const AWAY = [
  '/brands',
  '/brands/exclusive',
  '/flash-sales/current',
  '/categories/web/tree',
  '/banners',
  // Page records are the main content, not a part.
  '/pages',
];

const FLASH_RAIL = 'id="flash-sale"';

interface HalfAway {
  readonly server: Server;
  readonly calls: ReadonlySet<string>;
}

/** Proxies the service of a shop, except the failing calls. */
async function startHalfAway(shopUrl: string): Promise<HalfAway> {
  const calls = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', shopUrl);
    const call = pathname.replace('/api/v1', '');
    calls.add(call);
    const refuse = () => {
      response.writeHead(503, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: 'Away', code: 'UNAVAILABLE', status: 503 }));
    };
    if (AWAY.includes(call)) refuse();
    else
      fetch(`${shopUrl}${pathname}${search}`).then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': 'application/json' });
        response.end(await answer.text());
      }, refuse);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, calls };
}

test('reads that fail with 503 omit their part of pages', async ({ shop }) => {
  const { entities } = await getJson<{ entities: Brand[] }>(`${shop.url}/api/v1/brands`);
  const [brand] = entities;
  if (!brand) throw new Error('the demo has no brand');
  const { server, calls } = await startHalfAway(shop.url);
  const { port } = server.address() as AddressInfo;
  const halved = await createShopServer({ API_URL: `http://localhost:${String(port)}` });
  try {
    await halved.start();
    expect((await readPage(`${shop.url}/`)).markup).toContain(FLASH_RAIL);
    const home = await readPage(`${halved.url}/`);
    expect(home.status).toBe(200);
    expect(home.markup).not.toContain(FLASH_RAIL);
    for (const path of ['/ecommerce/products-flashsale', '/ecommerce/all-products']) {
      expect((await readPage(halved.url + path)).status, path).toBe(200);
    }

    const about = await readPage(`${halved.url}/AboutArun`);
    expect(about.status).toBe(503);
    expect(Number(about.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(about.headings).toEqual([layout['layout.error.503.title']]);
    expect(about.noindex).toBe(true);

    // The reduced layout has its own tree at its foot.
    const summary = await readPage(`${halved.url}/orders/summary`);
    expect(summary.status).toBe(200);
    expect(calls).toContain('/categories/tree');
    expect(summary.links.some((link) => new URL(link).pathname === '/categories/1')).toBe(true);

    // The filter is kept, and named from the facets.
    const filtered = `/ecommerce/all-products?brand=${String(brand.id)}`;
    const [page, whole] = await Promise.all([
      readPage(halved.url + filtered),
      readPage(shop.url + filtered),
    ]);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`Remove filter ${brand.brand_name}`);
    const products = (links: readonly string[]) =>
      links.map((link) => new URL(link).pathname).filter((path) => path.startsWith('/products/'));
    expect(products(page.links)).toEqual(products(whole.links));
  } finally {
    await halved.remove();
    server.close();
  }
});
