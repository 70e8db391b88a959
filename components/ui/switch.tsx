import type { ChangeEvent } from 'react';
import styles from './switch.module.scss';

interface SwitchProps {
  /** Accessible name; the visible text is beside the switch. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Switch with immediate effect. For choices in a form use a checkbox. */
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
