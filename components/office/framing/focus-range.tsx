import { useId } from 'react';
import styles from './framing.module.scss';

interface FocusRangeProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A side of the focal point in per cent, which arrow keys move. */
export function FocusRange({ label, value, onChange }: FocusRangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${String(value)} %`}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
