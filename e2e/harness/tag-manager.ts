import { test as shopTest } from './fixtures.ts';
import { createShopServer, type ShopServer } from './server.ts';

const GTM = 'https://www.googletagmanager.com/';

/** Shop with a tag manager, for first-time visitors. */
export const test = shopTest.extend<{ tags: string[] }, { shop: ShopServer }>({
  shop: [
    async ({}, use) => {
      const shop = await createShopServer({ GTM_ID: 'GTM-TEST1' });
      await shop.start();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** Requests to the tag manager, answered with an empty script. */
  tags: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(`${GTM}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await use(asked);
  },
});
