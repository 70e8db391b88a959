'use client';

import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBottomInset } from '@/components/common/use-bottom-inset';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { shownRows, Totals } from '@/components/ui/totals';
import type { Quote } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { isFirstQuoteDue, useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { QuoteRefusal } from './quote-refusal';
import { RefusalNotice } from './refusal-notice';
import { problemsOf } from './refusals';
import { owedSums } from './steps';
import type { Placing } from './use-place-order';
import { useMainButton } from './use-main-button';

/** The service's quote, and a button with exactly that total. */
export function OrderSummaryBox({ placing }: { readonly placing: Placing }) {
  const intl = useIntl();
  const { quoted } = useFlow();
  const { quote, error, retry } = quoted;
  const { refusal } = placing;
  const isBesideChoice = refusal && Object.keys(problemsOf(refusal.error)).length > 0;
  return (
    <div className={styles.aside}>
      <section
        className={styles.summary}
        aria-labelledby="order-summary"
        aria-busy={isFirstQuoteDue(quoted)}
      >
        <h2 id="order-summary">{intl.formatMessage({ id: 'checkout.summary' })}</h2>
        {quote && <Amounts quote={quote} />}
        {error && <QuoteRefusal error={error} onRetry={retry} />}
        {refusal && !isBesideChoice && <RefusalNotice refusal={refusal} />}
      </section>
      <MainButton placing={placing} />
    </div>
  );
}

function Amounts({ quote }: { readonly quote: Quote }) {
  const intl = useIntl();
  const locale = useLocale();
  const { quoted } = useFlow();
  const isIncomplete = quote.groups.some((group) => group.missing > 0 && !group.opted_out);
  return (
    <>
      <Totals
        isStale={quoted.isStale}
        staleLabel={intl.formatMessage({ id: 'checkout.updating' })}
        rows={shownRows(quote.totals, intl.formatMessage({ id: 'checkout.free' }))}
        total={{
          label: intl.formatMessage({ id: 'checkout.toPay' }),
          value: formatBaht(quote.to_pay),
          note: intl.formatMessage({ id: 'checkout.vat' }, { amount: formatBaht(quote.vat) }),
        }}
      />
      <TwoPayments quote={quote} />
      {quote.earned_coins > 0 && (
        <p className={styles.earned}>
          <Icon name="coin" size="sm" />
          {intl.formatMessage({ id: 'checkout.earned' }, { coins: quote.earned_coins })}
        </p>
      )}
      {isIncomplete && (
        <Notice tone="warning">
          <p>{intl.formatMessage({ id: 'checkout.setIncomplete' })}</p>
          <Link href={pathTo(locale, '/cart')}>
            {intl.formatMessage({ id: 'checkout.toCart' })}
          </Link>
        </Notice>
      )}
    </>
  );
}

/** A split cart is paid as two orders, one after the other. */
function TwoPayments({ quote }: { readonly quote: Quote }) {
  const intl = useIntl();
  const [first, second] = owedSums(quote);
  if (first === undefined || second === undefined) return null;
  const values = { first: formatBaht(first), second: formatBaht(second) };
  return <Notice tone="info">{intl.formatMessage({ id: 'checkout.twoPayments' }, values)}</Notice>;
}

function MainButton({ placing }: { readonly placing: Placing }) {
  const intl = useIntl();
  const { quoted, step } = useFlow();
  const { quote } = quoted;
  const { label, isBusy, press } = useMainButton(placing);
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, '--bar-height');
  return (
    <div ref={bar} className={styles.main}>
      {quote && step !== 'confirm' && (
        <p className={styles.barTotal} aria-hidden="true">
          <span>{intl.formatMessage({ id: 'checkout.toPay' })}</span>
          <strong>{formatBaht(quote.to_pay)}</strong>
        </p>
      )}
      <Button size="lg" block busy={isBusy} onClick={press}>
        {label}
      </Button>
    </div>
  );
}
