'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { COINS_PER_BAHT } from '@/lib/api/contract/order-values';
import type { MemberCoupon } from '@/lib/api/contract/wallet';
import { normalizeError } from '@/lib/api/error';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { redeemCoinsMutation, redeemOptionsQuery, walletKeys } from '@/lib/queries/wallet';
import styles from './checkout.module.scss';
import { useDraftSaver } from './drafts';
import { unfold } from './focus-choice';

interface CoinRedeemProps {
  readonly onRedeemed: (coupon: MemberCoupon) => void;
}

/** Turns coins into a coupon for this order (`spec.md` section 9: 5 coins are 1 baht, for 30 days). */
export function CoinRedeem({ onRedeemed }: CoinRedeemProps) {
  const intl = useIntl();
  const { data } = useQuery(redeemOptionsQuery(useLocale()));
  const [typed, setTyped] = useState('');
  const redeem = useRedeem((coupon) => {
    setTyped('');
    onRedeemed(coupon);
  });
  const form = useRef<HTMLFormElement>(null);
  useDraftSaver(async () => {
    if (typed === '') return {};
    unfold(form.current);
    return (await redeem.send(typed)) ? {} : null;
  });
  if (!data || data.coins < COINS_PER_BAHT) return null;
  return (
    <form
      ref={form}
      className={styles.coins}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void redeem.send(typed);
      }}
    >
      <p>
        {intl.formatMessage(
          { id: 'checkout.coins' },
          { coins: data.coins, amount: formatBaht(Math.floor(data.coins / COINS_PER_BAHT)) },
        )}
      </p>
      <div className={styles.quick}>
        {data.options.map((option) => (
          <Button
            key={option.coins}
            size="sm"
            variant="secondary"
            aria-pressed={typed === String(option.coins)}
            onClick={() => {
              setTyped(String(option.coins));
            }}
          >
            {intl.formatMessage(
              { id: 'checkout.coinOption' },
              { coins: option.coins, amount: formatBaht(option.amount) },
            )}
          </Button>
        ))}
      </div>
      <div className={styles.inline}>
        <TextField
          label={intl.formatMessage({ id: 'checkout.coinsToUse' })}
          hint={intl.formatMessage({ id: 'checkout.coinsHint' })}
          name="coins"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          error={redeem.refusal}
          onChange={(event) => {
            setTyped(event.target.value.replace(/\D/g, ''));
          }}
        />
        <Button type="submit" variant="secondary" busy={redeem.isBusy}>
          {intl.formatMessage({ id: 'checkout.redeem' })}
        </Button>
      </div>
    </form>
  );
}

/** The service says what is wrong with the number, in the words of `spec.md` section 5. */
function useRedeem(onRedeemed: (coupon: MemberCoupon) => void) {
  const queries = useQueryClient();
  const attempt = useRef<{ typed: string; key: string }>(undefined);
  const redeem = useMutation({
    ...redeemCoinsMutation(useLocale()),
    onSuccess: ({ coupon }) => {
      attempt.current = undefined;
      void queries.invalidateQueries({ queryKey: walletKeys.all });
      onRedeemed(coupon);
    },
    onError: (failure) => {
      // A number that was refused is spent; one without an answer is tried again under its key.
      if (normalizeError(failure).code !== undefined) attempt.current = undefined;
    },
  });
  /** Whether they were redeemed. */
  const send = async (typed: string) => {
    if (redeem.isPending) return false;
    if (attempt.current?.typed !== typed) attempt.current = { typed, key: crypto.randomUUID() };
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
