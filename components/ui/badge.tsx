import type { ReactNode } from 'react';
import styles from './badge.module.scss';

interface BadgeProps {
  readonly tone: 'sale' | 'info' | 'success' | 'warning' | 'danger' | 'medicine' | 'neutral';
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
