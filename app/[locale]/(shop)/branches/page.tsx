import type { Metadata } from 'next';
import { BranchFinder } from '@/components/branches/branch-finder';
import { MapTiles } from '@/components/branches/map-tiles';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { readBranches } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { mapTiles } from '@/lib/env';
import { brandName } from '@/lib/i18n/brand-name';
import { loadMessages } from '@/lib/i18n/messages';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'branches');
  const title = intl.formatMessage({ id: 'branches.all' });
  return pageMetadata({
    locale,
    paths: samePath('/branches'),
    title,
    description: intl.formatMessage(
      { id: 'branches.description' },
      { shop: brandName(locale, brand) },
    ),
    image: ogImage(locale, 'pages', 'branches', title),
  });
}

export default async function BranchesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, messages, branches] = await Promise.all([
    getIntl(locale, 'catalog', 'branches'),
    loadMessages(locale, ['branches']),
    readBranches({ locale, per_page: 100 }),
  ]);
  const title = intl.formatMessage({ id: 'branches.all' });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'branches.intro' }, { count: branches.length })}
      />
      <MapTiles tiles={mapTiles()}>
        <BranchFinder branches={branches} locale={locale} messages={messages} />
      </MapTiles>
    </>
  );
}
