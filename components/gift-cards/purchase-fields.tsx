'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatRoundBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import { AmountChoice } from './amount-choice';
import { CardFace } from './card-face';
import styles from './cards.module.scss';
import { DesignChoice } from './design-choice';
import { PaymentChoice } from './payment-choice';
import { amountOf } from './purchase';
import { Recipient } from './recipient';
import { usePurchase } from './use-purchase';

export function PurchaseFields({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gift-cards.${id}` });
  const form = useRef<HTMLFormElement>(null);
  const { loaded, isLoggedIn } = useAuth();
  const { purchase, change, buy, busy, failure, known } = usePurchase(locale);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const amount = amountOf(purchase);
  const isGift = purchase.for === 'other';
  const errors = failure?.fields ?? {};
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void buy();
      }}
    >
      <CardFace
        design={purchase.design}
        to={purchase.to_name.trim() || text('someName')}
        from={isGift ? purchase.from_name.trim() : ''}
        message={isGift ? purchase.message.trim() : ''}
        worth={amount === undefined ? '฿–' : formatRoundBaht(amount)}
      />
      <div className={styles.fields}>
        <DesignChoice
          value={purchase.design}
          onChange={(design) => {
            change({ design });
          }}
        />
        <AmountChoice
          value={purchase.amount}
          error={errors['amount']}
          onChange={(chosen) => {
            change({ amount: chosen });
          }}
        />
        <Recipient purchase={purchase} errors={errors} onChange={change} />
        <PaymentChoice
          known={known}
          amount={amount ?? 0}
          value={purchase.payment}
          error={errors['payment_method']}
          onChange={(payment) => {
            change({ payment });
          }}
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure.message}
          </Notice>
        )}
        {loaded && !isLoggedIn ? (
          <ButtonLink href={loginPath(locale, pathTo(locale, '/Gift-cards'))}>
            {text('signInToBuy')}
          </ButtonLink>
        ) : (
          <Button type="submit" busy={busy} disabled={!loaded}>
            {intl.formatMessage({ id: 'gift-cards.buy' }, { amount: formatRoundBaht(amount ?? 0) })}
          </Button>
        )}
        <p className={styles.small}>{text('buyTerms')}</p>
      </div>
    </form>
  );
}
