import type { Say } from '@/components/common/say';
import { SearchCorrection } from '@/components/search/search-correction';
import type { ProductPage } from '@/lib/catalog/contract';
import { changeList, listHref, type ListState } from '@/lib/catalog/list-state';

interface SearchMeantProps {
  readonly state: ListState;
  readonly products: Pick<ProductPage, 'corrected' | 'did_you_mean' | 'left_out'>;
  /** Path of the search, language included. */
  readonly path: string;
  readonly say: Say<'catalog'>;
}

/** Nothing where the words were found as they were typed. */
export function SearchMeant({ state, products, path, say }: SearchMeantProps) {
  const { keyword, exact } = state;
  const { corrected, did_you_mean: meant, left_out: leftOut } = products;
  if (keyword === undefined || meant === null) return null;
  return (
    <SearchCorrection
      {...{ keyword, meant, leftOut, say }}
      hrefOf={(change) => listHref(path, changeList(state, change))}
      corrected={corrected && exact !== true}
    />
  );
}
