import { AccountFrame } from '@/components/members/account-frame';
import { WriteReviews } from '@/components/reviews/write-reviews';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

interface WriteReviewScreenProps {
  readonly locale: Locale;
  readonly orderId: string;
}

export function WriteReviewScreen({ locale, orderId }: WriteReviewScreenProps) {
  return (
    <AccountFrame locale={locale}>
      <MemberScreen locale={locale} titleId="reviews.write" domains={['reviews']}>
        <WriteReviews orderId={orderId} />
      </MemberScreen>
    </AccountFrame>
  );
}
