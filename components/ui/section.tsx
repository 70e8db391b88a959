'use client';

import { useId, type ReactNode } from 'react';
import { Link } from './link';
import styles from './section.module.scss';

interface SectionProps {
  readonly title: string;
  readonly href?: string;
  readonly linkLabel?: string;
  readonly children: ReactNode;
}

export function Section({ title, href, linkLabel, children }: SectionProps) {
  const id = useId();
  const of = `: ${title}`;
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section className={styles.section} aria-labelledby={id}>
      {href !== undefined && linkLabel !== undefined ? (
        <div className={styles.head}>
          {heading}
          <Link className={styles.all} href={href} aria-label={linkLabel.concat(of)}>
            {linkLabel}
          </Link>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
