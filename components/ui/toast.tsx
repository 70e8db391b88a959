import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './toast.module.scss';

interface ToastProps {
  readonly tone: 'success' | 'danger';
  readonly children: ReactNode;
}

export function Toast({ tone, children }: ToastProps) {
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : 'warning'} size="sm" />
      {children}
    </div>
  );
}
