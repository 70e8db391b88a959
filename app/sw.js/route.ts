import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { offlinePage } from '@/lib/offline/offline-page';
import { workerSource } from '@/lib/offline/worker';
import type { MessageId } from '@/lib/i18n/messages';

export const dynamic = 'force-dynamic';

async function pageIn(locale: Locale): Promise<string> {
  const intl = await getIntl(locale, 'layout');
  const text = (id: MessageId<'layout'>) => intl.formatMessage({ id });
  return offlinePage(locale, {
    title: text('layout.offlineTitle'),
    text: text('layout.offlineText'),
    again: text('layout.offlineAgain'),
    call: text('layout.offlineCall'),
  });
}

/** Changes with each build, so that browsers detect an update of the worker. */
async function version(): Promise<string> {
  const build = await readFile(join(process.cwd(), '.next/BUILD_ID'), 'utf8').catch(() => 'dev');
  return build.replace(/[^\w-]/g, '');
}

/** Service worker (`docs/product/pages.md`, "Installed and offline"). */
export async function GET(): Promise<Response> {
  const [en, th] = await Promise.all(LOCALES.map(pageIn));
  const source = workerSource(await version(), { en: en ?? '', th: th ?? '' });
  return new Response(source, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'self'",
    },
  });
}
