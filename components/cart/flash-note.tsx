import { useIntl } from 'react-intl';
import type { CartItem } from '@/lib/cart/contract';
import { clockTime } from '@/lib/format/bangkok';
import styles from './flash-note.module.scss';

interface FlashNoteProps {
  readonly flash: NonNullable<CartItem['flash']>;
}

/** Until when a flash price holds, and how many more there are at it. */
export function FlashNote({ flash }: FlashNoteProps) {
  const intl = useIntl();
  return (
    <p className={styles.note}>
      {intl.formatMessage(
        { id: 'cart.flashUntil' },
        { time: clockTime(flash.ends_at), left: flash.left },
      )}
    </p>
  );
}
