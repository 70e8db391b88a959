import { productPath } from '../../lib/routes.ts';
import { warmPictures } from '../../server/warm-pictures.ts';
import { readCategories, readProducts } from './public-pages.ts';
import { beginWith, createShopServer } from './server.ts';

/** Drawing pictures takes both cores of a small machine. */
const AT_ONCE = 4;

/**
 * Before the first journey: the demo, which the shops of all journeys begin with, and the pictures of the pages that all
 * begin with, so that none waits for drawing. Answers what is done after the last journey.
 */
export default async function warmUp(): Promise<() => Promise<void>> {
  const shop = await createShopServer();
  await shop.start();
  try {
    const [category] = await readCategories(shop.url);
    const [product] = await readProducts(shop.url, 'per_page=1');
    const paths = ['/', category?.url ?? '/categories', product ? productPath('en', product) : '/'];
    await warmPictures({ origin: shop.url, paths, atOnce: AT_ONCE });
    await shop.stop();
    beginWith(shop.folder);
    return () => shop.remove();
  } catch (error) {
    await shop.remove();
    throw error;
  }
}
