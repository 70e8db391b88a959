'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderSignal } from '@/lib/signal';
import { refreshOrders } from '@/lib/queries/orders';

/** Refreshes an open page when branch, staff, bank or courier change an order. */
export function useLiveOrders(): void {
  const queries = useQueryClient();
  useEffect(() => orderSignal.listen(() => void refreshOrders(queries)), [queries]);
}
