import type { Metadata } from 'next';
import type { Locale } from '../i18n/locale';
import type { Domain, MessageId } from '../i18n/messages';
import { getIntl } from '../i18n/server';
import { pageMetadata } from './metadata';
import { samePath } from './urls';

interface MemberPage<Of extends Domain> {
  readonly locale: Locale;
  /** Without the language. */
  readonly path: string;
  readonly domain: Of;
  readonly title: MessageId<Of>;
  readonly description: MessageId<Of>;
  readonly values?: Readonly<Record<string, string>>;
}

/** The head of a page that is a member's own: named in both languages, and none for search engines. */
export async function memberPageMetadata<Of extends Domain>(
  page: MemberPage<Of>,
): Promise<Metadata> {
  const intl = await getIntl(page.locale, page.domain);
  return pageMetadata({
    locale: page.locale,
    paths: samePath(page.path),
    title: intl.formatMessage({ id: page.title }, page.values),
    description: intl.formatMessage({ id: page.description }),
    index: false,
  });
}
