import { createIntl, createIntlCache } from '@formatjs/intl';
import en from '../../../../messages/referrals/en.json' with { type: 'json' };
import th from '../../../../messages/referrals/th.json' with { type: 'json' };
import type { Names } from '../../../core/names.ts';

type Values = Readonly<Record<string, string | number>>;

const cache = createIntlCache();
const intl = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/** A text of `messages/referrals` in both languages; a letter shows Thai first and English below. */
export function inBoth(id: keyof typeof en, values: Values = {}): Names {
  return {
    en: intl.en.formatMessage({ id }, values),
    th: intl.th.formatMessage({ id }, values),
  };
}
