'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { pageCount } from '@/lib/pages/search-params';
import styles from './staff.module.scss';

interface BoardListProps {
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly href: (page: number) => string;
  readonly emptyText: string;
  /** A card for each. */
  readonly children: ReactNode;
}

/** One page of cards, or that there is nothing to do. */
export function BoardList({ page, total, perPage, href, emptyText, children }: BoardListProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  if (total === 0) {
    return (
      <EmptyState image="/images/empty-orders.svg" title={text('staff.empty')} text={emptyText} />
    );
  }
  return (
    <>
      <ul className={styles.cards}>{children}</ul>
      <Pagination
        label={text('staff.pages')}
        page={page}
        pages={pageCount(total, perPage)}
        href={href}
        previousLabel={text('staff.previous')}
        nextLabel={text('staff.next')}
      />
    </>
  );
}
