import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BranchView, NewBranch } from '@/components/branch-records/branch-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { idParamSchema } from '@/lib/api/contract';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface BranchPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: BranchPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffBranch',
    ids: { id },
    domain: 'branch-records',
    title: 'branch-records.branchTitle',
    description: 'branch-records.description',
  });
}

/** A branch by its id, or `new`. */
export default async function BranchPage({ params }: BranchPageProps) {
  const locale = await localeOf(params);
  const { id } = await params;
  const parsed = idParamSchema.safeParse({ id });
  if (id !== 'new' && !parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['branch-records', 'branches', 'office']}>
        {parsed.success ? <BranchView id={parsed.data.id} /> : <NewBranch />}
      </IntlScope>
    </StaffScreen>
  );
}
