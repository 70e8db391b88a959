import type { ReactNode } from 'react';

export interface OfficeColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Figures stand at the right. */
  readonly numeric?: true;
  readonly cell: (row: Row) => ReactNode;
}
