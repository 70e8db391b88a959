import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CaseView } from '@/components/questionnaires/case-view';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface CasePageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: CasePageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'case',
    ids: { case: id },
    domain: 'questionnaires',
    title: 'questionnaires.case',
    description: 'questionnaires.intro',
  });
}

export default async function CasePage({ params }: CasePageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return (
    <MemberScreen locale={locale} titleId="questionnaires.case" domains={['questionnaires']}>
      <CaseView id={id} />
    </MemberScreen>
  );
}
