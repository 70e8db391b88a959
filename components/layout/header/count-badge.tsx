import { badgeText } from '@/stores/cart';
import styles from './count-badge.module.scss';

/**
 * Accessible name with the count.
 * @param of read after the number, for example "unread"
 */
export function countedLabel(label: string, count: number, of: string): string {
  const text = badgeText(count);
  return text === '' ? label : `${label} ${text} ${of}`;
}

interface CountBadgeProps {
  readonly count: number;
}

/** Hidden at 0, '+99' above 99 (`docs/product/pages.md`, "Header"). */
export function CountBadge({ count }: CountBadgeProps) {
  const text = badgeText(count);
  if (text === '') return null;
  return (
    <span className={styles.badge} key={count}>
      {text}
    </span>
  );
}
