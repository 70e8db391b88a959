'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
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
  const counts = useCounts(views, props);
  const { sorts, shown } = view.schema;
  const whole = view.href({ q: '', filters: {}, sort: sorts[0] ?? '', columns: shown });
  const current = view.href({});
  const hrefOf = (saved: SavedView) => view.href(viewOf(saved, view));
  const links = [
    ...(views.length === 0
      ? []
      : [{ id: 0, name: intl.formatMessage({ id: 'office.views.all' }), href: whole }]),
    ...views.map((saved, index) => ({
      ...{ id: saved.id, name: saved.name, href: hrefOf(saved), count: counts[index] },
      ...(saved.own ? {} : { note: intl.formatMessage({ id: 'office.views.of' }, { ...saved }) }),
    })),
  ];
  return (
    <div className={styles.views}>
      {links.length > 0 && <ViewLinks links={links} current={current} />}
      <ViewActions
        list={list}
        saved={views.find((one) => hrefOf(one) === current)}
        query={current === whole ? undefined : (current.split('?')[1] ?? '')}
      />
    </div>
  );
}

interface ViewLinksProps {
  readonly links: readonly {
    readonly id: number;
    readonly name: string;
    readonly href: string;
    readonly count?: number | undefined;
    readonly note?: string;
  }[];
  readonly current: string;
}

function ViewLinks({ links, current }: ViewLinksProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'office.views.label' })}>
      <ul>
        {links.map(({ id, name, href, count, note }) => (
          <li key={id}>
            <Link
              className={styles.view}
              href={href}
              scroll={false}
              title={note}
              aria-current={href === current ? 'true' : undefined}
            >
              <span>{name}</span>
              {count !== undefined && <span>{intl.formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function viewOf({ query }: SavedView, { schema }: TableViewInAddress): TableView {
  return readTableView(new URLSearchParams(query), schema);
}

function useCounts(views: readonly SavedView[], { queryKey, count, view }: SavedViewsProps) {
  const counts = useQueries({
    queries: views.map((saved) => ({
      queryKey: [...queryKey, 'count', saved.query],
      queryFn: () => count(viewOf(saved, view)),
      staleTime: 0,
      refetchInterval: COUNTED_EVERY_MS,
    })),
  });
  return counts.map(({ data }) => data);
}
