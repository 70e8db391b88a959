import type { Metadata } from 'next';
import type { Locale } from '../i18n/locale';
import type { Domain } from '../i18n/messages';
import { getIntl } from '../i18n/server';
import { pageMetadata } from './metadata';
import { samePath } from './urls';

interface MemberPage {
  readonly locale: Locale;
  /** Without the language. */
  readonly path: string;
  readonly domain: Domain;
  readonly title: string;
  readonly description: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The head of a page that is a member's own: named in both languages, and none for search engines. */
export async function memberPageMetadata(page: MemberPage): Promise<Metadata> {
  const intl = await getIntl(page.locale, page.domain);
  return pageMetadata({
    locale: page.locale,
    paths: samePath(page.path),
    title: intl.formatMessage({ id: page.title }, page.values),
    description: intl.formatMessage({ id: page.description }),
    index: false,
  });
}
