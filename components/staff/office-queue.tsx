'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PlacedPages, type Sides } from '@/components/office/table/placed-pages';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { placeParams, type Place } from '@/lib/api/place';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { pageCount } from '@/lib/pages/search-params';
import { LoadError } from './load-error';
import styles from './staff.module.scss';

interface QueuePage<Row> extends Sides {
  readonly entities: readonly Row[];
  readonly total: number;
  readonly per_page: number;
}

interface OfficeQueueProps<Row> {
  readonly query: UseQueryResult<QueuePage<Row>>;
  readonly place: Place;
  /** Its own, without the language. */
  readonly path: PlainPath;
  readonly title: string;
  /** Text for staff of a branch. */
  readonly ofOffice: string;
  /** Said when all is done. */
  readonly nothing: string;
  readonly image: string;
  /** Mark of a row, beside which a page begins or ends. */
  readonly markOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

/** Paged queue of the office. */
export function OfficeQueue<Row>(props: OfficeQueueProps<Row>) {
  const { query, title } = props;
  const { data, error, refetch } = query;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const isOthers = error !== null && normalizeError(error).status === 403;
  return (
    <div className={styles.board}>
      <h1>{title}</h1>
      {isOthers && <Notice tone="info">{props.ofOffice}</Notice>}
      {error && !isOthers && !data && (
        <LoadError text="staff.loadError" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={text('staff.waiting')} />}
      {data?.total === 0 && (
        <EmptyState image={props.image} title={text('staff.empty')} text={props.nothing} />
      )}
      {data && data.total > 0 && <Queue {...props} data={data} />}
    </div>
  );
}

interface QueueProps<Row> extends OfficeQueueProps<Row> {
  readonly data: QueuePage<Row>;
}

function Queue<Row>({ data, place, path, markOf, children }: QueueProps<Row>) {
  const list = pathTo(useLocale(), path);
  const ends = [data.entities[0], data.entities.at(-1)];
  const [first, last] = ends.map((row) => row && markOf(row));
  return (
    <>
      <ul className={styles.reviews}>
        {data.entities.map((row) => (
          <li key={markOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <PlacedPages
        page={place.page}
        pages={pageCount(data.total, data.per_page)}
        sides={data}
        first={first}
        last={last}
        href={(to) => `${list}?${new URLSearchParams(placeParams(to)).toString()}`}
      />
    </>
  );
}
