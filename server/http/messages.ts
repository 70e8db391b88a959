import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Locale } from '../../lib/api/contract.ts';
import en from '../../messages/errors/en.json' with { type: 'json' };
import th from '../../messages/errors/th.json' with { type: 'json' };

const cache = createIntlCache();
const catalogs: Record<Locale, IntlShape> = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

export function errorText(
  locale: Locale,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const known = id in en ? id : 'errors.INTERNAL';
  return catalogs[locale].formatMessage({ id: known }, values as Record<string, string | number>);
}
