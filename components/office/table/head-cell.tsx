'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { nextSort } from '@/lib/office/table-view';
import styles from './table.module.scss';
import type { TableViewInAddress } from './use-table-view';

interface HeadCellProps {
  readonly column: { readonly id: string; readonly label: string; readonly numeric?: true };
  readonly view: TableViewInAddress;
}

/** Name of a column; a link to its order where rows can be ordered by it. */
export function HeadCell({ column: { id, label, numeric }, view }: HeadCellProps) {
  const { sort } = view.view;
  const sorted = sort.replace(/^-/, '') === id;
  const sortable = view.schema.sorts.some((one) => one.replace(/^-/, '') === id);
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      data-numeric={numeric}
      {...(sorted ? { 'aria-sort': direction } : {})}
    >
      {sortable ? (
        <Link href={view.href({ sort: nextSort(id, sort, view.schema) })} scroll={false}>
          {label}
          <Icon name={sorted ? 'chevron-down' : 'sort'} size="sm" />
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

interface SelectAllProps {
  readonly all: boolean;
  readonly some: boolean;
  readonly onChange: (all: boolean) => void;
}

export function SelectAll({ all, some, onChange }: SelectAllProps) {
  const intl = useIntl();
  return (
    <th role="columnheader" scope="col" className={styles.select}>
      <label>
        <input
          ref={(input) => {
            if (input) input.indeterminate = some && !all;
          }}
          type="checkbox"
          checked={all}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.checked);
          }}
        />
        <span>{intl.formatMessage({ id: 'office.table.selectPage' })}</span>
      </label>
    </th>
  );
}
