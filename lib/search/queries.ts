import { queryOptions } from '@tanstack/react-query';
import { getProducts } from '../catalog/calls';
import { http } from '../api/http';
import { shelvesOf } from './shelves';
import type { Locale } from '../i18n/locale';

/** `docs/product/browse.md`, "Search". */
const SUGGESTION_LIMIT = 10;

/** Suggestions under the search box; none for an empty text. */
export function suggestionsQuery(locale: Locale, text: string) {
  return queryOptions({
    queryKey: ['suggestions', locale, text],
    queryFn: async () => {
      const page = await getProducts(await http(), { q: text, locale, facets: 'true' });
      return {
        shelves: shelvesOf(page, text),
        products: page.entities.slice(0, SUGGESTION_LIMIT),
        /** The query that the results match. */
        query: page.corrected ? (page.did_you_mean ?? text) : text,
      };
    },
    enabled: text !== '',
    retry: false,
    meta: { atOnce: true },
  });
}
