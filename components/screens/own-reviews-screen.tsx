import { Suspense } from 'react';
import { AccountFrame } from '@/components/layout/account/account-frame';
import { OwnReviews } from '@/components/reviews/own-reviews';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function OwnReviewsScreen({ locale }: { readonly locale: Locale }) {
  return (
    <AccountFrame locale={locale}>
      <MemberScreen locale={locale} titleId="reviews.own" domains={['reviews']}>
        <Suspense>
          <OwnReviews />
        </Suspense>
      </MemberScreen>
    </AccountFrame>
  );
}
