'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { bahtOfCoins } from '@/lib/wallet/contract-values';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { digitsInput } from '@/lib/format/input-filter';
import { useRedeemCoins } from '@/lib/wallet/queries-redeem';
import { redeemOptionsQuery } from '@/lib/wallet/queries-coins';
import styles from './checkout.module.scss';
import { useDraftSaver } from '@/components/addresses/drafts';
import { unfold } from './focus-choice';

const COIN_DIGITS = 7;

interface CoinRedeemProps {
  readonly onRedeemed: (coupon: MemberCoupon) => void;
}

/** Turns coins into a coupon for this order (`docs/product/account.md`, "Coins": 5 coins are 1 baht, for 30 days). */
export function CoinRedeem({ onRedeemed }: CoinRedeemProps) {
  const intl = useIntl();
  const { data } = useQuery(redeemOptionsQuery(useLocale()));
  const [typed, setTyped] = useState('');
  const redeem = useRedeemCoins((coupon) => {
    setTyped('');
    onRedeemed(coupon);
  });
  const form = useRef<HTMLFormElement>(null);
  useDraftSaver(async () => {
    if (typed === '') return {};
    unfold(form.current);
    return (await redeem.send(typed)) ? {} : null;
  });
  if (!data) return null;
  const worth = bahtOfCoins(data.coins);
  if (worth === 0) return null;
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
          { coins: data.coins, amount: formatBaht(worth) },
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
          {...digitsInput(COIN_DIGITS)}
          value={typed}
          error={redeem.refusal}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
        <Button type="submit" variant="secondary" busy={redeem.isBusy}>
          {intl.formatMessage({ id: 'checkout.redeem' })}
        </Button>
      </div>
    </form>
  );
}
