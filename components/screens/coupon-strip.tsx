import { CouponOffers } from '@/components/coupons/coupon-offers';
import { Providers } from '@/components/layout/providers';
import { Section } from '@/components/ui/section';
import type { Coupon } from '@/lib/api/contract/wallet';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';

interface CouponStripProps {
  readonly locale: Locale;
  readonly title: string;
  readonly coupons: readonly Coupon[];
  readonly layout: 'strip' | 'cards';
}

/** Coupons within a page about something else, to collect in place. */
export function CouponStrip({ locale, title, coupons, layout }: CouponStripProps) {
  return (
    <Section title={title}>
      <Providers>
        <IntlScope locale={locale} domains={['coupons']}>
          <CouponOffers coupons={coupons} shape={layout} level={3} />
        </IntlScope>
      </Providers>
    </Section>
  );
}
