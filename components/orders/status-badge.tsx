'use client';

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/orders/contract-values';

const TONES: Record<OrderStatus, ComponentProps<typeof Badge>['tone']> = {
  created: 'neutral',
  waiting_payment: 'warning',
  paid: 'success',
  cash_on_delivery: 'warning',
  packing: 'info',
  shipped: 'info',
  delivered: 'success',
  waiting_branch_approval: 'warning',
  branch_approved: 'info',
  branch_received: 'success',
  rejected_by_branch: 'danger',
  collected: 'success',
  completed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const intl = useIntl();
  return (
    <Badge tone={TONES[status]}>{intl.formatMessage({ id: `orders.status.${status}` })}</Badge>
  );
}
