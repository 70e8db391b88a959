import { useIntl } from 'react-intl';
import type { CartItem } from '@/lib/api/contract/cart';
import styles from './flash-note.module.scss';

interface FlashNoteProps {
  readonly flash: NonNullable<CartItem['flash']>;
}

/** Until when a flash price holds, and how many more there are at it. */
export function FlashNote({ flash }: FlashNoteProps) {
  const intl = useIntl();
  const time = intl.formatTime(flash.ends_at, {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <p className={styles.note}>
      {intl.formatMessage({ id: 'cart.flashUntil' }, { time, left: flash.left })}
    </p>
  );
}
