'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './checkout.module.scss';

interface FoldedPartProps {
  readonly title: string;
  /** Summary while folded. */
  readonly note?: string | undefined;
  /** Whether it is open at first. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Folded part of a step that most shoppers skip. */
export function FoldedPart({ title, note, open, children }: FoldedPartProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(open);
  return (
    <section aria-labelledby={id}>
      <details
        className={styles.folded}
        open={isOpen}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>
          <h3 id={id}>{title}</h3>
          {note !== undefined && <span className={styles.hint}>{note}</span>}
          <Icon name="chevron-down" size="sm" />
        </summary>
        <div className={styles.part}>{children}</div>
      </details>
    </section>
  );
}
