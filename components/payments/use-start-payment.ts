'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState } from 'react';
import type { ErrorCode } from '@/lib/api/contract-errors';
import type { PaymentMethod } from '@/lib/checkout/contract-values';
import type { Payment } from '@/lib/payments/contract';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { refreshOrders } from '@/lib/orders/queries';
import { paymentQuery, startPaymentMutation } from '@/lib/payments/queries';

/** The order is past payment; its result shows why. */
const DECIDED = new Set<ErrorCode | undefined>(['ALREADY_PAID', 'ORDER_EXPIRED', 'ORDER_STATE']);

/** Below this status the service gave an answer, which is final for the key. */
const SERVER_ERROR = 500;

/** Starts payments of an order. One idempotency key per attempt, however often the button is pressed. */
export function useStartPayment(orderId: string) {
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const attempt = useRef<{ method: PaymentMethod; key: string }>(undefined);
  const [refusal, setRefusal] = useState<ApiError>();
  const [handOver, setHandOver] = useState<Payment>();
  const result = pathTo(locale, '/orders/:order/payment/result', { order: orderId });
  const { mutate, isPending } = useMutation({
    ...startPaymentMutation(locale, orderId),
    onSuccess: async (payment) => {
      attempt.current = undefined;
      queries.setQueryData(paymentQuery(locale, payment.payment_id).queryKey, payment);
      const { type } = payment.next_action;
      if (type === 'redirect' || type === 'form_post') setHandOver(payment);
      await refreshOrders(queries);
      if (type === 'none') router.replace(result);
    },
    onError: (failure) => {
      const error = normalizeError(failure);
      // A refusal uses up the key. Without an answer the retry repeats it.
      if (error.status < SERVER_ERROR) attempt.current = undefined;
      if (DECIDED.has(error.code)) router.replace(result);
      else setRefusal(error);
      void refreshOrders(queries);
    },
  });
  const start = useCallback(
    (method: PaymentMethod) => {
      setRefusal(undefined);
      if (attempt.current?.method !== method) {
        attempt.current = { method, key: newKey() };
      }
      mutate({ payment: { method, return_url: result }, idempotencyKey: attempt.current.key });
    },
    [mutate, result],
  );
  return { start, isPending, refusal, handOver };
}
