import type { Metadata } from 'next';
import { ProductScreen } from '@/components/screens/product-screen';
import { loadProduct, type ProductPageProps } from './load-product';
import { productMetadata } from './metadata';

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { locale, product } = await loadProduct(params);
  return productMetadata(locale, product);
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { locale, product } = await loadProduct(params);
  return <ProductScreen locale={locale} product={product} />;
}
