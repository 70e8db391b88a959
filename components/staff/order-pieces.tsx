'use client';

import { useIntl } from 'react-intl';
import { Picture } from '@/components/ui/picture';
import type { StaffOrder } from '@/lib/staff/contract';
import styles from './staff.module.scss';

/** Contents of the parcel: each product with its picture and code. */
export function OrderPieces({ items }: Pick<StaffOrder, 'items'>) {
  const intl = useIntl();
  return (
    <section className={styles.part} aria-labelledby="staff-items">
      <h2 id="staff-items">{intl.formatMessage({ id: 'staff.itemsTitle' })}</h2>
      <ul className={styles.pieces}>
        {items.map(({ line, product_name: name, item_code: code, image, qty, ...item }) => (
          <li key={line}>
            <Picture src={image.thumbnail_url} alt="" width={64} height={64} />
            <span>
              {intl.formatMessage({ id: 'staff.item' }, { qty, name })}
              <span className={styles.code}>
                {intl.formatMessage({ id: 'staff.code.item' }, { code })}
              </span>
              {item.conversation_id !== null && (
                <span className={styles.code}>
                  {intl.formatMessage(
                    { id: 'staff.fromConversation' },
                    { id: String(item.conversation_id) },
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
