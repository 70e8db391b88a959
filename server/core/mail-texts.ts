import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Locale } from '../../lib/api/contract.ts';
import { withoutLinks } from '../../lib/format/links.ts';
import en from '../../messages/mails/en.json' with { type: 'json' };
import th from '../../messages/mails/th.json' with { type: 'json' };

export type MailTextId = keyof typeof en;

const cache = createIntlCache();
const intl = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/** Values with our own links, and the reply address of a mail to the office. */
const LEADS: ReadonlySet<string> = new Set(['url', 'contact']);

/** All values except `url` and `contact` may be user input: prevents mail programs from linking them. */
export function mailText(
  locale: Locale,
  id: MailTextId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const shown: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    shown[name] = typeof value === 'number' || LEADS.has(name) ? value : withoutLinks(value);
  }
  return intl[locale].formatMessage({ id }, shown);
}
