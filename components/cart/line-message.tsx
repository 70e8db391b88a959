'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import type { CartItem } from '@/lib/api/contract/cart';

/** Stock and limit of a line, beside its quantity. */
export function LineMessage({ item }: { readonly item: CartItem }) {
  const intl = useIntl();
  if (item.max_qty <= 0) {
    return <Notice tone="danger">{intl.formatMessage({ id: 'cart.soldOut' })}</Notice>;
  }
  if (item.qty > item.max_qty) {
    return (
      <Notice tone="warning">
        {intl.formatMessage({ id: 'cart.tooMany' }, { max: item.max_qty })}
      </Notice>
    );
  }
  if (item.qty === item.max_qty) {
    return (
      <Notice tone="info">{intl.formatMessage({ id: 'cart.max' }, { max: item.max_qty })}</Notice>
    );
  }
  if (item.stock === 'low') {
    return <Badge tone="warning">{intl.formatMessage({ id: 'cart.lowStock' })}</Badge>;
  }
  return null;
}
