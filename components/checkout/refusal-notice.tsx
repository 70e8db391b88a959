'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { Quote } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './checkout.module.scss';
import { quoteChanges, type QuoteChange } from './quote-changes';
import { isMendedInCart, productsOf } from './refusals';
import { isAnswer, type Placing } from './use-place-order';
import { useProductName } from './checkout-context';

/** Why the order was not placed, and what to do about it; nothing was lost. */
export function RefusalNotice({ refusal }: { readonly refusal: NonNullable<Placing['refusal']> }) {
  const intl = useIntl();
  const locale = useLocale();
  const nameOf = useProductName();
  const { error, seen } = refusal;
  const now = error.data['quote'] as Quote | undefined;
  const products = productsOf(error);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is at hand where the summary is not.
    place.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  return (
    <div ref={place}>
      <Notice tone="danger" role="alert">
        <p>{isAnswer(error) ? error.message : intl.formatMessage({ id: 'checkout.noAnswer' })}</p>
        {products.length > 0 && (
          <ul className={styles.changes}>
            {products.map((id) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </ul>
        )}
        {now && seen && <Changes before={seen} now={now} />}
        {isMendedInCart(error) && (
          <Link href={pathTo(locale, '/cart')}>
            {intl.formatMessage({ id: 'checkout.toCart' })}
          </Link>
        )}
      </Notice>
    </div>
  );
}

function Changes({ before, now }: { readonly before: Quote; readonly now: Quote }) {
  const intl = useIntl();
  const nameOf = useProductName();
  const words = (change: QuoteChange) => {
    const id = `checkout.changed.${change.kind}`;
    switch (change.kind) {
      case 'price':
        return intl.formatMessage({ id }, { name: nameOf(change.productId), ...baht(change) });
      case 'qty':
        return intl.formatMessage(
          { id },
          { name: nameOf(change.productId), from: change.from, to: change.to },
        );
      case 'gone':
      case 'added':
        return intl.formatMessage({ id }, { name: nameOf(change.productId) });
      case 'delivery':
        return intl.formatMessage({ id }, baht(change));
      case 'coupon':
        return intl.formatMessage({ id }, { name: change.description });
    }
  };
  return (
    <>
      <ul className={styles.changes}>
        {quoteChanges(before, now)
          .map(words)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
      <p>
        {intl.formatMessage(
          { id: 'checkout.changed.total' },
          baht({ from: before.to_pay, to: now.to_pay }),
        )}
      </p>
    </>
  );
}

function baht({ from, to }: { readonly from: number; readonly to: number }) {
  return { from: formatBaht(from), to: formatBaht(to) };
}
