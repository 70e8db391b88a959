import type { Metadata } from 'next';
import type { Product } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { productPath } from '@/lib/pages/catalog-paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { perLocale } from '@/lib/seo/urls';

export async function productMetadata(locale: Locale, product: Product): Promise<Metadata> {
  const intl = await getIntl(locale, 'catalog-product');
  const names = { en: product.product_name_en, th: product.product_name_th };
  return pageMetadata({
    locale,
    page: 'product',
    paths: perLocale((one) => productPath(one, { id: product.id, product_name: names[one] })),
    title: product.seo.title || product.product_name,
    description:
      product.seo.description ||
      intl.formatMessage(
        { id: 'catalog-product.metaDescription' },
        {
          name: product.product_name,
          brand: product.brand_desc,
          description: product.description,
        },
      ),
    image: ogImage(locale, 'products', product.id, product.product_name),
  });
}
