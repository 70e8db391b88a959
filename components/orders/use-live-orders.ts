'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderSignal } from '@/lib/signal';
import { refreshOrders } from '@/lib/queries/orders';

/** What a branch, staff, the bank or the courier does stands on an open page without a reload. */
export function useLiveOrders(): void {
  const queries = useQueryClient();
  useEffect(() => orderSignal.listen(() => void refreshOrders(queries)), [queries]);
}
