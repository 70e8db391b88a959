import { badgeText } from '@/stores/cart';
import styles from './count-badge.module.scss';

interface CountBadgeProps {
  readonly count: number;
  /** Read after the number, for example "unread". */
  readonly of: string;
}

/** Hidden at 0, '+99' above 99 (`docs/product/pages.md`, "Header"). */
export function CountBadge({ count, of }: CountBadgeProps) {
  const text = badgeText(count);
  if (text === '') return null;
  const spaced = ` ${of}`;
  return (
    <span className={styles.badge} key={count}>
      {text}
      <span className="visually-hidden">{spaced}</span>
    </span>
  );
}
