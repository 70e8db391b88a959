import { Link } from '@/components/ui/link';
import styles from './order-line.module.scss';

interface OrderLineProps {
  readonly text: string;
  /** Number of an own order. */
  readonly number?: string;
  readonly href: string;
  readonly link: string;
}

/** A way to an order, or to all of them. Every state is as high as the others, so that nothing below it moves. */
export function OrderLine({ text, number, href, link }: OrderLineProps) {
  return (
    <p className={styles.line} role="status">
      <span>
        {text} {number !== undefined && <strong className={styles.number}>{number}</strong>}
      </span>
      <Link href={href}>{link}</Link>
    </p>
  );
}
