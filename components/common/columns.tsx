import type { ReactNode } from 'react';
import styles from './columns.module.scss';

interface ColumnsProps {
  readonly head?: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Two columns of the brand layout, 3/12 and 9/12 (`docs/product/pages.md`, "Layouts"); stacked on phones. */
export function Columns({ head, aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>{head}</div>
      <aside className={styles.aside}>{aside}</aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
