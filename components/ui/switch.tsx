import type { ChangeEvent } from 'react';
import styles from './switch.module.scss';

interface SwitchProps {
  /** Read, not shown: what is switched stands beside it. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once understood. For choices among others use a checkbox. */
export function Switch({ label, checked, disabled, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onChange(event.target.checked);
      }}
    />
  );
}
