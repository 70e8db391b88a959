import type { Metadata } from 'next';
import { ProductListing } from '@/components/catalog/product-listing';
import { PromotionLink } from '@/components/offers/promotion-link';
import { localePath } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
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
  const { locale, intl, group } = page;
  return (
    <ProductListing
      {...page}
      path={localePath(locale, page.path)}
      crumbs={crumbs(locale, intl, page.trail)}
      links={
        <PromotionLink
          href={pathTo(locale, '/promotions/:promotion', { promotion: group.id })}
          label={intl.formatMessage({ id: 'offers.toPromotion' })}
        />
      }
    />
  );
}
