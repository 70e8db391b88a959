import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { VARIANT_LENGTH } from '@/lib/products/contract-values';
import form from './products.module.scss';
import type { useVariantForm } from './use-variant-form';
import { withOptions } from './variant-values';
import styles from './variants.module.scss';

interface VariantOptionsProps {
  readonly edit: ReturnType<typeof useVariantForm>;
  readonly mayWrite: boolean;
}

const NAMES = ['name_th', 'name_en'] as const;

/** Names of the one or two options that siblings differ in. */
export function VariantOptions({ edit, mayWrite }: VariantOptionsProps) {
  const intl = useIntl();
  const text = (name: string, number?: number) =>
    intl.formatMessage({ id: `products.variant.${name}` }, { number });
  const { values, change } = edit;
  const { errors } = edit.form.formState;
  const isSingle = values.options.length === 1;
  return (
    <div className={styles.options}>
      {values.options.map((_, index) => (
        <fieldset
          // Options have no names of their own while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={form.fields}
          disabled={!mayWrite}
          aria-label={text('option', index + 1)}
        >
          {NAMES.map((name) => (
            <TextField
              key={name}
              label={text(name, index + 1)}
              lang={name === 'name_th' ? 'th' : 'en'}
              hint={index === 0 ? text('nameHint') : undefined}
              maxLength={VARIANT_LENGTH}
              autoComplete="off"
              error={errors.options?.[index]?.[name]?.message}
              {...edit.form.register(`options.${index}.${name}`)}
            />
          ))}
        </fieldset>
      ))}
      {mayWrite && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            change(withOptions(values, isSingle ? 2 : 1));
          }}
        >
          {text(isSingle ? 'addOption' : 'removeOption')}
        </Button>
      )}
    </div>
  );
}
