'use client';

import { useRef, type ChangeEvent, type ReactNode } from 'react';
import styles from './filter-options.module.scss';

interface FilterSearchProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Text search in a long list. Hides server-rendered entries instead of rendering them again. */
export function FilterSearch({ label, children }: FilterSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const find = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = folded(target.value);
    for (const entry of box.current?.querySelectorAll('li') ?? [])
      entry.hidden = !folded(entry.textContent).includes(text);
  };
  return (
    <div ref={box}>
      <input
        className={styles.search}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={find}
      />
      {children}
    </div>
  );
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
