import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BranchView } from '@/components/branches/branch-view';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { readBranch } from '@/lib/api/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { parseId } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

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
    paths: samePath(`/branches/${String(branch.id)}`),
    title: intl.formatMessage({ id: 'branches.of' }, { name: branch.name }),
    description: branch.address,
    image: ogImage(locale, 'pages', 'branches', branch.name),
  });
}

export default async function BranchPage(props: BranchProps) {
  const { locale, branch } = await loadBranch(props);
  const intl = await getIntl(locale, 'catalog', 'branches');
  const title = intl.formatMessage({ id: 'branches.of' }, { name: branch.name });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [
          { name: intl.formatMessage({ id: 'branches.all' }), url: '/branches' },
          { name: branch.name },
        ])}
        title={title}
        intro={branch.address}
      />
      <BranchView branch={branch} locale={locale} />
    </>
  );
}
