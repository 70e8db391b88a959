'use client';

import Image from 'next/image';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { OrderItem } from '@/lib/api/contract/orders';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/routes';
import styles from './orders.module.scss';

export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.tile} aria-labelledby="order-items">
      <h2 id="order-items">{intl.formatMessage({ id: 'orders.items' })}</h2>
      <ul className={styles.items}>
        {items.map(({ product, qty, line_total: total }) => {
          const name = locale === 'th' ? product.product_name_th : product.product_name_en;
          return (
            <li key={product.id}>
              <Image src={product.image.thumbnail_url} alt="" width={64} height={64} />
              <Link href={productPath(locale, { id: product.id, product_name: name })}>{name}</Link>
              <span>{intl.formatMessage({ id: 'orders.quantity' }, { qty })}</span>
              <Price amount={total} wasLabel="" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
