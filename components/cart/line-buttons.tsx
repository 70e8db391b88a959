'use client';

import type { MouseEvent } from 'react';
import styles from './cart-line.module.scss';

interface LineButtonsProps {
  readonly labels: readonly {
    readonly label: string;
    /** With the product's name: fifty buttons of the same name are useless in a screen reader. */
    readonly name: string;
    readonly move: (event: MouseEvent) => void;
  }[];
  /** Before any of them. */
  readonly onMove?: () => void;
}

/** Actions on a whole line. */
export function LineButtons({ labels, onMove }: LineButtonsProps) {
  return (
    <div className={styles.buttons}>
      {labels.map(({ label, name, move }) => (
        <button
          key={label}
          type="button"
          className={styles.textButton}
          aria-label={name}
          onClick={(event) => {
            onMove?.();
            move(event);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
