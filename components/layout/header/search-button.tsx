'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { watchSeen } from '@/lib/browser/browser';
import styles from '@/components/layout/tools.module.scss';

interface SearchButtonProps {
  readonly label: string;
  readonly row: string;
}

/** On phones the search row scrolls away; this pins it below the bar until the field loses the focus. */
export function SearchButton({ label, row }: SearchButtonProps) {
  const [away, setAway] = useState(false);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const target = document.getElementById(row);
    if (!target) return undefined;
    const stop = watchSeen(target, ({ isIntersecting }) => {
      setAway(!isIntersecting);
    });
    return () => {
      stop?.();
      left.current?.abort();
    };
  }, [row]);

  const show = () => {
    const target = document.getElementById(row);
    if (!target) return;
    target.dataset['pinned'] = '';
    target.querySelector('input')?.focus({ preventScroll: true });
    left.current?.abort();
    left.current = new AbortController();
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && target.contains(event.relatedTarget)) return;
      delete target.dataset['pinned'];
      left.current?.abort();
    };
    target.addEventListener('focusout', leave, { signal: left.current.signal });
  };
  return (
    <button
      type="button"
      className={`${styles.tool ?? ''} ${styles.search ?? ''}`}
      aria-label={label}
      hidden={!away}
      onClick={show}
    >
      <Icon name="search" />
    </button>
  );
}
