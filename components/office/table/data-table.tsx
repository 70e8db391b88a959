'use client';

import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { TableView } from '@/lib/office/table-view';
import { pageCount } from '@/lib/pages/search-params';
import { SavedViews, type ListViews } from './saved-views';
import { BulkBar } from './bulk-bar';
import type { BulkAction } from './bulk';
import type { OfficeColumn } from './columns';
import { DataRow } from './data-row';
import { PlacedPages, type Sides } from './placed-pages';
import { HeadCell, SelectAll } from './head-cell';
import { TableTools } from './table-tools';
import styles from './table.module.scss';
import type { TableViewInAddress } from './use-table-view';

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly OfficeColumn<Row>[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly perPage: number;
  /** For lists that are read beside a row, whose id is that of `rowId`: whether there are others. */
  readonly sides?: Sides;
  readonly rowId: (row: Row) => string;
  /** Name of a row, for its checkbox. */
  readonly rowName: (row: Row) => string;
  readonly view: TableViewInAddress;
  /** Labels of filters and of their values: `state`, `state.draft`. */
  readonly filterLabel?: (name: string) => string;
  /** Views of the list that people save. */
  readonly views?: ListViews;
  readonly bulk?: readonly BulkAction<Row>[];
  /** Instead of `bulk`: what the list itself offers for the selected rows. */
  readonly onSelection?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Enter on a row, or a double click. */
  readonly onOpen?: (row: Row) => void;
  readonly empty: { readonly image: string; readonly title: string; readonly text: string };
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** A table of the office: view in the address, columns to choose, rows to select; cards on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, total, rowId, view, bulk = [] } = props;
  const intl = useIntl();
  const [selected, setSelected] = useState<RowSelectionState>({});
  const selects = bulk.length > 0 || props.onSelection !== undefined;
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    enableRowSelection: selects,
    state: {
      rowSelection: selected,
      columnVisibility: Object.fromEntries(
        columns.map(({ id }) => [id, view.view.columns.includes(id)]),
      ),
    },
    onRowSelectionChange: setSelected,
  });
  const models = table.getRowModel().rows;
  const chosen = models.filter((row) => row.getIsSelected());
  const chosenRows = chosen.map((row) => row.original);
  const clear = () => {
    setSelected({});
  };
  const visible = columns.filter(({ id }) => view.view.columns.includes(id));
  const narrowed = {
    image: props.empty.image,
    title: intl.formatMessage({ id: 'office.table.none' }),
    text: intl.formatMessage({ id: 'office.table.noneText' }),
  };
  return (
    <div className={styles.whole}>
      {props.views && <SavedViews {...props.views} view={view} />}
      <TableTools view={view} columns={columns} filterLabel={props.filterLabel} />
      {rows.length === 0 ? (
        <EmptyState {...(isNarrowed(view.view) ? narrowed : props.empty)} />
      ) : (
        <Table className={styles.table} role="table" aria-label={label} aria-rowcount={total}>
          <thead role="rowgroup">
            <tr role="row">
              {selects && (
                <SelectAll
                  all={table.getIsAllRowsSelected()}
                  some={chosen.length > 0}
                  onChange={(all) => {
                    table.toggleAllRowsSelected(all);
                  }}
                />
              )}
              {visible.map((column) => (
                <HeadCell key={column.id} column={column} view={view} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {models.map((row) => (
              <DataRow
                key={row.id}
                row={row.original}
                name={props.rowName(row.original)}
                columns={visible}
                selected={selects ? row.getIsSelected() : undefined}
                onSelect={(on) => {
                  row.toggleSelected(on);
                }}
                onOpen={props.onOpen}
              />
            ))}
          </tbody>
        </Table>
      )}
      {bulk.length > 0 && (
        <BulkBar actions={bulk} chosen={chosenRows} total={total} onDone={clear} />
      )}
      {chosenRows.length > 0 && props.onSelection?.(chosenRows, clear)}
      <Pages {...props} />
    </div>
  );
}

function Pages<Row>(props: DataTableProps<Row>) {
  const { rows, total, perPage, rowId, view, sides } = props;
  const intl = useIntl();
  const pages = pageCount(total, perPage);
  if (sides) {
    const [first, last] = [rows[0], rows.at(-1)].map((row) => row && rowId(row));
    return (
      <PlacedPages {...{ sides, pages, first, last }} page={view.view.page} href={view.href} />
    );
  }
  return (
    <Pagination
      label={intl.formatMessage({ id: 'office.table.pages' })}
      page={view.view.page}
      pages={pages}
      href={(page) => view.href({ page })}
      previousLabel={intl.formatMessage({ id: 'office.table.previous' })}
      nextLabel={intl.formatMessage({ id: 'office.table.next' })}
    />
  );
}

function isNarrowed({ q, filters }: TableView): boolean {
  return q !== '' || Object.keys(filters).length > 0;
}

function columnDefs<Row extends object>(
  columns: readonly OfficeColumn<Row>[],
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, label, cell }) => ({
    id,
    header: label,
    cell: ({ row }) => cell(row.original),
  }));
}
