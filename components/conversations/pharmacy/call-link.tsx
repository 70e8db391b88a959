import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './call-link.module.scss';

interface CallLinkProps {
  readonly variant: 'primary' | 'secondary';
  readonly phone: string;
  readonly children: ReactNode;
}

/** Looks like a button, and dials. */
export function CallLink({ variant, phone, children }: CallLinkProps) {
  return (
    <a className={styles.call} data-variant={variant} href={`tel:${phone.replaceAll('-', '')}`}>
      <Icon name="phone" size="sm" />
      {children}
    </a>
  );
}
