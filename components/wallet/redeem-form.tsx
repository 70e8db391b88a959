'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { TextField } from '@/components/ui/text-field';
import { COIN_COUPON_DAYS, bahtOfCoins } from '@/lib/wallet/contract-values';
import type { MemberCoupon, RedeemOptions } from '@/lib/wallet/contract';
import { formatBaht, formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { digitsInput } from '@/lib/format/input-filter';
import { pathTo } from '@/lib/pages/path-to';
import { useRedeemCoins } from '@/lib/wallet/queries-redeem';
import { redeemOptionsQuery } from '@/lib/wallet/queries-coins';
import styles from './coupons.module.scss';
import { Redeemed } from './redeemed';

/** Redeems coins for a coupon (`docs/product/account.md`, "Coins"). */
export function RedeemForm() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(redeemOptionsQuery(locale));
  const [made, setMade] = useState<MemberCoupon>();
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'wallet.loadError' })}
        retryLabel={intl.formatMessage({ id: 'wallet.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'wallet.waiting' })} />;
  return (
    <>
      {made && <Redeemed coupon={made} />}
      <Form options={data} onRedeemed={setMade} />
      <ButtonLink href={pathTo(locale, '/profile/redeem-history')} variant="secondary">
        {intl.formatMessage({ id: 'wallet.history' })}
      </ButtonLink>
    </>
  );
}

interface FormProps {
  readonly options: RedeemOptions;
  readonly onRedeemed: (coupon: MemberCoupon) => void;
}

function Form({ options: { coins, options }, onRedeemed }: FormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const redeem = useRedeemCoins((coupon) => {
    setTyped('');
    onRedeemed(coupon);
  });
  const worth = formatBaht(bahtOfCoins(coins));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void redeem.send(typed);
      }}
    >
      <p className={styles.balance}>
        <strong>{intl.formatMessage({ id: 'wallet.coinCount' }, { count: coins })}</strong>
        <span className={styles.muted}>
          {intl.formatMessage({ id: 'wallet.coinsWorth' }, { amount: worth })}
        </span>
      </p>
      <Notice tone="info">
        {intl.formatMessage({ id: 'wallet.redeemRules' }, { days: COIN_COUPON_DAYS })}
      </Notice>
      {options.length > 0 && (
        <div
          className={styles.options}
          role="group"
          aria-label={intl.formatMessage({ id: 'wallet.options' })}
        >
          {options.map((option) => (
            <Button
              key={option.coins}
              variant="secondary"
              size="sm"
              aria-pressed={typed === String(option.coins)}
              onClick={() => {
                setTyped(String(option.coins));
              }}
            >
              {intl.formatMessage(
                { id: 'wallet.option' },
                { coins: option.coins, amount: formatRoundBaht(option.amount) },
              )}
            </Button>
          ))}
        </div>
      )}
      <TextField
        label={intl.formatMessage({ id: 'wallet.coinsToRedeem' })}
        name="coins"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={redeem.refusal}
        {...digitsInput(7)}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" busy={redeem.isBusy}>
          {intl.formatMessage({ id: 'wallet.redeemNow' })}
        </Button>
      </div>
    </form>
  );
}
