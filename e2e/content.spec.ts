import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { contentPath } from '../lib/pages/content-paths.ts';
import { LOCALES } from '../lib/i18n/locale.ts';
import { checkAccessibility } from './harness/accessibility.ts';
import { expect, test } from './harness/fixtures.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { newShopper } from './harness/orders.ts';
import { reload, visit, waitUntilAtRest } from './harness/page.ts';
import { publicPages, readContents } from './harness/public-pages.ts';

test('from the hub by topic to an article, and by its parts', async ({ page, at, t }) => {
  await visit(page, at('/brandstory/HealthHub'));
  const topics = page.getByRole('navigation', { name: t('contents.topics') });
  const topic = topics.getByRole('link').first();
  const name = (await topic.innerText()).replace(/\s*\d+$/, '');
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('contents.topicTitle', { topic: name }),
  );
  await expect(topics.locator('[aria-current]')).toContainText(name);
  const card = page.locator('main article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const parts = page.getByRole('navigation', { name: t('contents.contents') });
  const part = parts.getByRole('link').last();
  const heading = page.getByRole('heading', { level: 2, name: await part.innerText() });
  await part.click();
  await expect(heading).toBeInViewport();
});

test('from an article to a product of its shelf', async ({ page, shop, at }) => {
  const articles = await readContents(shop.url, 'article');
  const [article] = articles;
  if (!article) throw new Error('there is nothing to read');
  await visit(page, at(contentPath('en', article)));
  const product = page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .and(page.locator('[href*="/products/"]'))
    .first();
  const name = await product.innerText();
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a film: not loaded before it is played, then in ranges, with subtitles', async ({
  page,
  shop,
  at,
}) => {
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/films/')) answers.push(answer.status());
  });
  const articles = await readContents(shop.url, 'article');
  const article = articles.find(({ slug }) => slug === 'cold-or-flu');
  if (!article) throw new Error('the article with the film is gone');
  await visit(page, at(contentPath('en', article)));
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await waitUntilAtRest(page);
  expect(answers).toEqual([]);

  await film.press('Space');
  const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  expect(new Set(answers)).toEqual(new Set([206]));
  const cues = film.evaluate(async (video: HTMLVideoElement) => {
    const [subtitles] = video.textTracks;
    const loaded = new Promise((resolve) => {
      video.querySelector('track')?.addEventListener('load', resolve);
    });
    if (subtitles) subtitles.mode = 'showing';
    await loaded;
    return subtitles?.cues?.length;
  });
  expect(await cues).toBe(8);
});

