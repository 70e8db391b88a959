'use client';

import { useIntl } from 'react-intl';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { CartItem } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './cart-popover.module.scss';

export function CartPopoverItem({ item }: { readonly item: CartItem }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <li className={styles.item}>
      <Picture src={item.product.image.thumbnail_url} alt="" width={56} height={56} />
      <div>
        <p className={styles.name}>
          {locale === 'th' ? item.product_name_th : item.product_name_en}
        </p>
        <p className={styles.line}>
          {intl.formatMessage({ id: 'layout.cart.quantity' }, { qty: item.qty })}
          <Price amount={item.line_total} wasLabel="" />
        </p>
      </div>
    </li>
  );
}
