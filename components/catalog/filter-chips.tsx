import type { IntlShape } from 'react-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import {
  activeFilters,
  listHref,
  withoutFilter,
  withoutFilters,
  type ListFilter,
  type ListState,
} from '@/lib/catalog/list-state';
import { bahtText } from './price-view';
import styles from './filter-chips.module.scss';

/** Names of what the address holds ids of. */
export type FilterNames = Readonly<Partial<Record<'brand' | 'category' | 'dept', string>>>;

interface FilterChipsProps {
  readonly path: string;
  readonly state: ListState;
  readonly names: FilterNames;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** Each chip is a link to the list without it. */
export function FilterChips({ path, state, names, intl }: FilterChipsProps) {
  const filters = activeFilters(state);
  if (filters.length === 0) return null;
  const remove = `${intl.formatMessage({ id: 'catalog.filterRemove' })} `;
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'catalog.filtersActive' })}>
      {filters.map((filter) => (
        <li key={filter}>
          <Link className={styles.chip} href={listHref(path, withoutFilter(state, filter))}>
            <span className="visually-hidden">{remove}</span>
            {chipText(filter, state, names, intl)}
            <Icon name="close" size="sm" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={listHref(path, withoutFilters(state))}>
          {intl.formatMessage({ id: 'catalog.filtersClear' })}
        </Link>
      </li>
    </ul>
  );
}

function chipText(
  filter: ListFilter,
  state: ListState,
  names: FilterNames,
  intl: IntlShape,
): string {
  switch (filter) {
    case 'inStock':
      return intl.formatMessage({ id: 'catalog.inStockOnly' });
    case 'price':
      return priceText(state, intl);
    case 'brand':
    case 'category':
    case 'dept':
      return names[filter] ?? String(state[filter]);
  }
}

function priceText({ priceMin, priceMax }: ListState, intl: IntlShape): string {
  const min = priceMin === undefined ? '' : bahtText(priceMin);
  const max = priceMax === undefined ? '' : bahtText(priceMax);
  if (max === '') return intl.formatMessage({ id: 'catalog.priceFrom' }, { min });
  if (min === '') return intl.formatMessage({ id: 'catalog.priceUpTo' }, { max });
  return intl.formatMessage({ id: 'catalog.priceBetween' }, { min, max });
}
