'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PlacedPages, type Sides } from '@/components/office/table/placed-pages';
import { EmptyState } from '@/components/ui/empty-state';
import type { Place } from '@/lib/api/place';
import { pageCount } from '@/lib/pages/search-params';
import styles from './staff.module.scss';

interface BoardListProps<Row> {
  readonly found: Sides & {
    readonly entities: readonly Row[];
    readonly total: number;
    readonly per_page: number;
  };
  readonly place: Place;
  readonly href: (place: Place) => string;
  /** Mark of a row, beside which a page begins or ends. */
  readonly markOf: (row: Row) => string;
  readonly emptyText: string;
  /** Its card, with a key. */
  readonly children: (row: Row) => ReactNode;
}

/** One page of cards, or that there is nothing to do. */
export function BoardList<Row>(props: BoardListProps<Row>) {
  const { found, place, href, markOf, emptyText, children } = props;
  const { entities, total, per_page: perPage } = found;
  const intl = useIntl();
  if (total === 0) {
    const title = intl.formatMessage({ id: 'staff.empty' });
    return <EmptyState image="/images/empty-orders.svg" title={title} text={emptyText} />;
  }
  const [first, last] = [entities[0], entities.at(-1)].map((row) => row && markOf(row));
  const pages = pageCount(total, perPage);
  return (
    <>
      <ul className={styles.cards}>{entities.map((row) => children(row))}</ul>
      <PlacedPages {...{ href, pages, first, last }} page={place.page} sides={found} />
    </>
  );
}
