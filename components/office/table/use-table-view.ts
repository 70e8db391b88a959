'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import {
  readTableView,
  tableQuery,
  type TableSchema,
  type TableView,
} from '@/lib/office/table-view';

export interface TableViewInAddress {
  readonly schema: TableSchema;
  readonly view: TableView;
  /** Address of the view with a change; all changes but that of the page begin at the first page. */
  readonly href: (change: Partial<TableView>) => string;
  readonly change: (change: Partial<TableView>) => void;
}

/** The view of a table, which stands whole in the address. */
export function useTableView(schema: TableSchema): TableViewInAddress {
  const path = usePathname();
  const router = useRouter();
  const params = new URLSearchParams(useSearchParams());
  const view = readTableView(params, schema);
  const href = (change: Partial<TableView>) =>
    path + tableQuery({ ...view, page: 1, from: '', ...change }, schema, params);
  return {
    schema,
    view,
    href,
    change: (change) => {
      router.push(href(change), { scroll: false });
    },
  };
}
