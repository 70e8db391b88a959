import type { ReactNode } from 'react';
import styles from './stock.module.scss';

interface PiecesColumn {
  readonly id: string;
  readonly label: string;
  readonly numeric?: true;
}

interface PiecesTableProps {
  /** The first one names the row. */
  readonly columns: readonly PiecesColumn[];
  readonly rows: readonly {
    readonly key: string | number;
    /** One for each column. */
    readonly cells: readonly ReactNode[];
  }[];
}

/** Table of pieces; each row is a card on phones, so the roles are named. */
export function PiecesTable({ columns, rows }: PiecesTableProps) {
  return (
    <table role="table" className={styles.pieces}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, label, numeric }) => (
            <th key={id} role="columnheader" scope="col" data-numeric={numeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.slice(1).map(({ id, label, numeric }, index) => (
              <td key={id} role="cell" data-label={label} data-numeric={numeric}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
