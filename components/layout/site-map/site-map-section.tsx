import { useId, type ReactNode } from 'react';
import styles from './site-map.module.scss';

interface SiteMapSectionProps {
  readonly title: string;
  /** One long list in columns instead of many short ones. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

export function SiteMapSection({ title, dense = false, children }: SiteMapSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-dense={dense}>
      <h2 id={id}>{title}</h2>
      <div className={styles.branches}>{children}</div>
    </section>
  );
}
