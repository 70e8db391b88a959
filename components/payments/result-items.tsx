'use client';

import { useIntl } from 'react-intl';
import { Picture } from '@/components/ui/picture';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './result-panel.module.scss';

export function ResultItems({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { gift_card: card } = order;
  return (
    <section className={styles.items} aria-labelledby="result-items">
      <h3 id="result-items">{intl.formatMessage({ id: 'payments.items' })}</h3>
      <ul>
        {card && (
          <li>
            <Picture src={card.picture} alt="" width={84} height={56} />
            <span>{intl.formatMessage({ id: 'payments.giftCard' }, { name: card.to_name })}</span>
            <span className={styles.price}>{formatBaht(card.amount)}</span>
          </li>
        )}
        {order.items.map(({ line, product, qty, line_total: total }) => (
          <li key={line}>
            <Picture src={product.image.thumbnail_url} alt="" width={56} height={56} />
            <span>
              {locale === 'th' ? product.product_name_th : product.product_name_en}
              <span className={styles.qty}>
                {intl.formatMessage({ id: 'payments.pieces' }, { qty })}
              </span>
            </span>
            <span className={styles.price}>{formatBaht(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
