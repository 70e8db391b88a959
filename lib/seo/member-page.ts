import type { Metadata } from 'next';
import type { Locale } from '../i18n/locale';
import type { Domain, MessageId } from '../i18n/messages';
import { getIntl } from '../i18n/server';
import type { PageName } from '../pages/table';
import { pageMetadata } from './metadata';
import { pathsOf, type NamedPage } from './urls';

interface MemberPage<Of extends Domain> {
  readonly locale: Locale;
  readonly domain: Of;
  readonly title: MessageId<Of>;
  readonly description: MessageId<Of>;
  readonly values?: Readonly<Record<string, string>>;
}

export async function memberPageMetadata<Of extends Domain, Name extends PageName>(
  page: MemberPage<Of> & NamedPage<Name>,
): Promise<Metadata> {
  const intl = await getIntl(page.locale, page.domain);
  return pageMetadata({
    locale: page.locale,
    page: page.page,
    paths: pathsOf(page.page, page.ids),
    title: intl.formatMessage({ id: page.title }, page.values),
    description: intl.formatMessage({ id: page.description }),
  });
}
