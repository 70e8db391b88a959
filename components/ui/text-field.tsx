import { useId, type ComponentProps } from 'react';
import { afterPress } from './after-press';
import { describedBy, Field } from './field';
import styles from './control.module.scss';

type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

export function TextField({ label, error, hint, id, className, ...input }: TextFieldProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} required={input.required}>
      <input
        type="text"
        {...input}
        onBlur={afterPress(input.onBlur)}
        id={fieldId}
        className={
          className === undefined ? styles.control : `${styles.control ?? ''} ${className}`
        }
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </Field>
  );
}
