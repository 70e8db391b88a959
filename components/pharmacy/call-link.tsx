import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/brand';
import styles from './call-link.module.scss';

interface CallLinkProps {
  readonly variant: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** Looks like a button, and dials. */
export function CallLink({ variant, children }: CallLinkProps) {
  return (
    <a
      className={styles.call}
      data-variant={variant}
      href={`tel:${brand.contactPhone.replaceAll('-', '')}`}
    >
      <Icon name="phone" size="sm" />
      {children}
    </a>
  );
}
