import type { Metadata } from 'next';
import { ProductDetail } from '@/components/catalog/product-detail';
import { readRelatedProducts } from '@/lib/api/reads';
import { getIntl } from '@/lib/i18n/server';
import { addWithQuantity, quickAdd } from '../../../add-to-cart-slots';
import { crumbs } from '../../../crumbs';
import { loadProduct, type ProductPageProps } from './load-product';
import { productMetadata } from './metadata';

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, product } = await loadProduct(params);
  return productMetadata(locale, product);
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { locale, product } = await loadProduct(params);
  const [intl, related] = await Promise.all([
    getIntl(locale, 'catalog'),
    readRelatedProducts(product.id, locale),
  ]);
  return (
    <ProductDetail
      locale={locale}
      product={product}
      related={related}
      crumbs={crumbs(locale, intl, [...product.breadcrumb, { name: product.product_name }])}
      addToCart={addWithQuantity(intl, product)}
      cardAction={quickAdd(intl)}
    />
  );
}
