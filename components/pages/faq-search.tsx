'use client';

import { useRef, useState, type ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import { fill } from '@/lib/format/fill';
import styles from './faq-search.module.scss';
import { hideOthers } from './hide-others';

interface FaqSearchProps {
  readonly labels: {
    readonly field: string;
    readonly placeholder: string;
    /** Contains `{count}`. */
    readonly found: string;
    readonly none: string;
  };
  /** Questions marked `data-question`, in groups marked `data-faq`. */
  readonly children: ReactNode;
}

/** Filters the questions of a page as the shopper types. Without scripts all are shown. */
export function FaqSearch({ labels, children }: FaqSearchProps) {
  const page = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number>();
  return (
    <>
      <div className={styles.field}>
        <TextField
          type="search"
          label={labels.field}
          placeholder={labels.placeholder}
          onChange={({ target }) => {
            const count = hideOthers(page.current, target.value);
            setFound(target.value.trim() === '' ? undefined : count);
          }}
        />
        <p role="status" className={styles.found}>
          {found === 0 ? labels.none : found !== undefined && fill(labels.found, { count: found })}
        </p>
      </div>
      <div ref={page}>{children}</div>
    </>
  );
}
