'use client';

import { ICONS, type IconName } from './icon-paths';
import styles from './icon.module.scss';

interface IconProps {
  readonly name: IconName;
  readonly size?: 'sm' | 'md' | 'lg';
}

/**
 * Decoration beside a text, or inside a control that has a name of its own. A part of the browser's, so that a page
 * names it rather than drawing it once more for the router.
 */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
