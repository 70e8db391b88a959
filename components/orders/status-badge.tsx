'use client';

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/api/contract/orders';

const TONES: Record<OrderStatus, ComponentProps<typeof Badge>['tone']> = {
  created: 'neutral',
  cash_on_delivery: 'warning',
  packing: 'info',
  shipped: 'info',
  delivered: 'success',
  completed: 'success',
  cancelled: 'neutral',
};

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const intl = useIntl();
  return (
    <Badge tone={TONES[status]}>{intl.formatMessage({ id: `orders.status.${status}` })}</Badge>
  );
}
