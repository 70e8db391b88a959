import type { Metadata } from 'next';
import { BranchesScreen } from '@/components/screens/branches-screen';
import { readAllBranches } from '@/lib/branches/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'branches');
  const title = intl.formatMessage({ id: 'branches.all' });
  return pageMetadata({
    locale,
    page: 'branches',
    title,
    description: intl.formatMessage(
      { id: 'branches.description' },
      { shop: brandName(locale, brand) },
    ),
  });
}

export default async function BranchesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const branches = await readAllBranches({ locale });
  return <BranchesScreen locale={locale} branches={branches} />;
}
