import type { Metadata } from 'next';
import { ProductDetail } from '@/components/product/product-detail';
import { getIntl } from '@/lib/i18n/server';
import { loadProduct, type ProductPageProps } from './load-product';
import { productMetadata } from './metadata';
import { productSlots } from './slots';

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, product } = await loadProduct(params);
  return productMetadata(locale, product);
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { locale, product } = await loadProduct(params);
  const intl = await getIntl(locale, 'catalog', 'product', 'branches', 'wishes');
  const slots = await productSlots(locale, intl, product);
  return <ProductDetail locale={locale} product={product} intl={intl} slots={slots} />;
}
