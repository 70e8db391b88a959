import type { Say } from '@/components/common/say';
import { Button } from '@/components/ui/button';
import { PRODUCT_SORTS } from '@/lib/api/contract-values';
import { activeFilters } from '@/lib/catalog/active-filters';
import {
  changeList,
  listFields,
  listHref,
  type ListScope,
  type ListState,
} from '@/lib/catalog/list-state';
import { FilterButton } from './filter-button';
import type { FilterNames } from './filter-names';
import { FILTERS_ID } from './list-filters';
import { SortSelect } from './sort-select';
import styles from './list-toolbar.module.scss';

interface ListToolbarProps {
  readonly path: string;
  readonly state: ListState;
  readonly scope: ListScope;
  readonly names: FilterNames;
  readonly total: number;
  readonly say: Say<'catalog'>;
}

export function ListToolbar({ path, state, scope, names, total, say }: ListToolbarProps) {
  const kept = listFields(state).filter(([name]) => name !== 'sort' && name !== 'page');
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {say('catalog.count', { count: total })}
      </p>
      <FilterButton
        label={say('catalog.filters')}
        active={activeFilters(state).length}
        path={path}
        state={state}
        scope={scope}
        names={names}
        fallback={FILTERS_ID}
      />
      <form className={styles.sort} action={path} method="get">
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <SortSelect
          label={say('catalog.sortBy')}
          value={state.sort}
          options={PRODUCT_SORTS.map((sort) => ({
            value: sort,
            label: say(`catalog.sort.${sort}`),
            href: listHref(path, changeList(state, { sort })),
          }))}
        />
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {say('catalog.sortApply')}
          </Button>
        </noscript>
      </form>
    </div>
  );
}
