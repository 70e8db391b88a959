import { test as shopTest } from './fixtures.ts';
import { createShopServer, type ShopServer } from './server.ts';

const GTM = 'https://www.googletagmanager.com/';

/** A shop with a tag manager, as visitors meet it who never were here. */
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
  /** What was asked of the tag manager; it answers with an empty script. */
  tags: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(`${GTM}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await use(asked);
  },
});
