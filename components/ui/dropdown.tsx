'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './dropdown.module.scss';

interface DropdownProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly onNear?: () => void;
}

/** Menu of links or buttons. Opens without JavaScript; Escape, a click outside or a choice closes it. */
export function Dropdown({ label, children, onNear }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      className={styles.dropdown}
      data-menu=""
      onPointerEnter={onNear}
      onFocus={onNear}
      onToggle={onNear}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={styles.button}>{label}</summary>
      <div className={styles.panel} onClick={close}>
        {children}
      </div>
    </details>
  );
}
