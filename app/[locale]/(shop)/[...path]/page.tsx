import type { Metadata } from 'next';
import { Trail } from '@/components/catalog/trail';
import { PageView } from '@/components/content/page-view';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { blockSlots } from '../../content-slots';
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
  const [intl, slots] = await Promise.all([
    getIntl(locale, 'catalog'),
    blockSlots(locale, page.blocks, { page, campaigns }),
  ]);
  const above = parent ? [{ name: parent.title, url: parent.path }] : [];
  return (
    <PageView
      page={page}
      locale={locale}
      slots={slots}
      running={campaigns.filter(({ phase }) => phase === 'running')}
      trail={
        <Trail
          label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
          crumbs={crumbs(locale, intl, [...above, { name: page.title }])}
        />
      }
    />
  );
}
