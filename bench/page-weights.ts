import type { ContentPage } from '../lib/contents/contract.ts';
import { withChromium } from '../scripts/chromium.ts';
import { weigh, type PageWeight } from '../tests/harness/page-weight.ts';
import { getJson, productPaths, readCategories, type Part, type Shop } from './bench.ts';
import type { Figures } from './goals.ts';

/** Bytes of a first visit of each template; `e2e/budget.spec.ts` has tighter limits. */
export const pageWeights: Part = async (bench) => {
  const shop = await bench.shop();
  const weights = new Map<string, PageWeight>();
  await withChromium(async (browser) => {
    for (const [name, path] of await pages(shop)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const weight = await weigh(page, async () => {
        await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      });
      await page.context().close();
      weights.set(name, weight);
    }
  });
  return {
    title: 'First visits, brotli, 1440 x 900',
    columns: [
      'page',
      'HTML with its styles',
      'unpacked',
      "of it the router's",
      'elements',
      'CSS files',
      'scripts',
    ],
    rows: [...weights].map(([name, { html, raw, flight, elements, styles, scripts }]) => [
      name,
      kilobytes(html),
      kilobytes(raw),
      `${((100 * flight) / raw).toFixed(0)} %`,
      String(elements),
      kilobytes(styles),
      kilobytes(scripts),
    ]),
    figures: figuresOf(weights),
  };
};

function figuresOf(weights: ReadonlyMap<string, PageWeight>): Figures {
  const [product, list, home] = ['product', 'department', 'home'].map((name) => weights.get(name));
  if (!product || !list || !home) throw new Error('a page was not measured');
  return {
    htmlOfProduct: product.html / 1000,
    htmlOfList: list.html / 1000,
    htmlOfHome: home.html / 1000,
    scripts: Math.max(product.scripts, list.scripts, home.scripts) / 1000,
    elementsOfProduct: product.elements,
    elementsOfList: list.elements,
    elementsOfHome: home.elements,
  };
}

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
