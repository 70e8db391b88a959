'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly active: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ChoiceList({ id, label, active, className, children }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={id} className={className} role="listbox" aria-label={label}>
      {children}
    </ul>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function Choice({ id, isActive, className, onChoose, children }: ChoiceProps) {
  return (
    <li
      id={id}
      className={className}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the text field.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      {children}
    </li>
  );
}
