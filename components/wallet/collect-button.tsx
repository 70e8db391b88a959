'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSignInFirst } from '@/components/common/use-sign-in-first';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { walletKey } from '@/lib/wallet/queries-coins';
import { collectCouponMutation, collectedQuery } from '@/lib/wallet/queries';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';

interface CollectButtonProps {
  readonly couponId: number;
  /** Coupon name; read after the button text where a page has several. */
  readonly name: string;
  /** Sold out or ended. */
  readonly isGone: boolean;
}

/** Collects a coupon. Guests sign in first; owners get a link to it. */
export function CollectButton({ couponId, name, isGone }: CollectButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const signInFirst = useSignInFirst();
  const { data } = useQuery({ ...collectedQuery(locale), enabled: isLoggedIn });
  const collect = useCollect();
  const copy = data?.find((coupon) => coupon.coupon_id === couponId);
  if (copy) {
    return (
      <ButtonLink
        href={pathTo(locale, '/profile/my-coupons/:copy', { copy: copy.id })}
        size="sm"
        variant="secondary"
      >
        <Icon name="check" size="sm" />
        {intl.formatMessage({ id: 'wallet.collected' })}
        <span className="visually-hidden"> {name}</span>
      </ButtonLink>
    );
  }
  return (
    <Button
      size="sm"
      disabled={isGone}
      busy={collect.isPending}
      onClick={() => {
        if (isLoggedIn) collect.mutate(couponId);
        else signInFirst();
      }}
    >
      {intl.formatMessage({ id: isGone ? 'wallet.gone' : 'wallet.collect' })}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

function useCollect() {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    ...collectCouponMutation(useLocale()),
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'wallet.collectedToast' }));
    },
    onError: (failure) => {
      useUi.getState().showAlert({ text: normalizeError(failure).message });
    },
    // Also after a refusal: the coupon may have been collected on another device.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKey }),
  });
}
