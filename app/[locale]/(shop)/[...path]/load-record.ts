import { notFound, permanentRedirect } from 'next/navigation';
import { PAGE_PATH } from '@/lib/pages/contract';
import { readPage, readPages } from '@/lib/pages/reads';
import { orNotFound } from '@/lib/api/server';
import { localePath } from '@/lib/i18n/locale';
import { localeOf } from '@/lib/i18n/params';

export interface RecordProps {
  readonly params: Promise<{ readonly locale: string; readonly path: readonly string[] }>;
}

/** Page record of an address, its parent, and all campaigns. Redirects to the canonical case of the address. */
export async function loadRecord(params: RecordProps['params']) {
  const locale = await localeOf(params);
  const path = `/${(await params).path.join('/')}`;
  if (!PAGE_PATH.test(path)) notFound();
  const page = await orNotFound(readPage(path, locale));
  if (page.path !== path) permanentRedirect(localePath(locale, page.path));
  const all = await readPages(locale);
  const above = page.path.slice(0, page.path.lastIndexOf('/'));
  return {
    locale,
    page,
    parent: all.find((one) => one.path === above),
    campaigns: all.filter(({ template }) => template === 'campaign'),
  };
}
