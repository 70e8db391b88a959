import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Category } from '../lib/catalog/contract.ts';
import { startPostgres, type PostgresServer } from '../tests/harness/postgres.ts';
import type { Figures } from './goals.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import type { Table } from './report.ts';

export interface Shop extends RunningProcess {
  readonly folder: string;
}

export interface Bench {
  /** Shop as started by `npm start`, with embedded database and demo catalogue. */
  shop(): Promise<Shop>;
  postgres(): Promise<PostgresServer>;
  close(): Promise<void>;
}

export interface Measured extends Table {
  /** Figures of the summary table, where they are compared with goals and other shops. */
  readonly figures?: Figures;
}

export type Part = (bench: Bench) => Promise<Measured>;

export function createBench(): Bench {
  let shop: Promise<Shop> | undefined;
  let postgres: Promise<PostgresServer> | undefined;
  return {
    shop: () => (shop ??= openShop()),
    postgres: () => (postgres ??= startPostgres()),
    close: async () => {
      const opened = await shop;
      await opened?.stop();
      if (opened) await rm(opened.folder, { recursive: true, force: true });
      await (await postgres)?.stop();
    },
  };
}

async function openShop(): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'arun-bench-'));
  return { ...(await startShop({ DATA_DIR: folder })), folder };
}

export function startShop(env: Readonly<Record<string, string>>): Promise<RunningProcess> {
  return startProcess({
    script: 'scripts/start.ts',
    ready: '/',
    env: { WARM_PICTURES: '0', ...env },
  });
}

export async function getJson<Body>(url: string, init?: RequestInit): Promise<Body> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
  return (await answer.json()) as Body;
}

export function readCategories({ url }: Pick<RunningProcess, 'url'>): Promise<Category[]> {
  return getJson(`${url}/api/v1/categories/web/tree`);
}

/** Paths of this number of product pages, in both languages, from the sitemap. */
export async function productPaths(
  { url }: Pick<RunningProcess, 'url'>,
  count: number,
): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemaps/products-1.xml`)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length < count) throw new Error(`the sitemap names ${String(paths.length)} products`);
  return paths.slice(0, count);
}

export async function mainPages(
  shop: Pick<RunningProcess, 'url'>,
): Promise<[name: string, path: string][]> {
  const [category] = await readCategories(shop);
  const [product] = await productPaths(shop, 1);
  if (!category || product === undefined) throw new Error('the catalogue is empty');
  return [
    ['home', '/'],
    ['list', category.url],
    ['product', product],
  ];
}
