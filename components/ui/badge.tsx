import type { ComponentProps } from 'react';
import styles from './badge.module.scss';

export type BadgeTone = 'sale' | 'info' | 'success' | 'warning' | 'danger' | 'medicine' | 'neutral';

interface BadgeProps extends ComponentProps<'span'> {
  readonly tone: BadgeTone;
}

export function Badge({ tone, className, ...span }: BadgeProps) {
  const own = styles.badge ?? '';
  return (
    <span
      {...span}
      className={className === undefined ? own : `${own} ${className}`}
      data-tone={tone}
    />
  );
}
