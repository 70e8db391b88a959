import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './harness/accessibility.ts';
import { newPhone, signIn } from './harness/checkout.ts';
import { expect, test } from './harness/fixtures.ts';
import { visit } from './harness/page.ts';
import { createShopServer } from './harness/server.ts';

/** Shop with reCAPTCHA v3, against a fake of Google's script and token verification. */

const OFFICE = '0898765432';
const SCRIPT = `window.grecaptcha = {
  ready: (run) => run(),
  render: (place, { sitekey }) => sitekey,
  execute: (key, { action }) => Promise.resolve(key + ' ' + action),
};
window.onRecaptchaLoadCallback?.();`;

async function startGoogle() {
  const google = { score: 0.9, tokens: [] as (string | null)[], url: '', stop: () => {} };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const token = new URLSearchParams(body).get('response');
      google.tokens.push(token);
      const action = token?.split(' ')[1];
      response.end(JSON.stringify({ success: true, score: google.score, action }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  google.url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  google.stop = () => void server.close();
  return google;
}

const withGoogle = (page: Page) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );

test('a person gets an SMS; a suspect calls and gets a code from the office', async ({
  page,
  otherPage: desk,
  t,
}) => {
  const google = await startGoogle();
  const shop = await createShopServer({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: google.url,
  });
  try {
    await shop.start();
    await Promise.all([withGoogle(page), withGoogle(desk)]);
    await visit(desk, `${shop.url}/login?return_to=%2Fstaff%2Fcodes`);
    await signIn(desk, shop, t, OFFICE);
    await expect(desk.getByRole('heading', { level: 1, name: t('staff.codes') })).toBeVisible();
    expect(google.tokens).toEqual(['site-key login']);
    await checkAccessibility(desk);

    google.score = 0.1;
    const phone = newPhone();
    await visit(page, `${shop.url}/login?return_to=%2Fprofile`);
    await page.getByLabel(t('identity.phone')).fill(phone);
    await page.getByRole('button', { name: t('identity.sendOtp') }).click();
    const code = page.getByLabel(t('identity.otp'), { exact: true });
    await expect(page.getByRole('link', { name: '1800-000-278' }).last()).toBeVisible();
    await checkAccessibility(page);
    const ref = await page.getByRole('status').locator('strong').innerText();

    await desk.getByLabel(t('staff.callerPhone')).fill(phone);
    await desk.getByLabel(t('staff.callerRef')).fill(ref.toLowerCase());
    await desk.getByRole('button', { name: t('staff.makeCode') }).click();
    const said = await desk.locator('output').innerText();
    await checkAccessibility(desk);
    await code.fill(said);
    await page.getByRole('button', { name: t('identity.confirm') }).click();
    await expect(page.getByRole('heading', { name: t('members.noName') })).toBeVisible();
  } finally {
    // Leaves both pages, so that they request nothing from a removed shop.
    await Promise.all([page, desk].map((each) => each.goto(`${shop.url}/robots.txt`)));
    await shop.remove();
    google.stop();
  }
});

test('a shop without keys loads and allows nothing of Google', async ({ page, shop, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(`${shop.url}/login`);
  expect(answer?.headers()['content-security-policy']).not.toContain('google');
  await signIn(page, shop, t, newPhone());
  await expect(page).not.toHaveURL(/login/);
  expect(asked.filter((url) => !url.startsWith(shop.url))).toEqual([]);
});
