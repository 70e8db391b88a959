import type { Metadata } from 'next';
import { OwnReviewsScreen } from '@/components/screens/own-reviews-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/orders/reviews',
    domain: 'reviews',
    title: 'reviews.own',
    description: 'reviews.ownDescription',
  });
}

export default async function OwnReviewsPage({ params }: LocaleParams) {
  return <OwnReviewsScreen locale={await localeOf(params)} />;
}
