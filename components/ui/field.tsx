import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './field.module.scss';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, hint and error below, both tied to the field by `describedBy`. */
export function Field({ id, label, hint, error, required = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={required}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
