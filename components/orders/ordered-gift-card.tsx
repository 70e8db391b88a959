'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import type { OrderedGiftCard as Card } from '@/lib/gift-cards/contract';
import { formatDay } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './orders.module.scss';

const TONES = { waiting: 'info', sent: 'success', void: 'neutral' } as const;

/** The gift card that an order is about: for whom, and whether it is out. Its code went to them alone. */
export function OrderedGiftCard({ card }: { readonly card: Card }) {
  const intl = useIntl();
  const locale = useLocale();
  const { state, send_at: sendAt, sent_at: sentAt, message } = card;
  const day = formatDay(sentAt ?? sendAt, locale);
  return (
    <section className={styles.tile} aria-labelledby="order-card">
      <h2 id="order-card">{intl.formatMessage({ id: 'orders.giftCard' })}</h2>
      <ul className={styles.items}>
        <li>
          <Picture src={card.picture} alt="" width={96} height={64} />
          <div className={styles.itemText}>
            <span>{card.to_name}</span>
            <span className={styles.muted}>{card.to_email}</span>
            <span>
              <Badge tone={TONES[state]}>
                {intl.formatMessage({ id: `orders.giftCard.${state}` }, { day })}
              </Badge>
            </span>
          </div>
          <strong>{formatBaht(card.amount)}</strong>
        </li>
      </ul>
      {message !== '' && <blockquote className={styles.giftMessage}>{message}</blockquote>}
      <p className={styles.muted}>{intl.formatMessage({ id: 'orders.giftCard.code' })}</p>
    </section>
  );
}
