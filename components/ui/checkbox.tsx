import { useId, type ComponentProps, type ReactNode } from 'react';
import { afterPress } from './after-press';
import styles from './checkbox.module.scss';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
};

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...input}
          onBlur={afterPress(input.onBlur)}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
