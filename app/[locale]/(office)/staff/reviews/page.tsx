import type { Metadata } from 'next';
import { ReviewQueue } from '@/components/staff/review-queue';
import { StaffScreen } from '@/components/staff/staff-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffReviews',
    domain: 'staff',
    title: 'staff.reviews',
    description: 'staff.reviewsDescription',
  });
}

export default async function StaffReviewsPage({ params }: LocaleParams) {
  return (
    <StaffScreen locale={await localeOf(params)}>
      <ReviewQueue />
    </StaffScreen>
  );
}
