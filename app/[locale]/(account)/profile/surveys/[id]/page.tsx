import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SurveyScreen } from '@/components/screens/survey-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface SurveyPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: SurveyPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'survey',
    ids: { survey: id },
    domain: 'surveys',
    title: 'surveys.one',
    description: 'surveys.seo',
  });
}

export default async function SurveyPage({ params }: SurveyPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return <SurveyScreen locale={locale} surveyId={id} />;
}
