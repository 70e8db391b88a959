'use client';

import Image from 'next/image';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { Cart } from '@/lib/api/contract/cart';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './checkout.module.scss';

export function ItemsReview({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.step} aria-labelledby="checkout-items">
      <h2 id="checkout-items">{intl.formatMessage({ id: 'checkout.items' })}</h2>
      <ul className={styles.items}>
        {cart.items.map((item) => (
          <li key={item.product.id}>
            <Image src={item.product.image.thumbnail_url} alt="" width={56} height={56} />
            <span>{locale === 'th' ? item.product_name_th : item.product_name_en}</span>
            <span>{intl.formatMessage({ id: 'checkout.quantity' }, { qty: item.qty })}</span>
            <Price amount={item.line_total} wasLabel="" />
          </li>
        ))}
      </ul>
      <Link href={localePath(locale, '/cart')}>
        {intl.formatMessage({ id: 'checkout.editCart' })}
      </Link>
    </section>
  );
}
