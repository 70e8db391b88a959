'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderSignal } from '@/lib/browser/signal';
import { refreshOrders } from '@/lib/orders/queries';

/** Refreshes an open page when branch, staff, bank or courier change an order. */
export function useLiveOrders(): void {
  const queries = useQueryClient();
  useEffect(() => orderSignal.listen(() => void refreshOrders(queries)), [queries]);
}
