import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Locale } from '../../lib/api/contract/common.ts';
import en from '../../messages/mails/en.json' with { type: 'json' };
import th from '../../messages/mails/th.json' with { type: 'json' };

export type MailTextId = keyof typeof en;

const cache = createIntlCache();
const intl = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

export function mailText(
  locale: Locale,
  id: MailTextId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return intl[locale].formatMessage({ id }, values);
}
