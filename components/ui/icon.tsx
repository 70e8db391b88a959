'use client';

import { ICONS, type IconName } from './icon-paths';
import styles from './icon.module.scss';

interface IconProps {
  readonly name: IconName;
  readonly size?: 'sm' | 'md' | 'lg';
}

/**
 * Decorative icon, beside text or inside a labelled control. Client component, so that the router payload carries its
 * name instead of its paths.
 */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
