'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from '@/components/ui/link';
import { readTableView, type TableView } from '@/lib/office/table-view';
import type { SavedView } from '@/lib/views/contract';
import type { ViewList } from '@/lib/views/contract-values';
import { viewsQuery } from '@/lib/views/queries';
import type { TableViewInAddress } from './use-table-view';
import { ViewActions } from './view-actions';
import styles from './views.module.scss';

const COUNTED_EVERY_MS = 60_000;

export interface ListViews {
  readonly list: ViewList;
  /** Beginning of the keys of the list's queries: counts are read again whenever the list is. */
  readonly queryKey: readonly string[];
  /** Number of rows that a view finds. */
  readonly count: (view: TableView) => Promise<number>;
}

interface SavedViewsProps extends ListViews {
  readonly view: TableViewInAddress;
}

/** Saved views of a list with the number of rows in each, and buttons to save the current one. */
export function SavedViews(props: SavedViewsProps) {
  const { list, view } = props;
  const intl = useIntl();
  const { data: views = [] } = useQuery(viewsQuery(list));
  const { sorts, shown } = view.schema;
  const whole = view.href({ q: '', filters: {}, sort: sorts[0] ?? '', columns: shown });
  const current = view.href({});
  const hrefOf = (saved: SavedView) => view.href(viewOf(saved, view));
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <nav aria-label={intl.formatMessage({ id: 'office.views.label' })}>
          <ul>
            <li>
              <ViewLink href={whole} current={current}>
                {intl.formatMessage({ id: 'office.views.all' })}
              </ViewLink>
            </li>
            {views.map((saved) => (
              <li key={saved.id}>
                <ViewLink
                  href={hrefOf(saved)}
                  current={current}
                  title={saved.own ? undefined : sharedBy(intl, saved)}
                >
                  <span>{saved.name}</span>
                  <RowCount saved={saved} {...props} />
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ViewActions
        list={list}
        saved={views.find((one) => hrefOf(one) === current)}
        query={current === whole ? undefined : (current.split('?')[1] ?? '')}
      />
    </div>
  );
}

interface ViewLinkProps {
  readonly href: string;
  readonly current: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function ViewLink({ current, ...link }: ViewLinkProps) {
  const isCurrent = link.href === current ? 'true' : undefined;
  return <Link {...link} className={styles.view} scroll={false} aria-current={isCurrent} />;
}

function RowCount(props: SavedViewsProps & { readonly saved: SavedView }) {
  const { saved, queryKey, count, view } = props;
  const intl = useIntl();
  const { data } = useQuery({
    queryKey: [...queryKey, 'count', saved.query],
    queryFn: () => count(viewOf(saved, view)),
    staleTime: 0,
    refetchInterval: COUNTED_EVERY_MS,
  });
  return data !== undefined && <span>{intl.formatNumber(data)}</span>;
}

function sharedBy(intl: IntlShape, { owner }: SavedView): string {
  return intl.formatMessage({ id: 'office.views.of' }, { owner });
}

function viewOf({ query }: SavedView, { schema }: TableViewInAddress): TableView {
  return readTableView(new URLSearchParams(query), schema);
}
