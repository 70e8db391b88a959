import type { ReactNode } from 'react';
import styles from './badge.module.scss';

export type BadgeTone = 'sale' | 'info' | 'success' | 'warning' | 'danger' | 'medicine' | 'neutral';

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
