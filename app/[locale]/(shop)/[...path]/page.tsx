import type { Metadata } from 'next';
import { Trail } from '@/components/catalog/trail';
import { PageView } from '@/components/content/page-view';
import { PageBlocks } from '@/components/screens/page-blocks';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { loadRecord, type RecordProps } from './load-record';

export async function generateMetadata({ params }: RecordProps): Promise<Metadata> {
  const { locale, page } = await loadRecord(params);
  const { id, path, title, description, indexed } = page;
  return pageMetadata({
    locale,
    paths: samePath(path),
    title,
    description,
    image: ogImage(locale, 'records', id, title),
    index: indexed,
  });
}

/** Every page that a merchant writes (`docs/product/pages.md`, "Page records"). */
export default async function RecordPage({ params }: RecordProps) {
  const { locale, page, parent, campaigns } = await loadRecord(params);
  const intl = await getIntl(locale, 'catalog');
  const above = parent ? [{ name: parent.title, url: parent.path }] : [];
  return (
    <PageView
      page={page}
      locale={locale}
      running={campaigns.filter(({ phase }) => phase === 'running')}
      trail={
        <Trail
          label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
          crumbs={crumbs(locale, intl, [...above, { name: page.title }])}
        />
      }
    >
      <PageBlocks blocks={page.blocks} locale={locale} record={{ page, campaigns }} />
    </PageView>
  );
}
