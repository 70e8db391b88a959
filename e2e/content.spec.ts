import { ARTICLES_PATH, contentPath, HEALTH_HUB_PATH } from '../lib/content/paths.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { visit } from './harness/page.ts';
import { readContents } from './harness/public-pages.ts';

test('articles, news, stories and pharmacists are accessible', async ({ page, shop, at }) => {
  const [article] = await readContents(shop.url, 'article');
  const [news] = await readContents(shop.url, 'news');
  if (!article || !news) throw new Error('there is nothing to read');
  const paths = [
    '/brandstory',
    HEALTH_HUB_PATH,
    ARTICLES_PATH,
    `${ARTICLES_PATH}?topic=skin`,
    contentPath('en', article),
    '/news',
    contentPath('en', news),
    '/pharmacy',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await visit(page, at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAccessibility(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});

test('from the hub by topic to an article, and by its parts', async ({ page, at, t }) => {
  await visit(page, at(HEALTH_HUB_PATH));
  const topics = page.getByRole('navigation', { name: t('articles.topics') });
  const topic = topics.getByRole('link').first();
  const name = (await topic.innerText()).replace(/\s*\d+$/, '');
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('articles.topicTitle', { topic: name }),
  );
  await expect(topics.locator('[aria-current]')).toContainText(name);
  const card = page.locator('main article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const parts = page.getByRole('navigation', { name: t('articles.contents') });
  const part = parts.getByRole('link').last();
  const heading = page.getByRole('heading', { level: 2, name: await part.innerText() });
  await part.click();
  await expect(heading).toBeInViewport();
});

test('the status of the pharmacists comes by itself and moves nothing', async ({ page, at, t }) => {
  await watchLayoutShift(page);
  await visit(page, at('/pharmacy'));
  const status = page.locator('main').getByRole('status');
  await expect(status).toHaveAttribute('data-state', /open|closed/);
  await expect(status).not.toHaveText(t('pharmacy.checking'));
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
