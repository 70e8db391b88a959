'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.scss';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** One panel at a time. Tabs are a column beside it, or a row above it on phones. Arrow keys move among them. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const choose = (index: number) => {
    setChosen(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) choose((chosen + step + tabs.length) % tabs.length);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(tabs.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={index === chosen}
            aria-controls={`${base}${tab.id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              setChosen(index);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${base}${tab.id}-panel`}
          aria-labelledby={`${base}${tab.id}`}
          tabIndex={0}
          hidden={index !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
