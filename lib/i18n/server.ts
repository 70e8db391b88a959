import 'server-only';
import { createIntl, createIntlCache } from 'react-intl/server';
import type { Locale } from './locale';
import { loadMessages, type Domain } from './messages';
import type { Texts } from './texts';

const cache = createIntlCache();

/** Texts for server components; nothing of it reaches the browser. */
export async function getIntl<Of extends Domain>(
  locale: Locale,
  ...domains: readonly Of[]
): Promise<Texts<Of>> {
  return createIntl({ locale, messages: await loadMessages(locale, domains) }, cache);
}
