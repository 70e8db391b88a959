'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { useMedicinePatients } from '@/components/common/use-medicine-patients';
import type { OrderStatus } from '@/lib/orders/contract-values';
import type { Order, OrderItem } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { productPath } from '@/lib/pages/catalog-paths';
import { reviewPath } from '@/lib/orders/paths';
import styles from './orders.module.scss';

/** The goods are with the member. */
const ARRIVED: ReadonlySet<OrderStatus> = new Set(['delivered', 'collected', 'completed']);

interface OrderItemsProps {
  readonly order: Pick<Order, 'order_id' | 'status' | 'items' | 'delivery_method'>;
}

export function OrderItems({ order }: OrderItemsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const picksUp = order.delivery_method === 'pickup';
  const patients = useMedicinePatients(picksUp ? order.order_id : '', order.order_id);
  return (
    <section className={styles.tile} aria-labelledby="order-items">
      <h2 id="order-items">{intl.formatMessage({ id: 'orders.items' })}</h2>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <Item key={item.line} item={item} patient={patients.get(item.product.id)} />
        ))}
      </ul>
      {ARRIVED.has(order.status) && (
        <ButtonLink href={reviewPath(locale, order.order_id)} variant="secondary">
          {intl.formatMessage({ id: 'orders.review' })}
        </ButtonLink>
      )}
    </section>
  );
}

interface ItemProps {
  readonly item: OrderItem;
  /** Whom an approved medicine is for, where a name is known. */
  readonly patient: string | undefined;
}

function Item({ item, patient }: ItemProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { product, qty, price, line_total: total, free_qty: free } = item;
  const name = locale === 'th' ? product.product_name_th : product.product_name_en;
  const before = Math.round(price * qty * 100) / 100;
  return (
    <li>
      <Picture src={product.image.thumbnail_url} alt="" width={64} height={64} />
      <div className={styles.itemText}>
        <Link href={productPath(locale, { id: product.id, product_name: name })}>{name}</Link>
        {patient !== undefined && (
          <span>{intl.formatMessage({ id: 'orders.forPatient' }, { name: patient })}</span>
        )}
        {item.conversation_id !== null && (
          <Link
            href={pathTo(locale, '/pharmacy/history/:conversation', {
              conversation: item.conversation_id,
            })}
          >
            {intl.formatMessage({ id: 'orders.fromConversation' })}
          </Link>
        )}
        <span className={styles.muted}>
          <span>
            {intl.formatMessage({ id: 'orders.priceQty' }, { price: formatBaht(price), qty })}
          </span>
          {free > 0 && (
            <Badge tone="sale">{intl.formatMessage({ id: 'orders.freeQty' }, { qty: free })}</Badge>
          )}
        </span>
      </div>
      <Price
        amount={total}
        {...(total < before ? { was: before } : {})}
        wasLabel={intl.formatMessage({ id: 'orders.before' })}
      />
    </li>
  );
}
