'use client';

import { useIntl } from 'react-intl';
import { Price } from '@/components/ui/price';
import type { CartItem } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './cart-line.module.scss';

interface LineTotalProps {
  readonly item: CartItem;
  readonly isStale: boolean;
}

/** Total of the line with its discounts. */
export function LineTotal({ item, isStale }: LineTotalProps) {
  const intl = useIntl();
  const off = (id: string, amount: number) =>
    amount > 0 && <small>{intl.formatMessage({ id }, { amount: formatBaht(-amount) })}</small>;
  return (
    <div className={styles.total} data-stale={isStale}>
      <Price amount={item.line_total} wasLabel="" />
      {off('cart.memberOff', item.discmember)}
      {off('cart.lineOff', item.discount_line_item)}
    </div>
  );
}
