'use client';

import Image from 'next/image';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import type { OrderSummary } from '@/lib/api/contract/orders';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './orders.module.scss';
import { StatusBadge } from './status-badge';

const SHOWN_PICTURES = 4;

export function OrderTile({ order }: { readonly order: OrderSummary }) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: id, created_at: createdAt, items, item_count: count, status, total } = order;
  return (
    <li className={styles.tile}>
      <div className={styles.tileHead}>
        <h2 className={styles.number}>
          <Link href={localePath(locale, `/orders/${id}`)}>
            {intl.formatMessage({ id: 'orders.number' }, { id })}
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className={styles.muted}>
        <time dateTime={createdAt}>
          {intl.formatMessage(
            { id: 'orders.placedAt' },
            { date: formatDateTime(createdAt, locale) },
          )}
        </time>
      </p>
      <div className={styles.pictures}>
        {items.slice(0, SHOWN_PICTURES).map(({ product }) => (
          <Image
            key={product.id}
            src={product.image.thumbnail_url}
            alt={locale === 'th' ? product.product_name_th : product.product_name_en}
            width={64}
            height={64}
          />
        ))}
      </div>
      <p className={styles.tileFoot}>
        <span>{intl.formatMessage({ id: 'orders.itemCount' }, { count })}</span>
        <strong>{intl.formatMessage({ id: 'orders.thb' }, { amount: formatBaht(total) })}</strong>
      </p>
    </li>
  );
}
