import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountFrame } from '@/components/members/account-frame';
import { OwnReviews } from '@/components/reviews/own-reviews';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'reviews',
    domain: 'reviews',
    title: 'reviews.own',
    description: 'reviews.ownDescription',
  });
}

export default async function OwnReviewsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
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
