import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WriteReviewScreen } from '@/components/screens/write-review-screen';
import { orderIdParamSchema } from '@/lib/orders/contract';
import { localeOf } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface WriteReviewPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: WriteReviewPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'writeReview',
    ids: { order: id },
    domain: 'reviews',
    title: 'reviews.write',
    description: 'reviews.ownDescription',
  });
}

export default async function WriteReviewPage({ params }: WriteReviewPageProps) {
  const locale = await localeOf(params);
  const parsed = orderIdParamSchema.safeParse(await params);
  if (!parsed.success) notFound();
  return <WriteReviewScreen locale={locale} orderId={parsed.data.id} />;
}
