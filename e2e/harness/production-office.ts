import { spawnSync } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locale.ts';
import { expect } from './fixtures.ts';
import { PUBLIC_URL } from './production.ts';
import type { ShopServer } from './server.ts';

/** The office of a shop in production mode. */

/** Production shops answer to their https address; a proxy ends the encryption in front of them. Redirects would miss it. */
export async function behindHttps(context: BrowserContext, shop: ShopServer): Promise<void> {
  await context.route(`${PUBLIC_URL}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(PUBLIC_URL, shop.url);
    // Its stream of events has no end to wait for.
    if (new URL(url).pathname.endsWith('/events')) {
      await route.fulfill({ status: 204 });
      return;
    }
    const headers = { ...(await request.allHeaders()), 'x-forwarded-proto': 'https' };
    await route.fulfill({ response: await route.fetch({ url, headers, maxRedirects: 0 }) });
  });
}

/** Link of `npm run admin` for the first administrator. */
export function administratorLink(
  environment: Readonly<Record<string, string>>,
  language: Locale = 'en',
): string {
  const { stdout, stderr } = spawnSync('node', ['scripts/admin.ts'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  const link = /https:\S+/.exec(stdout)?.[0] ?? '';
  expect(link, stderr).toContain('/staff/join#');
  return language === 'th' ? link : link.replace('/th/', '/');
}
