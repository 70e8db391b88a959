import type { Metadata } from 'next';
import { PromotionScreen } from '@/components/screens/promotion-screen';
import { readProducts } from '@/lib/catalog/reads';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { loadPromotion, type PromotionProps } from '../../../load-promotion';

const SHOWN = 24;

export async function generateMetadata({ params }: PromotionProps): Promise<Metadata> {
  const { locale, group } = await loadPromotion(params);
  return pageMetadata({
    locale,
    page: 'promotion',
    ids: { promotion: group.id },
    title: group.name,
    description: group.details,
    image: ogImage(locale, 'promotions', group.id, group.name),
  });
}

export default async function PromotionPage({ params }: PromotionProps) {
  const { locale, group, trail } = await loadPromotion(params);
  const query = { locale, promotion_group: group.id, per_page: SHOWN };
  const { entities } = await readProducts(query);
  return <PromotionScreen locale={locale} group={group} trail={trail} products={entities} />;
}
