'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/cart/contract';
import { whenConnected } from '@/lib/browser/connection';
import { AppliedCoupon } from './applied-coupon';
import styles from './coupon-box.module.scss';
import { CouponForm } from './coupon-form';

const WalletDialog = lazy(() =>
  whenConnected(() =>
    import('./wallet-dialog').then((module) => ({ default: module.WalletDialog })),
  ),
);

/** The coupons of the cart: by code, or from the wallet. */
export function CouponBox({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.box} aria-labelledby="cart-coupons">
      <h2 id="cart-coupons" ref={heading} tabIndex={-1}>
        <Icon name="tag" size="sm" />
        {intl.formatMessage({ id: 'cart.coupons' })}
      </h2>
      {cart.coupons.length > 0 && (
        <ul className={styles.applied} aria-live="polite">
          {cart.coupons.map((coupon) => (
            <AppliedCoupon
              key={coupon.id}
              coupon={coupon}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <CouponForm />
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'cart.coupons.mine' })}
      </Button>
      {open && (
        <Suspense>
          <WalletDialog
            coupons={cart.coupons}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
