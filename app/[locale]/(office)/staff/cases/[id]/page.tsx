import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeskCaseScreen } from '@/components/screens/desk-case-screen';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface DeskCasePageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: DeskCasePageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffCase',
    ids: { case: id },
    domain: 'questionnaires',
    title: 'questionnaires.case',
    description: 'questionnaires.deskDescription',
  });
}

export default async function DeskCasePage({ params }: DeskCasePageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['questionnaires', 'conversations']}>
        <DeskCaseScreen id={id} />
      </IntlScope>
    </StaffScreen>
  );
}
