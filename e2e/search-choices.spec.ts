import { ANALYTICS_COOKIE } from '../lib/browser/contract-values.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';

const CALL = '/api/v1/search-choices';

test('a result that is opened is counted with consent, and not without', async ({ page, at }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CALL)) calls += 1;
  });
  const result = page.locator('main li[data-medicine="false"]').getByRole('link').first();
  const open = async () => {
    await visit(page, at('/products/search?keyword=serum'));
    await result.click();
    await expect(page).toHaveURL(/\/products\/.+\/\d+$/);
  };
  await open();
  expect(calls).toBe(0);
  const place = { domain: 'localhost', path: '/' };
  await page.context().addCookies([{ ...place, name: ANALYTICS_COOKIE, value: '1' }]);
  const counted = page.waitForResponse((answer) => answer.url().endsWith(CALL));
  await open();
  expect((await counted).ok()).toBe(true);
  expect(calls).toBe(1);
});
