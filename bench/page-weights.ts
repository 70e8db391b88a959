import { chromium } from 'playwright';
import type { ContentPage } from '../lib/api/contract/content.ts';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/chromium.ts';
import { weigh } from '../tests/harness/page-weight.ts';
import { getJson, productPaths, readCategories, type Part, type Shop } from './bench.ts';

/** What a first visit of each template brings; `e2e/budget.spec.ts` holds the bounds. */
export const pageWeights: Part = async (bench) => {
  await ensureChromium();
  const shop = await bench.shop();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const rows = [];
    for (const [name, path] of await pages(shop)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const weight = await weigh(page, async () => {
        await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      });
      await page.context().close();
      rows.push([
        name,
        kilobytes(weight.html),
        kilobytes(weight.raw),
        `${((100 * weight.flight) / weight.raw).toFixed(0)} %`,
        String(weight.elements),
        kilobytes(weight.styles),
        kilobytes(weight.scripts),
      ]);
    }
    return {
      title: 'First visits, brotli, 1440 x 900',
      columns: ['page', 'HTML', 'unpacked', "of it the router's", 'elements', 'CSS', 'scripts'],
      rows,
    };
  } finally {
    await browser.close();
  }
};

async function pages(shop: Shop): Promise<[name: string, path: string][]> {
  const [category] = await readCategories(shop);
  const [product] = await productPaths(shop, 1);
  const { entities } = await getJson<ContentPage>(
    `${shop.url}/api/v1/contents?type=article&per_page=1&locale=en`,
  );
  const [department] = category?.depts ?? [];
  const [article] = entities;
  if (!department || !article || product === undefined) throw new Error('the catalogue is empty');
  return [
    ['home', '/'],
    ['product', product],
    ['department', department.url],
    ['search', '/products/search?keyword=serum'],
    ['article', `/brandstory/HealthHub/ArticleList/${String(article.id)}`],
    ['404', '/404'],
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
