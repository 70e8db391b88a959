'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import styles from './trust-strip.module.scss';

interface TrustStripProps {
  readonly reasons: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
  }[];
}

export function TrustStrip({ reasons }: TrustStripProps) {
  return (
    <ul className={styles.strip}>
      {reasons.map(({ icon, title, text }) => (
        <li key={icon} className={styles.reason}>
          <span className={styles.disc}>
            <Icon name={icon} />
          </span>
          <strong>{title}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
