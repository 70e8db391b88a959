import { useId, type ComponentProps } from 'react';
import { afterPress } from './after-press';
import { describedBy, Field } from './field';
import styles from './control.module.scss';

type SelectFieldProps = ComponentProps<'select'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

export function SelectField({ label, error, hint, id, ...select }: SelectFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} required={select.required}>
      <span className={styles.select}>
        <select
          {...select}
          onBlur={afterPress(select.onBlur)}
          id={fieldId}
          className={styles.control}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
      </span>
    </Field>
  );
}
