'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { FilterOptions, type FilterOptionsTexts } from './filter-options';
import type { FilterPart } from './filter-part';
import { ListForm, type ListFormProps } from './list-form';
import styles from './list-filters.module.scss';

interface FiltersViewProps {
  readonly id: string;
  readonly parts: readonly FilterPart[];
  readonly form: Pick<ListFormProps, 'path' | 'kept' | 'version'> & {
    /** Price range in baht. */
    readonly min: number | undefined;
    readonly max: number | undefined;
  };
  readonly texts: FilterOptionsTexts & {
    readonly filters: string;
    readonly close: string;
    readonly price: string;
    readonly min: string;
    readonly max: string;
    readonly apply: string;
  };
}

/** Client component: as server elements each value would take five times its bytes in the page. */
export function FiltersView({ id, parts, form, texts }: FiltersViewProps) {
  const { min, max, ...list } = form;
  return (
    <div id={id} popover="auto" className={styles.sheet}>
      <div className={styles.head}>
        <h2>{texts.filters}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.close}
        >
          <Icon name="close" />
        </button>
      </div>
      {parts.map((part) => (
        <details key={part.key} className={styles.group} open={part.open}>
          <summary>{part.title}</summary>
          <FilterOptions part={part} texts={texts} />
          {part.key === 'price' && (
            <ListForm className={styles.prices} {...list} label={texts.price}>
              <PriceField name="price_min" label={texts.min} baht={min} />
              <PriceField name="price_max" label={texts.max} baht={max} />
              <Button type="submit" variant="secondary" aria-label={texts.apply}>
                <Icon name="arrow-right" size="sm" />
              </Button>
            </ListForm>
          )}
        </details>
      ))}
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
      pattern="\d{1,7}(\.\d{1,2})?"
      defaultValue={baht === undefined ? '' : String(baht)}
    />
  );
}
