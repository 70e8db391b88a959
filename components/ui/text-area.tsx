import { useId, type ComponentProps } from 'react';
import { afterPress } from './after-press';
import styles from './control.module.scss';
import { describedBy, Field } from './field';

type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

export function TextArea({ label, error, hint, id, ...area }: TextAreaProps) {
  const made = useId();
  const fieldId = id ?? made;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} required={area.required}>
      <textarea
        rows={4}
        {...area}
        onBlur={afterPress(area.onBlur)}
        id={fieldId}
        className={styles.control}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </Field>
  );
}
