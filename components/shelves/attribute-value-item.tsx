import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { dragged, useDropTarget } from '@/components/office/form/places';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/use-locale';
import type { AttributeFacts, AttributeValue } from '@/lib/shelves/contract-attributes';
import styles from './attributes.module.scss';
import { PlaceButtons } from './place-buttons';
import { nameOf } from './shelf';

interface AttributeValueItemProps {
  readonly value: AttributeValue;
  readonly index: number;
  /** Number of values. */
  readonly count: number;
  /** Products that have it. */
  readonly products: number;
  readonly mayWrite: boolean;
  readonly form: UseFormReturn<AttributeFacts>;
  /** Moves a value from a place to another, counted from 0. */
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** A value with its names. Dragging it changes its place, and so do buttons; only an unused one is removed. */
export function AttributeValueItem(props: AttributeValueItemProps) {
  const { value, index, count, products, mayWrite, form, onMove, onRemove } = props;
  const intl = useIntl();
  const name = nameOf(value, useLocale());
  const errors = form.formState.errors.values?.[index];
  const { isOver, ...target } = useDropTarget((from) => {
    onMove(from, index);
  });
  const control = (field: 'name_th' | 'name_en') => ({
    label: intl.formatMessage({ id: `shelves.field.${field}` }),
    error: errors?.[field]?.message,
    disabled: !mayWrite,
    ...form.register(`values.${index}.${field}`),
  });
  return (
    <li className={styles.value} data-over={isOver} {...(mayWrite ? target : {})}>
      <fieldset aria-label={name}>
        <div className={styles.head} {...(mayWrite ? dragged(index) : {})}>
          {mayWrite && <Icon name="sort" />}
          <code>{value.value}</code>
          <span>{intl.formatMessage({ id: 'shelves.products' }, { count: products })}</span>
        </div>
        <BilingualFields th={control('name_th')} en={control('name_en')} />
        <div className={styles.acts}>
          <Checkbox
            label={intl.formatMessage({ id: 'shelves.archived' })}
            disabled={!mayWrite}
            {...form.register(`values.${index}.archived`)}
          />
          {mayWrite && (
            <div className={styles.buttons}>
              <PlaceButtons name={name} index={index} count={count} onMove={onMove} />
              {products === 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={intl.formatMessage({ id: 'shelves.removeNamed' }, { name })}
                  onClick={onRemove}
                >
                  {intl.formatMessage({ id: 'shelves.remove' })}
                </Button>
              )}
            </div>
          )}
        </div>
      </fieldset>
    </li>
  );
}
