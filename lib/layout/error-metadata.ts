import 'server-only';
import type { Metadata } from 'next';
import { getIntl } from '../i18n/server';
import { localeOf, type LocaleParams } from '../i18n/params';

/** Metadata of error pages: own title, not indexed. */
export async function errorMetadata(
  { params }: LocaleParams,
  status: 404 | 503,
): Promise<Metadata> {
  const intl = await getIntl(await localeOf(params), 'layout');
  return {
    title: intl.formatMessage({ id: `layout.error.${status}.title` }),
    robots: { index: false, follow: false },
  };
}
