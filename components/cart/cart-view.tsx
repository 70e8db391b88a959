'use client';

import { useRef, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { WaitingSlotProps } from '@/components/layout/waiting-slot';
import { UndoToast } from '@/components/ui/undo-toast';
import { useLocale } from '@/lib/i18n/use-locale';
import { useCart } from '@/stores/cart';
import { CartFailed } from './cart-failed';
import { CartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import styles from './cart-view.module.scss';
import { CartWaiting } from './cart-waiting';
import { CouponBox } from './coupon-box';
import { EmptyCart } from './empty-cart';
import { OvertakenNote } from './overtaken-note';
import { SavedLines } from './saved-lines';
import { useAside } from './use-aside';
import { useFlashEnd } from './use-flash-end';
import { useFreshCart } from './use-fresh-cart';

interface CartViewProps {
  /** Stands above the cart, or in the place of an empty one, where an order waits to be paid. */
  readonly Waiting: ComponentType<WaitingSlotProps>;
  /** What the products say against each other, and against what the member noted. */
  readonly Warnings: ComponentType;
}

export function CartView({ Waiting, Warnings }: CartViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const cart = useCart((state) => state.cart);
  const { failed, retry } = useFreshCart(locale);
  const ended = useFlashEnd(cart);
  const { moves, moved, undo, forget } = useAside();
  const body = useRef<HTMLDivElement>(null);
  if (!cart && failed) return <CartFailed onRetry={retry} />;
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      <OvertakenNote />
      <Waiting pending={<CartWaiting />} instead={cart?.items.length === 0 && <EmptyCart />}>
        {cart ? (
          <>
            <Warnings />
            {cart.items.length > 0 && (
              <div className={styles.columns}>
                <div className={styles.parts}>
                  <CartLines cart={cart} ended={ended} moves={moves} />
                  <CouponBox cart={cart} />
                </div>
                <CartSummary cart={cart} />
              </div>
            )}
            <SavedLines items={cart.saved} moves={moves} />
          </>
        ) : (
          <CartWaiting />
        )}
      </Waiting>
      {moved && (
        <UndoToast
          key={moved.text}
          text={moved.text}
          undoLabel={intl.formatMessage({ id: 'cart.undo' })}
          focused={moved.byKeyboard}
          onUndo={() => {
            undo();
            body.current?.focus();
          }}
          onEnd={forget}
        />
      )}
    </div>
  );
}
