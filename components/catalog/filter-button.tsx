'use client';

import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { listHref, type ListScope, type ListState } from '@/lib/catalog/list-state';
import { whenConnected } from '@/lib/browser/connection';
import type { FilterNames } from './filter-names';
import styles from './list-toolbar.module.scss';

const loadSheet = () => import('./filter-sheet');
const FilterSheet = lazy(() =>
  whenConnected(() => loadSheet().then((module) => ({ default: module.FilterSheet }))),
);

interface FilterButtonProps {
  readonly label: string;
  readonly active: number;
  readonly path: string;
  readonly state: ListState;
  readonly scope: ListScope;
  readonly names: FilterNames;
  /** Id of the filters in the page, which the browser opens without JavaScript. */
  readonly fallback: string;
}

export function FilterButton({ label, active, fallback, ...list }: FilterButtonProps) {
  const [open, setOpen] = useState<boolean>();
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.filters}
        popoverTarget={fallback}
        aria-haspopup="dialog"
        onTouchStart={() => void loadSheet()}
        onClick={show}
      >
        <Icon name="filter" size="sm" />
        {label}
        {active > 0 && <span className={styles.active}>{active}</span>}
      </button>
      {open !== undefined && (
        <Suspense>
          <FilterSheet
            key={listHref(list.path, list.state)}
            {...list}
            fallback={fallback}
            show={open}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
