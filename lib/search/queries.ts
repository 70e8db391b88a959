import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { getSuggestions } from './calls';

/** Suggestions under the search box; none for an empty text. */
export function suggestionsQuery(locale: Locale, text: string) {
  return queryOptions({
    queryKey: ['suggestions', locale, text],
    queryFn: async () => getSuggestions(await http(), text, locale),
    enabled: text !== '',
    retry: false,
    meta: { atOnce: true },
  });
}
