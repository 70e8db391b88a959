import type { Metadata } from 'next';
import { PromotionProductsScreen } from '@/components/screens/promotion-screen';
import { localePath } from '@/lib/i18n/locale';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { listMetadata } from '../../../list-metadata';
import { loadPage, type PromotionProductsProps } from './load-page';

export async function generateMetadata(props: PromotionProductsProps): Promise<Metadata> {
  const page = await loadPage(props);
  const { locale, group } = page;
  const image = ogImage(locale, 'promotions', group.id, group.name);
  return listMetadata({
    ...page,
    page: 'promotionProducts',
    paths: samePath(page.path),
    description: page.intro,
    image,
  });
}

export default async function PromotionProductsPage(props: PromotionProductsProps) {
  const page = await loadPage(props);
  return <PromotionProductsScreen {...page} path={localePath(page.locale, page.path)} />;
}
