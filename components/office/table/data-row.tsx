'use client';

import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OfficeColumn } from './columns';
import styles from './table.module.scss';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly OfficeColumn<Row>[];
  /** Undefined where rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly onSelect: (on: boolean) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** Arrow keys move among rows, the space key selects, Enter opens. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, name, columns, selected, onSelect, onOpen } = props;
  const intl = useIntl();
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys belong to the fields and buttons within it.
    if (event.target !== event.currentTarget) return;
    const neighbour = neighbourOf(event.currentTarget, event.key);
    if (neighbour) neighbour.focus();
    else if (event.key === ' ' && selected !== undefined) onSelect(!selected);
    else if (event.key === 'Enter' && onOpen) onOpen(row);
    else return;
    event.preventDefault();
  };
  return (
    <tr
      role="row"
      tabIndex={0}
      aria-selected={selected}
      onKeyDown={onKeyDown}
      onDoubleClick={onOpen && (() => onOpen(row))}
    >
      {selected !== undefined && (
        <td role="cell" className={styles.select}>
          <label>
            <input
              type="checkbox"
              checked={selected}
              onChange={({ currentTarget }) => {
                onSelect(currentTarget.checked);
              }}
            />
            <span>{intl.formatMessage({ id: 'office.table.select' }, { name })}</span>
          </label>
        </td>
      )}
      {columns.map(({ id, label, numeric, cell }) => (
        <td key={id} role="cell" data-label={label} data-numeric={numeric}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function neighbourOf(row: HTMLElement, key: string): HTMLElement | undefined {
  const other =
    key === 'ArrowDown' ? row.nextElementSibling : key === 'ArrowUp' && row.previousElementSibling;
  return other instanceof HTMLElement ? other : undefined;
}
