import { expect, test } from './harness/fixtures.ts';

/** `design.md`, "JavaScript weight": what a first visit loads, as served with brotli, in bytes. */
const SCRIPT_BUDGET = 160_000;

test('a first visit to a product page stays within the script budget', async ({
  page,
  shop,
  at,
}) => {
  const { entities } = (await (
    await fetch(`${shop.url}/api/v1/products/web?per_page=1`)
  ).json()) as { entities: { id: number }[] };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  const foreign: string[] = [];
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.set(requestId, response.url);
    if (!response.url.startsWith(shop.url)) foreign.push(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(at(`/products/${String(entities[0]?.id)}`), { waitUntil: 'networkidle' });
  test.info().annotations.push({
    type: 'script bytes',
    description: `${String(bytes)} in ${String(scripts.size)} files`,
  });
  expect(scripts.size).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
