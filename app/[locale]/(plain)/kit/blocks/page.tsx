import type { Metadata } from 'next';
import { KitBlocks } from '@/components/screens/kit-blocks';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

export const metadata: Metadata = { title: 'Blocks', robots: { index: false, follow: false } };

/** All blocks of page records (`docs/product/pages.md`), for authors and developers. */
export default async function KitBlocksPage({ params }: LocaleParams) {
  return <KitBlocks locale={await localeOf(params)} />;
}
