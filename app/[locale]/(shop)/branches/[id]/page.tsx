import type { Metadata } from 'next';
import { BranchScreen } from '@/components/screens/branch-screen';
import { notFound } from 'next/navigation';
import { readBranch } from '@/lib/branches/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { parseId } from '@/lib/pages/segments';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageCard } from '@/lib/seo/og';

interface BranchProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

async function loadBranch({ params }: BranchProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return { locale, branch: await orNotFound(readBranch(id, locale)) };
}

export async function generateMetadata(props: BranchProps): Promise<Metadata> {
  const { locale, branch } = await loadBranch(props);
  const intl = await getIntl(locale, 'branches');
  return pageMetadata({
    locale,
    page: 'branch',
    ids: { branch: branch.id },
    title: intl.formatMessage({ id: 'branches.of' }, { name: branch.name }),
    description: branch.address,
    image: pageCard(locale, 'branch', branch.name),
  });
}

export default async function BranchPage(props: BranchProps) {
  return <BranchScreen {...await loadBranch(props)} />;
}
