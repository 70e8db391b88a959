import { Section } from '@/components/ui/section';
import type { Coupon } from '@/lib/wallet/contract';
import type { Locale } from '@/lib/i18n/locale';
import { loadMessages } from '@/lib/i18n/messages';
import { LateOffers } from './late-offers';

interface CouponStripProps {
  readonly locale: Locale;
  readonly title: string;
  readonly coupons: readonly Coupon[];
  readonly layout: 'strip' | 'cards';
}

export async function CouponStrip({ locale, title, coupons, layout }: CouponStripProps) {
  return (
    <Section title={title}>
      <LateOffers
        coupons={coupons}
        shape={layout}
        locale={locale}
        messages={await loadMessages(locale, ['wallet'])}
      />
    </Section>
  );
}
