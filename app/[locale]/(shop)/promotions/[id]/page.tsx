import type { Metadata } from 'next';
import { ProductGrid } from '@/components/tiles/product-grid';
import { Trail } from '@/components/catalog/trail';
import { PromotionDetail } from '@/components/offers/promotion-detail';
import { readProducts } from '@/lib/api/reads';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { loadPromotion, type PromotionProps } from '../../../load-promotion';

const SHOWN = 24;

export async function generateMetadata({ params }: PromotionProps): Promise<Metadata> {
  const { locale, group } = await loadPromotion(params);
  return pageMetadata({
    locale,
    paths: samePath(`/promotions/${String(group.id)}`),
    title: group.name,
    description: group.details,
    image: ogImage(locale, 'promotions', group.id, group.name),
  });
}

export default async function PromotionPage({ params }: PromotionProps) {
  const { locale, intl, group, trail } = await loadPromotion(params);
  const query = { locale, promotion_group: group.id, per_page: SHOWN };
  const { entities } = await readProducts(query);
  return (
    <PromotionDetail
      locale={locale}
      group={group}
      products={entities}
      cards={<ProductGrid products={entities} locale={locale} level={3} />}
      trail={
        <Trail
          label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
          crumbs={crumbs(locale, intl, trail)}
        />
      }
    />
  );
}
