'use client';

import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBottomInset } from '@/components/common/use-bottom-inset';
import { Button, ButtonLink } from '@/components/ui/button';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './checkout-bar.module.scss';

interface CheckoutBarProps {
  readonly total: string;
  readonly isStale: boolean;
  /** The id of the first part of the page that has to be mended before; undefined where nothing has. */
  readonly blockedBy: string | undefined;
}

/** The way to checkout; on phones it stays on the lower edge of the screen, with the total. */
export function CheckoutBar({ total, isStale, blockedBy }: CheckoutBarProps) {
  const intl = useIntl();
  const locale = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, '--bar-height');
  const label = intl.formatMessage({ id: 'cart.checkout' });
  return (
    <div ref={bar} className={styles.bar}>
      {/* The totals above it are announced already. */}
      <p className={styles.total} data-stale={isStale} aria-hidden="true">
        <small>{intl.formatMessage({ id: isStale ? 'cart.updating' : 'cart.total' })}</small>
        <strong>{total}</strong>
      </p>
      {blockedBy === undefined ? (
        <ButtonLink href={pathTo(locale, '/orders/summary')} size="lg" block>
          {label}
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          block
          aria-describedby="cart-blocks"
          onClick={() => {
            document.getElementById(blockedBy)?.focus();
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
