import { productPaths, readCategories, type Part } from './bench.ts';
import { load, wire, type Load } from './load.ts';
import { failed, milliseconds, perSecond } from './report.ts';

const BROTLI = { headers: { 'Accept-Encoding': 'br' } };
const SECONDS = 5;

/**
 * No request finds its page in the front server's memory: an unknown parameter makes each address new
 * (Next renders lists again, and knows the home page), and each product page is its first.
 */
export const uncachedPages: Part = async (bench) => {
  const shop = await bench.shop();
  const [category] = await readCategories(shop);
  const products = await productPaths(shop, 1_900);
  const shoot = (pathOf: (n: number) => string | undefined) =>
    load({
      port: shop.port,
      seconds: SECONDS,
      next: (n) => {
        const path = pathOf(n);
        return path === undefined ? undefined : wire(path, BROTLI);
      },
    });
  const rows = [
    row('home, each request another query', await shoot((n) => `/?bench=${String(n)}`)),
    row(
      'list, each request another query',
      await shoot((n) => `${category?.url ?? ''}?bench=${String(n)}`),
    ),
    // The first product is warm from the cached pages.
    row('product, each request another product', await shoot((n) => products[n + 2])),
  ];
  return {
    title: 'Uncached pages: brotli, 32 connections',
    columns: ['page', 'requests/s', 'p50 ms', 'p99 ms', 'failures'],
    rows,
  };
};

function row(name: string, { rate, p50, p99, failures }: Load) {
  return [name, perSecond(rate), milliseconds(p50), milliseconds(p99), failed(failures)];
}
