import type { IntlShape } from 'react-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { listFields, type ListState } from '@/lib/catalog/list-state';
import { ListForm } from './list-form';
import styles from './list-filters.module.scss';

interface ListFiltersProps {
  readonly path: string;
  readonly state: ListState;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

export const FILTERS_ID = 'filters';
/** What the fields below ask for, and the page, which begins again. */
const ASKED = new Set(['in_stock', 'price_min', 'price_max', 'page']);

/** A column beside the list; on phones a sheet that the browser itself opens and closes. */
export function ListFilters({ path, state, intl }: ListFiltersProps) {
  const text = (id: string) => intl.formatMessage({ id });
  const fields = listFields(state);
  return (
    <div id={FILTERS_ID} popover="auto" className={styles.sheet}>
      <div className={styles.head}>
        <h2>{text('catalog.filters')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={text('catalog.filtersClose')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ListForm
        className={styles.form}
        path={path}
        kept={fields.filter(([name]) => !ASKED.has(name))}
        version={JSON.stringify(fields)}
        label={text('catalog.filters')}
      >
        <fieldset className={styles.group}>
          <legend>{text('catalog.availability')}</legend>
          <Checkbox
            name="in_stock"
            value="1"
            label={text('catalog.inStockOnly')}
            defaultChecked={state.inStock === true}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{text('catalog.price')}</legend>
          <div className={styles.prices}>
            <PriceField name="price_min" label={text('catalog.priceMin')} baht={state.priceMin} />
            <PriceField name="price_max" label={text('catalog.priceMax')} baht={state.priceMax} />
          </div>
        </fieldset>
        <Button type="submit" variant="secondary" block>
          {text('catalog.filtersApply')}
        </Button>
      </ListForm>
    </div>
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
