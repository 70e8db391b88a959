import type { Say } from '@/components/common/say';
import { Icon } from '@/components/ui/icon';
import { activeFilters } from '@/lib/catalog/active-filters';
import { listHref, withoutFilters, type ListState } from '@/lib/catalog/list-state';
import styles from './filter-chips.module.scss';
import { filterText, type FilterNames } from './filter-names';

interface FilterChipsProps {
  readonly path: string;
  readonly state: ListState;
  readonly names: FilterNames;
  readonly say: Say<'catalog'>;
}

/** Each chip links to the list without its filter. */
export function FilterChips({ path, state, names, say }: FilterChipsProps) {
  const filters = activeFilters(state);
  if (filters.length === 0) return null;
  const remove = `${say('catalog.filterRemove')} `;
  return (
    <ul className={styles.chips} aria-label={say('catalog.filtersActive')}>
      {filters.map((filter) => (
        <li key={`${filter.kind} ${filter.value}`}>
          <a
            className={styles.chip}
            href={listHref(path, filter.without)}
            rel="nofollow"
            data-filter=""
          >
            <span className="visually-hidden">{remove}</span>
            {filterText(filter, state, names, say)}
            <Icon name="close" size="sm" />
          </a>
        </li>
      ))}
      <li>
        <a
          className={styles.clear}
          href={listHref(path, withoutFilters(state))}
          rel="nofollow"
          data-filter=""
        >
          {say('catalog.filtersClear')}
        </a>
      </li>
    </ul>
  );
}
