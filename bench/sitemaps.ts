import type { ProductPage } from '../lib/catalog/contract.ts';
import { getJson } from './bench.ts';
import type { RunningProcess } from './processes.ts';
import { floor, megabytes, type Cell } from './report.ts';

/** Limits of sitemaps.org for one file. */
const ADDRESSES_MAX = 50_000;
const BYTES_MAX = 50 * 1_048_576;

export interface Sitemaps {
  readonly products: number;
  /** Products shown in lists; the others have no page. */
  readonly listed: number;
  /** Addresses of the fullest file, and bytes of the largest. */
  readonly addresses: number;
  readonly bytes: number;
  readonly seconds: number;
}

export async function readSitemaps({ url }: RunningProcess): Promise<Sitemaps> {
  const startedAt = performance.now();
  const products = new Set<string>();
  let addresses = 0;
  let bytes = 0;
  for (const file of addressesIn(await textOf(`${url}/sitemap.xml`))) {
    const text = await textOf(url + new URL(file).pathname);
    const named = addressesIn(text);
    for (const address of named) {
      const id = /\/products\/.*?(\d+)$/.exec(address)?.[1];
      if (id !== undefined) products.add(id);
    }
    addresses = Math.max(addresses, named.length);
    bytes = Math.max(bytes, Buffer.byteLength(text));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { total } = await getJson<ProductPage>(`${url}/api/v1/products/web?per_page=1`);
  return { products: products.size, listed: total, addresses, bytes, seconds };
}

export function sitemapRows(small: Sitemaps, large: Sitemaps): Row[] {
  const row = (name: string, of: (maps: Sitemaps) => string, bound: Cell | string): Row => [
    ...[name, of(small), of(large), ''],
    bound,
  ];
  return [
    row(
      'sitemaps: products',
      (maps) => maps.products.toLocaleString('en'),
      floor(large.products, { min: large.listed }),
    ),
    row(
      'sitemaps: addresses of the fullest file',
      (maps) => maps.addresses.toLocaleString('en'),
      floor(large.addresses, { max: ADDRESSES_MAX }),
    ),
    row(
      'sitemaps: the largest file',
      (maps) => megabytes(maps.bytes),
      floor(large.bytes, { max: BYTES_MAX, unit: ' bytes' }),
    ),
    row('sitemaps: all files, one by one', (maps) => `${maps.seconds.toFixed(1)} s`, ''),
  ];
}

type Row = (string | Cell)[];

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
  return answer.text();
}
