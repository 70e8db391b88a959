import { createShopServer } from './server.ts';
import { readCategories, readProducts } from './public-pages.ts';
import { productPath } from '../../lib/routes.ts';

/** So many pictures are fetched at once; drawing them takes both cores of a small machine. */
const AT_ONCE = 4;

/** Before the first journey: the pictures of the pages that all begin with, so that none waits for drawing. */
export default async function warmUp(): Promise<void> {
  const shop = await createShopServer();
  await shop.start();
  try {
    const [category] = await readCategories(shop.url);
    const [product] = await readProducts(shop.url, 'per_page=1');
    const paths = ['/', category?.url ?? '/categories', product ? productPath('en', product) : '/'];
    const pictures = new Set<string>();
    for (const path of paths) {
      const html = await (await fetch(shop.url + path)).text();
      for (const [address] of html.matchAll(/\/_next\/image\?[^"\s]+/g)) {
        pictures.add(address.replaceAll('&amp;', '&'));
      }
    }
    const waiting = [...pictures];
    const fetchNext = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        await (await fetch(shop.url + next)).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  } finally {
    await shop.remove();
  }
}
