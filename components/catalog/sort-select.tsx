'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition, type ChangeEvent } from 'react';
import styles from './sort-select.module.scss';

interface SortOption {
  readonly value: string;
  readonly label: string;
  readonly href: string;
}

interface SortSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SortOption[];
}

/** Navigates on change; without JavaScript the surrounding form has a button. */
export function SortSelect({ label, value, options }: SortSelectProps) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [shown, show] = useOptimistic(value);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const option = options.find((one) => one.value === target.value);
    if (!option) return;
    start(() => {
      show(option.value);
      router.push(option.href, { scroll: false });
    });
  };
  return (
    <label className={styles.sort} aria-busy={busy} data-busy={busy}>
      <span className={styles.label}>{label}</span>
      <span className={styles.control}>
        <select name="sort" value={shown} onChange={choose}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
