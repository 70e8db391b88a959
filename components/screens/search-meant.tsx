import type { Say } from '@/components/common/say';
import { SearchCorrection } from '@/components/search/search-correction';
import type { ProductPage } from '@/lib/catalog/contract';
import type { ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';

interface SearchMeantProps {
  readonly state: Pick<ListState, 'keyword' | 'exact'>;
  readonly products: Pick<ProductPage, 'corrected' | 'did_you_mean' | 'left_out'>;
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

/** Nothing where the words were found as they were typed. */
export function SearchMeant({ state, products, locale, say }: SearchMeantProps) {
  const { keyword, exact } = state;
  const { corrected, did_you_mean: meant, left_out: leftOut } = products;
  if (keyword === undefined || meant === null) return null;
  return (
    <SearchCorrection
      {...{ keyword, meant, leftOut, locale, say }}
      corrected={corrected && exact !== true}
    />
  );
}
