'use client';

import { useId, type ReactNode } from 'react';
import { Link } from './link';
import styles from './section.module.scss';

interface SectionProps {
  readonly title: string;
  /** Where everything of the section is. */
  readonly href?: string;
  readonly linkLabel?: string;
  readonly children: ReactNode;
}

export function Section({ title, href, linkLabel, children }: SectionProps) {
  const id = useId();
  const of = `: ${title}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {href !== undefined && linkLabel !== undefined && (
          <Link className={styles.all} href={href} aria-label={linkLabel.concat(of)}>
            {linkLabel}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
