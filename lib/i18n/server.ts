import 'server-only';
import { createIntl, createIntlCache } from 'react-intl/server';
import type { Locale } from './locale';
import { loadMessages, type Domain } from './messages';
import type { Texts } from './texts';

const cache = createIntlCache();
/** By language and domains; holds no request data. */
const made = new Map<string, Promise<Texts<Domain>>>();

/**
 * Texts for server components; nothing reaches the browser. Memoised, so each component asks for its own: async
 * components await it, others call `use(getIntl(...))`.
 */
export function getIntl<Of extends Domain>(
  locale: Locale,
  ...domains: readonly Of[]
): Promise<Texts<Of>> {
  const key = [locale, ...domains].join(' ');
  const known = made.get(key);
  if (known) return known;
  const making = makeIntl(locale, domains);
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

async function makeIntl(locale: Locale, domains: readonly Domain[]): Promise<Texts<Domain>> {
  return createIntl({ locale, messages: await loadMessages(locale, domains) }, cache);
}
