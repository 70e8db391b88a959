'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly active: number;
  readonly className?: string | undefined;
  /** Choices, or groups of them. */
  readonly children: ReactNode;
}

export function ChoiceList({ id, label, active, className, children }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const options = list.current?.querySelectorAll('[role="option"]');
    options?.[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} className={className} role="listbox" aria-label={label}>
      {children}
    </div>
  );
}

interface ChoiceGroupProps {
  readonly id: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Choices of one kind; the label is no choice. */
export function ChoiceGroup({ id, label, className, children }: ChoiceGroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={className} role="presentation">
        {label}
      </span>
      {children}
    </div>
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
    <div
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
    </div>
  );
}
