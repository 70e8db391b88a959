import { readCategories, type Part } from './bench.ts';
import { BROTLI, load, wire, type Load } from './load.ts';
import { failed, milliseconds, perSecond } from './report.ts';

const SECONDS = 5;

/** An unknown parameter makes each address unique; `new-pages.ts` requests unvisited pages. */
export const uncachedPages: Part = async (bench) => {
  const shop = await bench.shop();
  const [category] = await readCategories(shop);
  const shoot = (path: string) =>
    load({
      port: shop.port,
      seconds: SECONDS,
      next: (n) => wire(`${path}?bench=${String(n)}`, BROTLI),
    });
  const rows = [
    row('home, each request another query', await shoot('/')),
    row('list, each request another query', await shoot(category?.url ?? '')),
  ];
  return {
    title: 'Pages with an unknown parameter: brotli, 32 connections',
    columns: ['page', 'requests/s', 'p50 ms', 'p99 ms', 'failures'],
    rows,
  };
};

function row(name: string, { rate, p50, p99, failures }: Load) {
  return [name, perSecond(rate), milliseconds(p50), milliseconds(p99), failed(failures)];
}
