import type { ReactNode } from 'react';
import styles from './review-section.module.scss';

interface ReviewSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ReviewSection({ title, children }: ReviewSectionProps) {
  return (
    <section className={styles.section} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{title}</h2>
      {children}
    </section>
  );
}
