'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import type { CartItem } from '@/lib/cart/contract';
import { excessOf } from './cart-blocks';

/** Stock and limit of a line, beside its quantity. */
export function LineMessage({ item }: { readonly item: CartItem }) {
  const intl = useIntl();
  if (item.qty > item.max_qty) {
    const { id, values } = excessOf(item);
    const tone = item.max_qty <= 0 ? 'danger' : 'warning';
    return <Notice tone={tone}>{intl.formatMessage({ id }, values)}</Notice>;
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
