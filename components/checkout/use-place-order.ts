'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Quote } from '@/lib/api/contract/cart';
import { normalizeError } from '@/lib/api/error';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { loadCart } from '@/lib/queries/cart';
import { placeOrderMutation } from '@/lib/queries/orders';

/** Places the order once: one key for one content of the order, however often the button is pressed. */
export function usePlaceOrder() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const [addressError, setAddressError] = useState<string>();
  const order = useMutation({
    ...placeOrderMutation(locale),
    onSuccess: (placed) => {
      queries.setQueryData(['order', locale, placed.order_id], placed);
      router.replace(localePath(locale, `/orders/${placed.order_id}?placed=1`));
      void loadCart(locale).catch(() => undefined);
    },
    onError: (failure) => {
      const error = normalizeError(failure);
      setRefusal(error.fields['address_id'] ?? error.message);
      // The key of a refused order is spent; the next try is a new order.
      attempt.current = undefined;
      void loadCart(locale).catch(() => undefined);
      void queries.invalidateQueries({ queryKey: ['quote'] });
    },
  });

  const place = (quote: Quote, addressId: number | undefined) => {
    if (order.isPending) return;
    setRefusal(undefined);
    if (addressId === undefined) {
      setAddressError(intl.formatMessage({ id: 'checkout.chooseAddress' }));
      return;
    }
    setAddressError(undefined);
    const content = {
      cart_version: quote.cart_version,
      quote_total: quote.total,
      delivery_method: 'home' as const,
      address_id: addressId,
      payment_method: 'cod' as const,
    };
    const serialized = JSON.stringify(content);
    if (attempt.current?.content !== serialized) {
      attempt.current = { content: serialized, key: crypto.randomUUID() };
    }
    order.mutate({ order: content, idempotencyKey: attempt.current.key });
  };

  return {
    place,
    refusal,
    addressError,
    isPending: order.isPending,
    /** The order stands and its page is on the way. */
    isDone: order.isSuccess,
  };
}
