import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Locale } from '../../lib/api/contract.ts';

const MESSAGES = join(import.meta.dirname, '../../messages');

/** Texts of refusals: those of no domain, and of all domains that have codes. */
function textsIn(locale: Locale): Record<string, string> {
  const files = readdirSync(MESSAGES)
    .filter((folder) => folder === 'errors' || existsSync(join(MESSAGES, folder, 'status.json')))
    .map((folder) => readFileSync(join(MESSAGES, folder, `${locale}.json`), 'utf8'));
  return Object.assign({}, ...files.map((file) => JSON.parse(file) as object)) as Record<
    string,
    string
  >;
}

const cache = createIntlCache();
const catalogs: Record<Locale, IntlShape> = {
  en: createIntl({ locale: 'en', messages: textsIn('en') }, cache),
  th: createIntl({ locale: 'th', messages: textsIn('th') }, cache),
};

export function errorText(
  locale: Locale,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const known = id in catalogs.en.messages ? id : 'errors.INTERNAL';
  return catalogs[locale].formatMessage({ id: known }, values as Record<string, string | number>);
}
