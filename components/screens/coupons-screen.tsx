import { use } from 'react';
import { CouponOffers } from '@/components/wallet/coupon-offers';
import { Providers } from '@/components/common/providers';
import type { Coupon } from '@/lib/wallet/contract';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PageHead } from './page-head';

interface CouponsScreenProps {
  readonly locale: Locale;
  readonly coupons: readonly Coupon[];
}

/** `/coupons`: same HTML for all visitors; the browser marks a member's coupons. */
export function CouponsScreen({ locale, coupons }: CouponsScreenProps) {
  const intl = use(getIntl(locale, 'wallet'));
  const title = intl.formatMessage({ id: 'wallet.title' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'wallet.intro' })}
      />
      <Providers>
        <IntlScope locale={locale} domains={['wallet']}>
          <CouponOffers coupons={coupons} />
        </IntlScope>
      </Providers>
    </>
  );
}
