import 'server-only';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';
import type { Locale } from './locale';
import { loadMessages, type Domain } from './messages';

const cache = createIntlCache();

/** Texts for server components; nothing of it reaches the browser. */
export async function getIntl(locale: Locale, ...domains: Domain[]): Promise<IntlShape> {
  return createIntl({ locale, messages: await loadMessages(locale, domains) }, cache);
}
