'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useRef } from 'react';
import type { Quote } from '@/lib/cart/contract';
import type { Order, PlaceOrder } from '@/lib/orders/contract';
import { normalizeError, type ApiError } from '@/lib/api/error';
import { newKey } from '@/lib/browser/browser';
import { cartSignal } from '@/lib/cart/signal';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { quoteKey } from '@/lib/cart/queries';
import { loadCart } from '@/lib/notifications/queries-member-state';
import { orderQuery, placeOrderMutation } from '@/lib/orders/queries';
import { useCheckout } from '@/stores/checkout';

export interface Placing {
  /** @param seen the price that the shopper agreed to */
  readonly place: (order: PlaceOrder, seen: Quote, onRefused: (error: ApiError) => void) => void;
  /** Asks again for the answer of an order that was sent and never answered. */
  readonly resume: () => void;
  readonly isPending: boolean;
  readonly isResuming: boolean;
  /** The order is placed and its page is loading. */
  readonly isDone: boolean;
  /** Takes the refusal away, once something is done about it. */
  readonly forgive: () => void;
  readonly refusal: { readonly error: ApiError; readonly seen: Quote | undefined } | undefined;
}

interface Sent {
  readonly order: PlaceOrder;
  readonly idempotencyKey: string;
  /** Absent when it is asked for again after a refresh. */
  readonly seen?: Quote;
}

/** Places the order once: one key for one content of the order, however often it is sent. */
export function usePlaceOrder(): Placing {
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const { mutationFn } = placeOrderMutation(locale);
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    retry: false,
    mutationFn: ({ order, idempotencyKey }: Sent) => mutationFn({ order, idempotencyKey }),
    onSuccess: (placed, variables) => {
      useCheckout.getState().finish();
      queries.setQueryData(orderQuery(locale, placed.order_id).queryKey, placed);
      router.replace(pathAfter(locale, placed));
      void loadCart(locale).catch(() => undefined);
      // Other tabs still show the cart that became this order.
      cartSignal.send(variables.order.cart_version + 1);
    },
    onError: (failure) => {
      // The key of a refused order is spent; without an answer the same order is asked for again.
      if (isAnswer(normalizeError(failure))) useCheckout.getState().choose({ attempt: null });
      void loadCart(locale).catch(() => undefined);
      void queries.invalidateQueries({ queryKey: quoteKey });
    },
  });

  const isSending = useRef(false);
  const send = useCallback(
    (sent: Sent, onRefused?: (error: ApiError) => void) => {
      // A double click comes before the state of the first is drawn.
      if (isSending.current) return;
      isSending.current = true;
      mutate(sent, {
        onError: (failure) => onRefused?.(normalizeError(failure)),
        onSettled: () => {
          isSending.current = false;
        },
      });
    },
    [mutate],
  );

  const place: Placing['place'] = (order, seen, onRefused) => {
    send({ order, seen, idempotencyKey: keyFor(JSON.stringify(order)) }, onRefused);
  };
  const hasResumed = useRef(false);
  const resume = useCallback(() => {
    const { attempt } = useCheckout.getState().choices;
    if (!attempt || hasResumed.current) return;
    hasResumed.current = true;
    send({ order: JSON.parse(attempt.content) as PlaceOrder, idempotencyKey: attempt.key });
  }, [send]);

  const isResumed = variables !== undefined && variables.seen === undefined;
  return {
    place,
    resume,
    isPending,
    isResuming: isPending && isResumed,
    isDone: isSuccess,
    refusal: error ? { error: normalizeError(error), seen: variables.seen } : undefined,
    forgive: reset,
  };
}

/** A changed order needs a key of its own. */
function keyFor(content: string): string {
  const { choices, choose } = useCheckout.getState();
  if (choices.attempt?.content === content) return choices.attempt.key;
  const key = newKey();
  choose({ attempt: { content, key } });
  return key;
}

/** Whether the service refused it, rather than being away or still at it. */
export function isAnswer({ code, status }: ApiError): boolean {
  return code !== undefined && code !== 'REQUEST_IN_PROGRESS' && status < 500;
}

/** To the bank where money is owed now, for the other order of a split cart where it is for that one; otherwise to the order. */
function pathAfter(locale: Locale, order: Order): string {
  const { order_id: id, status, payment, together_with: other } = order;
  if (status === 'waiting_payment' && payment.method !== 'cod') {
    return payPath(locale, id, payment.method);
  }
  if (other?.status === 'waiting_payment') {
    return payPath(locale, other.order_id, other.payment_method);
  }
  return `${pathTo(locale, '/orders/:order', { order: id })}?placed=1`;
}
