import type { Metadata } from 'next';
import { SurveysScreen } from '@/components/screens/surveys-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/surveys',
    domain: 'surveys',
    title: 'surveys.title',
    description: 'surveys.seo',
  });
}

export default async function SurveysPage({ params }: LocaleParams) {
  return <SurveysScreen locale={await localeOf(params)} />;
}
