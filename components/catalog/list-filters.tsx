import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { listFields, type ListState } from '@/lib/catalog/list-state';
import type { Say } from '@/components/layout/say';
import { filterGroups, type FilterGroup, type FilterInput } from './filter-groups';
import { FilterOptions } from './filter-options';
import { ListForm } from './list-form';
import styles from './list-filters.module.scss';

interface ListFiltersProps extends FilterInput {
  /** Path of the list, language included. */
  readonly path: string;
}

export const FILTERS_ID = 'filters';

/** A column beside the list; on phones without JavaScript a sheet that the browser itself opens. */
export function ListFilters({ path, ...input }: ListFiltersProps) {
  const { state, say } = input;
  return (
    <div id={FILTERS_ID} popover="auto" className={styles.sheet}>
      <div className={styles.head}>
        <h2>{say('catalog.filters')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={say('catalog.filtersClose')}
        >
          <Icon name="close" />
        </button>
      </div>
      {filterGroups(input).map((group) => (
        <details key={group.key} className={styles.group} open={isOpen(group)}>
          <summary>
            {group.title}
            <Icon name="chevron-down" size="sm" />
          </summary>
          <div className={styles.content}>
            <FilterOptions group={group} path={path} say={say} />
            {group.key === 'price' && <PriceForm path={path} state={state} say={say} />}
          </div>
        </details>
      ))}
    </div>
  );
}

/** What everybody asks for is open, and what somebody chose. */
function isOpen({ key, options }: FilterGroup): boolean {
  return !key.startsWith('attr-') || options.some(({ selected }) => selected);
}

const PRICE_FIELDS = new Set(['price_min', 'price_max', 'page']);

interface PriceFormProps {
  readonly path: string;
  readonly state: ListState;
  readonly say: Say<'catalog'>;
}

function PriceForm({ path, state, say }: PriceFormProps) {
  const fields = listFields(state);
  return (
    <ListForm
      className={styles.prices}
      path={path}
      kept={fields.filter(([name]) => !PRICE_FIELDS.has(name))}
      version={JSON.stringify(fields)}
      label={say('catalog.price')}
    >
      <PriceField name="price_min" label={say('catalog.priceMin')} baht={state.priceMin} />
      <PriceField name="price_max" label={say('catalog.priceMax')} baht={state.priceMax} />
      <Button type="submit" variant="secondary" aria-label={say('catalog.priceApply')}>
        <Icon name="arrow-right" size="sm" />
      </Button>
    </ListForm>
  );
}

interface PriceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly baht: number | undefined;
}

function PriceField({ name, label, baht }: PriceFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      pattern="\d{1,7}(\.\d{1,2})?"
      defaultValue={baht === undefined ? '' : String(baht)}
    />
  );
}
