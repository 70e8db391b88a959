'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { LateIntl } from '@/lib/i18n/late-intl';
import type { Messages } from '@/lib/i18n/messages';
import type { CouponOffers } from './coupon-offers';

const Providers = dynamic(() =>
  import('@/components/layout/providers').then((part) => part.Providers),
);
const Offers = dynamic(() => import('./coupon-offers').then((part) => part.CouponOffers));

interface LateOffersProps extends ComponentProps<typeof CouponOffers> {
  readonly locale: Locale;
  /** Of `coupons`. */
  readonly messages: Messages;
}

/** Coupons on pages of which few show any: written on the server, their code comes only with them. */
export function LateOffers({ locale, messages, ...offers }: LateOffersProps) {
  return (
    <Providers>
      <LateIntl locale={locale} messages={messages}>
        <Offers {...offers} level={3} />
      </LateIntl>
    </Providers>
  );
}
