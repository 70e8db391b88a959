import type { Metadata } from 'next';
import { HealthScreen } from '@/components/screens/health-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/health',
    domain: 'health',
    title: 'health.title',
    description: 'health.seo',
  });
}

export default async function HealthPage({ params }: LocaleParams) {
  return <HealthScreen locale={await localeOf(params)} />;
}
