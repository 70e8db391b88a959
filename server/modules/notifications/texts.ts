import { createIntl, createIntlCache } from '@formatjs/intl';
import en from '../../../messages/notifications-notices/en.json' with { type: 'json' };
import th from '../../../messages/notifications-notices/th.json' with { type: 'json' };
import type { Names } from '../../core/names.ts';

export type TextId = keyof typeof en;
type Values = Readonly<Record<string, string>>;

const cache = createIntlCache();
const intl = {
  en: createIntl({ locale: 'en', messages: en }, cache),
  th: createIntl({ locale: 'th', messages: th }, cache),
};

/** A text of `messages/notifications-notices` in both languages, since members may switch before reading. */
export function inBoth(id: TextId, values: { readonly en?: Values; readonly th?: Values }): Names {
  return {
    en: intl.en.formatMessage({ id }, values.en),
    th: intl.th.formatMessage({ id }, values.th),
  };
}
