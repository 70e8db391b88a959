'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MemberCoupon } from './contract';
import { normalizeError } from '../api/error';
import { newKey } from '../browser/browser';
import { useLocale } from '../i18n/use-locale';
import { redeemCoinsMutation, walletKey } from './queries-coins';

/**
 * Converts coins into a coupon, once. Validation messages come from the service; see `docs/product/account.md`,
 * "Coins".
 */
export function useRedeemCoins(onRedeemed: (coupon: MemberCoupon) => void) {
  const queries = useQueryClient();
  const attempt = useRef<{ typed: string; key: string }>(undefined);
  const redeem = useMutation({
    ...redeemCoinsMutation(useLocale()),
    onSuccess: ({ coupon }) => {
      attempt.current = undefined;
      void queries.invalidateQueries({ queryKey: walletKey });
      onRedeemed(coupon);
    },
    onError: (failure) => {
      // A refused attempt is finished; one without an answer is retried with the same key.
      if (normalizeError(failure).code !== undefined) attempt.current = undefined;
    },
  });
  /** Returns whether the coins were redeemed. */
  const send = async (typed: string) => {
    if (redeem.isPending) return false;
    if (attempt.current?.typed !== typed) attempt.current = { typed, key: newKey() };
    const coins = typed === '' ? null : Number(typed);
    const sent = redeem.mutateAsync({ coins, idempotencyKey: attempt.current.key });
    return sent.then(
      () => true,
      () => false,
    );
  };
  const error = redeem.error && normalizeError(redeem.error);
  return {
    send,
    isBusy: redeem.isPending,
    refusal: error ? (error.fields['coins'] ?? error.message) : undefined,
  };
}
