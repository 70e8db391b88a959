'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { WaitingSlotProps } from '@/components/common/waiting-slot';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { cartSignal } from '@/lib/cart/signal';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { addressesQuery } from '@/lib/addresses/queries';
import { loadCart, openCart } from '@/lib/notifications/queries-member-state';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { useCheckout } from '@/stores/checkout';
import { CheckoutSteps } from './checkout-steps';
import { usePlaceOrder } from './use-place-order';

interface CheckoutViewProps {
  readonly Waiting: ComponentType<WaitingSlotProps>;
  /** Warnings of the products, by each other and by the member's notes. */
  readonly Warnings: ComponentType;
}

/** Delivery, payment and the confirmation, one after the other on one page. */
export function CheckoutView({ Waiting, Warnings }: CheckoutViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const cart = useCart((state) => state.cart);
  const addresses = useQuery(addressesQuery(locale));
  const isOpen = useChoices();
  const { isFresh, isFailed, load } = useFreshCart();
  const placing = usePlaceOrder();
  const { resume, isDone } = placing;
  const isEmpty = isFresh && cart?.items.length === 0;
  useEffect(() => {
    // An order whose answer was lost left an empty cart: ask for the answer again.
    if (isEmpty && isOpen) resume();
  }, [isEmpty, isOpen, resume]);

  if (isFailed || addresses.isError) {
    const retry = () => {
      load();
      void addresses.refetch();
    };
    return <Failed onRetry={retry} />;
  }
  const pending = <Spinner label={intl.formatMessage({ id: 'checkout.waiting' })} />;
  if (!isFresh || !cart || !addresses.data || !isOpen || isDone || placing.isResuming) {
    return pending;
  }
  if (isEmpty) {
    const empty = (
      <EmptyState
        image="/images/empty-cart.svg"
        title={intl.formatMessage({ id: 'checkout.empty' })}
        action={
          <ButtonLink href={pathTo(locale, '/categories')}>
            {intl.formatMessage({ id: 'checkout.browse' })}
          </ButtonLink>
        }
      />
    );
    return <Waiting pending={pending} instead={empty} />;
  }
  return (
    <>
      <Warnings />
      <CheckoutSteps cart={cart} addresses={addresses.data} placing={placing} />
    </>
  );
}

/** Takes up what this member chose before. */
function useChoices(): boolean {
  const memberId = useAuth((state) => state.user?.id);
  const openedFor = useCheckout((state) => state.memberId);
  useEffect(() => {
    if (memberId !== undefined) useCheckout.getState().open(memberId);
  }, [memberId]);
  return memberId !== undefined && openedFor === memberId;
}

/** Prices and stock of now, before anything is chosen upon them. */
function useFreshCart() {
  const locale = useLocale();
  const [state, setState] = useState<'waiting' | 'fresh' | 'failed'>('waiting');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    (tries === 0 ? openCart(locale) : loadCart(locale)).then(
      () => {
        setState('fresh');
      },
      () => {
        setState('failed');
      },
    );
  }, [locale, tries]);
  useEffect(
    // Another tab ordered the cart.
    () =>
      cartSignal.listen(() => {
        void loadCart(locale).catch(() => undefined);
      }),
    [locale],
  );
  const load = () => {
    setState('waiting');
    setTries(tries + 1);
  };
  return { isFresh: state === 'fresh', isFailed: state === 'failed', load };
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      image="/images/offline.svg"
      title={intl.formatMessage({ id: 'checkout.loadError' })}
      text={intl.formatMessage({ id: 'checkout.loadErrorText' })}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'checkout.retry' })}</Button>}
    />
  );
}
