import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { VARIANT_LENGTH } from '@/lib/products/contract-values';
import { keepFocus } from '@/components/office/form/places';
import { StateBadge } from './state-badge';
import type { VariantMember, VariantValues } from './variant-values';
import styles from './variants.module.scss';

interface VariantRowProps {
  readonly member: VariantMember;
  readonly index: number;
  readonly count: number;
  readonly options: VariantValues['options'];
  readonly form: UseFormReturn<VariantValues>;
  readonly isOwn: boolean;
  readonly mayWrite: boolean;
  /** Why the service refused it. */
  readonly fault: string | undefined;
  /** Moves it to a place, counted from 0. */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const VALUES = ['value_th', 'value_en'] as const;

/** A sibling with its values. */
export function VariantRow(props: VariantRowProps) {
  const { member, index, count, options, form, isOwn, mayWrite, fault } = props;
  const { onMove, onRemove } = props;
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string, values?: Readonly<Record<string, string | number>>) =>
    intl.formatMessage({ id: `products.variant.${id}` }, values);
  const { product_id: id, item_code: code, state } = member;
  const name = locale === 'th' ? member.name_th : member.name_en;
  const errors = form.formState.errors.members?.[index]?.values;
  const optionName = (option: number) => {
    const typed = options[option]?.[locale === 'th' ? 'name_th' : 'name_en'].trim() ?? '';
    return typed === '' ? text('option', { number: option + 1 }) : typed;
  };
  return (
    <li className={styles.item}>
      <fieldset disabled={!mayWrite} aria-label={name}>
        <div className={styles.product}>
          {isOwn ? (
            <strong>{name}</strong>
          ) : (
            <Link href={pathTo(locale, '/staff/products/:product', { product: id })}>{name}</Link>
          )}
          <span>{text('code', { code })}</span>
          {isOwn && <span>{text('own')}</span>}
          {state !== 'live' && (
            <span>
              <StateBadge state={state} /> {text(`state.${state}`)}
            </span>
          )}
        </div>
        <div className={styles.values}>
          {member.values.map((_, option) =>
            VALUES.map((field) => (
              <TextField
                key={`${String(option)} ${field}`}
                label={text(field, { option: optionName(option) })}
                lang={field === 'value_th' ? 'th' : 'en'}
                maxLength={VARIANT_LENGTH}
                autoComplete="off"
                error={errors?.[option]?.[field]?.message}
                {...form.register(`members.${index}.values.${option}.${field}`)}
              />
            )),
          )}
        </div>
        {fault !== undefined && (
          <p className={styles.fault} role="alert">
            <Icon name="warning" size="sm" />
            {fault}
          </p>
        )}
        {mayWrite && (
          <div className={styles.tools}>
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                variant="secondary"
                size="sm"
                disabled={step < 0 ? index === 0 : index === count - 1}
                onClick={({ currentTarget }) => {
                  onMove(index + step);
                  keepFocus(currentTarget);
                }}
              >
                {intl.formatMessage({ id: `products.picture.${step < 0 ? 'earlier' : 'later'}` })}
              </Button>
            ))}
            <Button variant="ghost" size="sm" onClick={onRemove}>
              {intl.formatMessage({ id: 'products.picture.remove' })}
            </Button>
          </div>
        )}
      </fieldset>
    </li>
  );
}
