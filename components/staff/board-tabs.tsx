'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import type { StaffOrderPage } from '@/lib/staff/contract';
import { countOf, type BoardTab, type BoardView } from './board-view';
import styles from './staff.module.scss';

interface BoardTabsProps {
  readonly tabs: readonly BoardTab[];
  readonly view: BoardView;
  /** Absent before the first answer. */
  readonly orders: StaffOrderPage | undefined;
  /** How many payments need people. */
  readonly payments: number;
  readonly href: (tab: BoardTab) => string;
}

/** Links, so that each stage can be kept as a bookmark; the counts say where work waits. */
export function BoardTabs({ tabs, view, orders, payments, href }: BoardTabsProps) {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // The counts make the tabs wider.
  }, [view.tab, orders, payments]);
  const waiting = (tab: BoardTab) => {
    if (tab === 'payments') return payments;
    return orders && tab !== 'done' ? countOf(tab, orders) : 0;
  };
  return (
    <nav aria-label={intl.formatMessage({ id: 'staff.stages' })}>
      <ul ref={row} className={styles.tabs}>
        {tabs.map((tab) => {
          const count = waiting(tab);
          const current = view.q === '' && tab === view.tab;
          return (
            <li key={tab}>
              <Link href={href(tab)} aria-current={current ? 'page' : undefined} scroll={false}>
                {intl.formatMessage({ id: `staff.stage.${tab}` })}
                {count > 0 && <span className={styles.count}>{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
