'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { LateIntl } from '@/lib/i18n/late-intl';
import type { Messages } from '@/lib/i18n/messages';
import type { CouponOffers } from './coupon-offers';

const Providers = dynamic(() =>
  import('@/components/common/providers').then((part) => part.Providers),
);
const Offers = dynamic(() => import('./coupon-offers').then((part) => part.CouponOffers));

interface LateOffersProps extends ComponentProps<typeof CouponOffers> {
  readonly locale: Locale;
  /** Messages of `coupons`. */
  readonly messages: Messages;
}

/** Rendered on the server; their code loads only on the few pages that show coupons. */
export function LateOffers({ locale, messages, ...offers }: LateOffersProps) {
  return (
    <Providers>
      <LateIntl locale={locale} messages={messages}>
        <Offers {...offers} level={3} />
      </LateIntl>
    </Providers>
  );
}
