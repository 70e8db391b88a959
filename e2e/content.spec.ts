import {
  HEALTH_HUB_PATH,
  MOBILE_ARTICLES_PATH,
  MOBILE_CONSENT_PATH,
  STORIES_PATH,
} from '../lib/content/paths.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { newShopper } from './harness/orders.ts';
import { reload, visit, waitUntilAtRest } from './harness/page.ts';

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

test('a brand: its story, a department of it, what to read, and the way to its products', async ({
  page,
  at,
  t,
}) => {
  await visit(page, at(STORIES_PATH));
  const story = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
  const brand = await story.last().getByRole('heading').innerText();
  // Opened anew, so that the pictures of the index no longer hold the connections.
  const link = story.last().getByRole('link');
  await visit(page, new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  const title = t('stories.title', { brand });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const parts = page.getByRole('region', { name: t('stories.where', { brand }) });
  const department = parts.getByRole('link').first();
  const name = await department.innerText();
  await department.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('stories.departmentTitle', { brand, department: name }),
  );
  await expect(page.locator('main article').first()).toBeVisible();
  await page.getByRole('link', { name: t('stories.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: t('stories.shop', { brand }), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
});

test.describe('in the mobile app', () => {
  // With what would ask and open on other pages.
  test.use({ quiet: false });

  test('an article stands alone and leads to others, and nothing lies over it', async ({
    page,
    at,
    t,
  }) => {
    await visit(page, at(MOBILE_ARTICLES_PATH));
    await page.locator('main article').getByRole('link').first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/\/mobile-article\/\d+$/);
    await expect(title).toBeVisible();
    const first = await title.innerText();
    const more = page.getByRole('region', { name: t('articles.related') });
    await more.getByRole('link').first().click();
    await expect(title).not.toHaveText(first);
    await expect(page).toHaveURL(/\/mobile-article\/\d+$/);
    await waitUntilAtRest(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('layout.cookies.title') })).toHaveCount(0);
    await page.getByRole('link', { name: t('articles.list'), exact: true }).click();
    await expect(title).toHaveText(t('articles.listTitle'));
  });

  test('the consent letter: read by anybody, answered by a member, once', async ({
    page,
    shop,
    at,
    t,
  }) => {
    await visit(page, at(MOBILE_CONSENT_PATH));
    await expect(page.getByRole('link', { name: t('consent.signIn') })).toHaveAttribute(
      'href',
      /\/login\?return_to=.*consent-mobile$/,
    );
    await newShopper(page, shop);
    await visit(page, at(MOBILE_CONSENT_PATH));
    await page.getByLabel(t('consent.email')).fill('reader@example.com');
    await checkAccessibility(page);
    await page.getByRole('button', { name: t('consent.accept'), exact: true }).click();
    const answer = page.locator('main').getByRole('status');
    await expect(answer).toContainText(t('consent.accepted', { date: '' }).slice(0, 8));
    await reload(page);
    await expect(answer).toContainText(t('consent.accepted', { date: '' }).slice(0, 8));
    await expect(page.getByRole('button', { name: t('consent.accept'), exact: true })).toHaveCount(
      0,
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
