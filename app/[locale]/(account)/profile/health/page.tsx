import type { Metadata } from 'next';
import { HealthProfile } from '@/components/health/health-profile';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'health',
    domain: 'health',
    title: 'health.title',
    description: 'health.seo',
  });
}

export default async function HealthPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="health.title" domains={['health']}>
      <HealthProfile />
    </MemberScreen>
  );
}
