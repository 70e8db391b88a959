'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { pageCount } from '@/lib/pages/search-params';
import { LoadError } from './load-error';
import styles from './staff.module.scss';

interface QueuePage<Row> {
  readonly entities: readonly Row[];
  readonly total: number;
  readonly per_page: number;
}

interface OfficeQueueProps<Row> {
  readonly query: UseQueryResult<QueuePage<Row>>;
  readonly page: number;
  /** Its own, without the language. */
  readonly path: PlainPath;
  readonly title: string;
  /** Text for staff of a branch. */
  readonly ofOffice: string;
  /** Said when all is done. */
  readonly nothing: string;
  readonly image: string;
  readonly keyOf: (row: Row) => string | number;
  readonly children: (row: Row) => ReactNode;
}

/** Paged queue of the office. */
export function OfficeQueue<Row>(props: OfficeQueueProps<Row>) {
  const { query, page, title, children, keyOf } = props;
  const { data, error, refetch } = query;
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const list = pathTo(locale, props.path);
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
      {data && data.total > 0 && (
        <>
          <ul className={styles.reviews}>
            {data.entities.map((row) => (
              <li key={keyOf(row)}>{children(row)}</li>
            ))}
          </ul>
          <Pagination
            label={title}
            page={page}
            pages={pageCount(data.total, data.per_page)}
            href={(number) => (number === 1 ? list : `${list}?page=${String(number)}`)}
            previousLabel={text('staff.previous')}
            nextLabel={text('staff.next')}
          />
        </>
      )}
    </div>
  );
}
