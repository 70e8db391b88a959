import type { IntlShape } from 'react-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PRODUCT_SORTS } from '@/lib/api/contract/catalog';
import {
  activeFilters,
  changeList,
  listFields,
  listHref,
  type ListState,
} from '@/lib/catalog/list-state';
import { FILTERS_ID } from './list-filters';
import { SortSelect } from './sort-select';
import styles from './list-toolbar.module.scss';

interface ListToolbarProps {
  readonly path: string;
  readonly state: ListState;
  readonly total: number;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** How many products there are, the way to the filters on phones, and the order. */
export function ListToolbar({ path, state, total, intl }: ListToolbarProps) {
  const kept = listFields(state).filter(([name]) => name !== 'sort' && name !== 'page');
  const active = activeFilters(state).length;
  return (
    <div className={styles.toolbar}>
      <p className={styles.count}>
        {intl.formatMessage({ id: 'catalog.count' }, { count: total })}
      </p>
      <button type="button" className={styles.filters} popoverTarget={FILTERS_ID}>
        <Icon name="filter" size="sm" />
        {intl.formatMessage({ id: 'catalog.filters' })}
        {active > 0 && <span className={styles.active}>{active}</span>}
      </button>
      <form className={styles.sort} action={path} method="get">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SortSelect
          label={intl.formatMessage({ id: 'catalog.sortBy' })}
          value={state.sort}
          options={PRODUCT_SORTS.map((sort) => ({
            value: sort,
            label: intl.formatMessage({ id: `catalog.sort.${sort}` }),
            href: listHref(path, changeList(state, { sort })),
          }))}
        />
        <noscript>
          <Button type="submit" variant="secondary" size="sm">
            {intl.formatMessage({ id: 'catalog.sortApply' })}
          </Button>
        </noscript>
      </form>
    </div>
  );
}
