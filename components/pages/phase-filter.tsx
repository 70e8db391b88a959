'use client';

import { useState, type ReactNode } from 'react';
import type { PagePhase } from '@/lib/pages/contract';
import { useBrowserTime } from '@/lib/browser/use-browser-time';
import styles from './phase-filter.module.scss';

interface PhaseFilterProps {
  readonly label: string;
  /** An undefined phase shows all. */
  readonly choices: readonly {
    readonly phase: PagePhase | undefined;
    readonly name: string;
    readonly count: number;
  }[];
  /** Elements of one phase are marked with `data-phase`. */
  readonly children: ReactNode;
}

/** Filters campaigns by phase. Without scripts all are shown. The address keeps the choice. */
export function PhaseFilter({ label, choices, children }: PhaseFilterProps) {
  const inBrowser = useBrowserTime() !== undefined;
  const [chosen, setChosen] = useState<{ readonly phase: PagePhase | undefined }>();
  const asked = inBrowser ? new URLSearchParams(window.location.search).get('show') : null;
  const phase = chosen ? chosen.phase : choices.find(({ phase: one }) => one === asked)?.phase;
  const choose = (next: PagePhase | undefined) => {
    setChosen({ phase: next });
    // Survives a reload without adding a history entry.
    const query = next === undefined ? window.location.pathname : `?show=${next}`;
    window.history.replaceState(window.history.state, '', query);
  };
  return (
    <div className={styles.index} data-show={phase}>
      <fieldset className={styles.choices}>
        <legend>{label}</legend>
        {choices.map(({ phase: one, name, count }) => (
          <label key={name}>
            <input
              type="radio"
              name="show"
              checked={one === phase}
              onChange={() => {
                choose(one);
              }}
            />
            {name} <span>{count}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
