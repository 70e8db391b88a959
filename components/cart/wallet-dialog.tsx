'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { CartCoupon } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { chooseCoupons } from '@/lib/cart/queries';
import { readyCouponsQuery } from '@/lib/wallet/queries';
import { withCoupon, withoutCoupon } from '@/lib/wallet/chosen-coupons';
import styles from './coupon-box.module.scss';
import { useCartChange } from './use-cart-change';
import { WalletCoupon } from './wallet-coupon';

interface WalletDialogProps {
  /** Coupons of the cart. */
  readonly coupons: readonly CartCoupon[];
  readonly onClose: () => void;
}

/** The coupons that can be used now, to choose from. */
export function WalletDialog({ coupons, onClose }: WalletDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(readyCouponsQuery(locale));
  const { busy, refusal, attempt } = useCartChange();
  const choose = (ids: readonly number[]) => void attempt(() => chooseCoupons(locale, ids));
  return (
    <Modal
      show
      onClose={onClose}
      title={intl.formatMessage({ id: 'cart.wallet' })}
      closeLabel={intl.formatMessage({ id: 'cart.close' })}
    >
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {isError && (
        <EmptyState
          image="/images/unavailable.svg"
          level={3}
          title={intl.formatMessage({ id: 'cart.wallet.failed' })}
          action={
            <Button onClick={() => void refetch()}>
              {intl.formatMessage({ id: 'cart.retry' })}
            </Button>
          }
        />
      )}
      {!data && !isError && <Spinner label={intl.formatMessage({ id: 'cart.wallet.waiting' })} />}
      {data?.length === 0 && (
        <EmptyState
          image="/images/empty-list.svg"
          level={3}
          title={intl.formatMessage({ id: 'cart.wallet.empty' })}
        />
      )}
      <ul className={styles.wallet}>
        {data?.map((coupon) => (
          <WalletCoupon
            key={coupon.id}
            coupon={coupon}
            chosen={coupons.find(({ id }) => id === coupon.id)}
            busy={busy}
            onUse={() => {
              choose(withCoupon(coupons, coupon));
            }}
            onDrop={() => {
              choose(withoutCoupon(coupons, coupon.id));
            }}
          />
        ))}
      </ul>
    </Modal>
  );
}
