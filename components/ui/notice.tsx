import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './notice.module.scss';

type Tone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** Announcement on appearance: `alert` for refusals, `status` for success; undefined for static remarks. */
  readonly role?: 'alert' | 'status';
}

const ICON: Record<Tone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

export function Notice({ tone, role, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon name={ICON[tone]} size="sm" />
      <div>{children}</div>
    </div>
  );
}
