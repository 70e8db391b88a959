import { listFields } from '@/lib/catalog/list-state';
import { filterGroups, type FilterInput } from './filter-groups';
import { filterPart } from './filter-part';
import { FiltersView } from './filters-view';

interface ListFiltersProps extends FilterInput {
  /** Path of the list, language included. */
  readonly path: string;
}

export const FILTERS_ID = 'filters';
const PRICE_FIELDS = new Set(['price_min', 'price_max', 'page']);

/** Column beside the list; a popover on phones without JavaScript. */
export function ListFilters({ path, ...input }: ListFiltersProps) {
  const { state, say } = input;
  const fields = listFields(state);
  return (
    <FiltersView
      id={FILTERS_ID}
      parts={filterGroups(input).map((group) => filterPart(group, path, say))}
      form={{
        path,
        kept: fields.filter(([name]) => !PRICE_FIELDS.has(name)),
        version: JSON.stringify(fields),
        min: state.priceMin,
        max: state.priceMax,
      }}
      texts={{
        filters: say('catalog.filters'),
        close: say('catalog.filtersClose'),
        price: say('catalog.price'),
        min: say('catalog.priceMin'),
        max: say('catalog.priceMax'),
        apply: say('catalog.priceApply'),
        remove: say('catalog.filterRemove'),
        less: say('catalog.filterLess'),
      }}
    />
  );
}
