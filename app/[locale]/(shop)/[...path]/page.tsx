import type { Metadata } from 'next';
import { RecordScreen } from '@/components/screens/record-screen';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { loadRecord, type RecordProps } from './load-record';

export async function generateMetadata({ params }: RecordProps): Promise<Metadata> {
  const { locale, page } = await loadRecord(params);
  const { id, path, title, description, indexed } = page;
  return pageMetadata({
    locale,
    page: 'record',
    paths: samePath(path),
    title,
    description,
    image: ogImage(locale, 'records', id, title),
    index: indexed,
  });
}

/** Page written by a merchant (`docs/product/pages.md`, "Page records"). */
export default async function RecordPage({ params }: RecordProps) {
  const { locale, page, parent, campaigns } = await loadRecord(params);
  const above = parent ? [{ name: parent.title, url: parent.path }] : [];
  const trail = [...above, { name: page.title }];
  return <RecordScreen locale={locale} page={page} trail={trail} campaigns={campaigns} />;
}
