import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { productPath } from '../../lib/routes.ts';
import { fingerprint } from '../../server/build.ts';
import { warmPictures } from '../../server/warm-pictures.ts';
import { readCategories, readProducts } from './public-pages.ts';
import { beginWith, createShopServer } from './server.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.cache/demo');
/** What a fresh demo is made of. */
const SOURCES = ['server', 'lib', 'messages', 'package-lock.json', 'e2e/harness/server.ts'];
/** Drawing pictures takes both cores of a small machine. */
const AT_ONCE = 4;

/**
 * Before the first journey: the demo, which the shops of all journeys begin with, and the pictures of the first
 * pages of a purchase, so that none waits for drawing. Both are kept until the sources change.
 */
export default async function prepareDemo(): Promise<void> {
  const name = (await fingerprint(ROOT, {}, SOURCES)).slice(0, 16);
  const folder = join(KEPT, name);
  if (!existsSync(folder)) await make(folder);
  beginWith(folder);
}

async function make(folder: string): Promise<void> {
  const shop = await createShopServer();
  try {
    await shop.start();
    const [category] = await readCategories(shop.url);
    const [product] = await readProducts(shop.url, 'per_page=1');
    const paths = ['/', category?.url ?? '/categories', product ? productPath('en', product) : '/'];
    await warmPictures({ origin: shop.url, paths, atOnce: AT_ONCE });
    await shop.stop();
    await mkdir(KEPT, { recursive: true });
    for (const old of await readdir(KEPT)) await rm(join(KEPT, old), { recursive: true });
    // Whole or not at all, and from another disk.
    await cp(shop.folder, `${folder}.new`, { recursive: true });
    await rename(`${folder}.new`, folder);
  } finally {
    await shop.remove();
  }
}