test('campaigns of one phase: the address keeps the choice', async ({ page, at, t }) => {
  await visit(page, at('/ArunCard'));
  const running = page.locator('main div[data-phase="running"]').first();
  const ended = page.locator('main div[data-phase="ended"]');
  await expect(running).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${t('pages.over')}`) }).check();
  await expect(running).toBeHidden();
  await expect(page).toHaveURL(/\?show=ended$/);
  await reload(page);
  await expect(running).toBeHidden();
  await ended.getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(t('pages.endedText'));
});

test('questions are filtered while typing', async ({ page, at, t }) => {
  await visit(page, at('/faq'));
  const questions = page.locator('[data-question]');
  const left = questions.filter({ visible: true });
  const all = await questions.count();
  const field = page.getByRole('searchbox', { name: t('pages.faqSearch') });
  await field.fill(await questions.last().locator('summary').innerText());
  await expect(left).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    t('pages.faqFound', { count: 1 }),
  );
  await field.fill('qqqq');
  await expect(left).toHaveCount(0);
  await field.fill('');
  await expect(left).toHaveCount(all);
});

test('the fortune of a day is the same for everyone with its address', async ({
  page,
  otherPage,
  at,
  t,
}) => {
  const friday = t('contents-fortune.day.friday');
  const card = (one: Page) => one.getByRole('region', { name: friday });
  await visit(page, at('/fortuneteller'));
  await page.getByRole('radio', { name: friday, exact: true }).check();
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveURL(/\?day=friday$/);
  await visit(otherPage, page.url());
  await expect(card(otherPage)).toHaveText((await card(page).textContent()) ?? '');
  await otherPage.getByRole('main').locator('a[href*="/products/"]').first().click();
  await expect(otherPage).toHaveURL(/\/products\//);
});

test('the form of data requests is downloaded and filled in', async ({ page, at }) => {
  await visit(page, at('/download-form'));
  for (const locale of LOCALES) {
    const download = page.waitForEvent('download');
    await page.locator(`a[download][href$="-${locale}.pdf"]`).click();
    const form = await PDFDocument.load(await readFile(await (await download).path()));
    expect(form.getForm().getFields().length).toBeGreaterThan(10);
    form.getForm().getTextField('name').setText('สมหญิง ใจดี');
    form.getForm().getCheckBox('access').check();
    const saved = await PDFDocument.load(await form.save({ updateFieldAppearances: false }));
    expect(saved.getForm().getTextField('name').getText()).toBe('สมหญิง ใจดี');
    expect(saved.getForm().getCheckBox('access').isChecked()).toBe(true);
  }
});

test('the status of the pharmacists loads without a layout shift', async ({ page, at, t }) => {
  await watchLayoutShift(page);
  await visit(page, at('/pharmacy'));
  const status = page.locator('main').getByRole('status');
  await expect(status).toHaveAttribute('data-state', /open|unattended|closed/);
  await expect(status).not.toHaveText(t('conversations-pharmacy.checking'));
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('a brand: its story, a department, articles, and the link to its products', async ({
  page,
  at,
  t,
}) => {
  await visit(page, at('/brandstory'));
  const story = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
  const brand = await story.last().getByRole('heading').innerText();
  // Reopened, so that pictures of the index no longer occupy the connections.
  const link = story.last().getByRole('link');
  await visit(page, new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  const title = t('contents-stories.title', { brand });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const parts = page.getByRole('region', { name: t('contents-stories.where', { brand }) });
  const department = parts.getByRole('link').first();
  const name = await department.innerText();
  await department.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('contents-stories.departmentTitle', { brand, department: name }),
  );
  await expect(page.locator('main article').first()).toBeVisible();
  await page.getByRole('link', { name: t('contents-stories.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('link', { name: t('contents-stories.shop', { brand }), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
});

test.describe('in the mobile app', () => {
  // With banner, ad and consent letter enabled.
  test.use({ quiet: false });

  test('an article has no frame and no interruptions, and links to others', async ({
    page,
    at,
    t,
  }) => {
    await visit(page, at('/mobile-article'));
    await page.locator('main article').getByRole('link').first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/\/mobile-article\/\d+$/);
    await expect(title).toBeVisible();
    const first = await title.innerText();
    const more = page.getByRole('region', { name: t('contents.related') });
    await more.getByRole('link').first().click();
    await expect(title).not.toHaveText(first);
    await expect(page).toHaveURL(/\/mobile-article\/\d+$/);
    await waitUntilAtRest(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('layout.cookies.title') })).toHaveCount(0);
    await page.getByRole('link', { name: t('contents.list'), exact: true }).click();
    await expect(title).toHaveText(t('contents.listTitle'));
  });

  test('every page omits the frame if requested by the app', async ({ page, shop, language }) => {
    for (const { name, locale, url } of await publicPages(shop.url)) {
      if (locale !== language) continue;
      const asked = new URL(url);
      asked.searchParams.set('source', 'mobile');
      const answer = await page.goto(asked.href, { waitUntil: 'domcontentloaded' });
      expect.soft(answer?.headers()['x-robots-tag'], name).toBe('noindex');
      for (const role of ['banner', 'contentinfo'] as const)
        await expect.soft(page.getByRole(role), name).toHaveCount(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    }
  });

  test('the consent letter: public to read, answered once by a member', async ({
    page,
    shop,
    at,
    t,
  }) => {
    await visit(page, at('/consent-mobile'));
    await expect(page.getByRole('link', { name: t('consents.signIn') })).toHaveAttribute(
      'href',
      /\/login\?return_to=.*consent-mobile$/,
    );
    await newShopper(page, shop);
    await visit(page, at('/consent-mobile'));
    await page.getByLabel(t('consents.email')).fill('reader@example.com');
    await checkAccessibility(page);
    await page.getByRole('button', { name: t('consents.accept'), exact: true }).click();
    const answer = page.locator('main').getByRole('status');
    await expect(answer).toContainText(t('consents.accepted', { date: '' }).slice(0, 8));
    await reload(page);
    await expect(answer).toContainText(t('consents.accepted', { date: '' }).slice(0, 8));
    await expect(page.getByRole('button', { name: t('consents.accept'), exact: true })).toHaveCount(
      0,
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
