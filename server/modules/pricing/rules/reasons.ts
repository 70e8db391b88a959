import { createIntl, createIntlCache } from '@formatjs/intl';
import { formatBaht } from '../../../../lib/format/money.ts';
import en from '../../../../messages/prices/en.json' with { type: 'json' };
import th from '../../../../messages/prices/th.json' with { type: 'json' };
import type { Names } from '../../../core/names.ts';
import { toBaht, type Satang } from '../../../core/money.ts';

/** Why a price is what it is: turned into words only for those that are shown. */
export interface Why {
  readonly id: keyof typeof en;
  readonly name?: Names;
  readonly count?: number;
  readonly amount?: Satang;
}

const cache = createIntlCache();
const catalogs = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/** The words of `messages/prices` in both languages: orders keep them, and are read in either. */
export function inWords(why: Why): Names {
  return { en: say(why, 'en'), th: say(why, 'th') };
}

function say({ id, name, count = 0, amount = 0 }: Why, locale: 'en' | 'th'): string {
  const values = { name: name?.[locale] ?? '', count, amount: formatBaht(toBaht(amount)) };
  return catalogs[locale].formatMessage({ id }, values);
}
