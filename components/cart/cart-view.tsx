'use client';

import { type ComponentType, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WaitingSlotProps } from '@/components/common/waiting-slot';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { UndoToast } from '@/components/ui/undo-toast';
import { isOffline } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { useBackOnline } from '@/lib/browser/use-back-online';
import { pathTo } from '@/lib/pages/path-to';
import { useCart } from '@/stores/cart';
import { CartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import styles from './cart-view.module.scss';
import { CartWaiting } from './cart-waiting';
import { CouponBox } from './coupon-box';
import { SavedLines } from './saved-lines';
import { useAside } from './use-aside';
import { useFlashEnd } from './use-flash-end';
import { useFreshCart } from './use-fresh-cart';
import { useSentItem } from './use-sent-item';

interface CartViewProps {
  /** Stands above the cart, or in the place of an empty one, where an order waits to be paid. */
  readonly Waiting: ComponentType<WaitingSlotProps>;
  /** Warnings of the products, by each other and by the member's notes. */
  readonly Warnings: ComponentType;
}

export function CartView({ Waiting, Warnings }: CartViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const cart = useCart((state) => state.cart);
  const { failed, retry } = useFreshCart(locale);
  useSentItem();
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

export function EmptyCart() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <EmptyState
      image="/images/empty-cart.svg"
      title={intl.formatMessage({ id: 'cart.empty' })}
      text={intl.formatMessage({ id: 'cart.emptyText' })}
      action={
        <ButtonLink href={pathTo(locale, '/categories')}>
          {intl.formatMessage({ id: 'cart.browse' })}
        </ButtonLink>
      }
    />
  );
}

/** No cart to show at all: without a connection, or because the shop could not answer. */
export function CartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  const offline = isOffline();
  useBackOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        image={offline ? '/images/offline.svg' : '/images/unavailable.svg'}
        title={intl.formatMessage({ id: offline ? 'cart.offline' : 'cart.failed' })}
        text={intl.formatMessage({ id: offline ? 'cart.offlineText' : 'cart.failedText' })}
        action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'cart.retry' })}</Button>}
      />
    </div>
  );
}

/** Another window was faster: its cart is shown, and the last change was not made. */
export function OvertakenNote() {
  const intl = useIntl();
  const overtaken = useCart((state) => state.overtaken);
  return (
    <div role="alert" className={styles.note}>
      {overtaken && <Notice tone="warning">{intl.formatMessage({ id: 'cart.overtaken' })}</Notice>}
    </div>
  );
}
