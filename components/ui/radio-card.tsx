import type { ChangeEvent, ReactNode } from 'react';
import styles from './radio-card.module.scss';

interface RadioCardProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly disabled?: boolean;
}

/** Radio button as a card; wrap the group in a `fieldset` with a `legend`. */
export function RadioCard({ label, description, ...input }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" {...input} />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
