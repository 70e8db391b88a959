import { use, type ReactNode } from 'react';
import type { Product } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { productThing } from '@/lib/seo/structured-data';
import { DetailView } from './detail-view';
import type { GalleryLabels } from './gallery-pictures';
import { ProductBuy, type BuySlots } from './product-buy';
import { ProductFacts } from './product-facts';
import { ProductHead } from './product-head';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

export interface ProductSlots extends BuySlots {
  readonly trail: ReactNode;
  readonly heart: ReactNode;
  readonly reviews: ReactNode;
  readonly related: ReactNode;
  /** Recently viewed products; also records this one. */
  readonly recent: ReactNode;
}

interface ProductDetailProps {
  readonly locale: Locale;
  readonly product: Product;
  readonly slots: ProductSlots;
}

export function ProductDetail({ locale, product, slots }: ProductDetailProps) {
  const intl = use(getIntl(locale, 'catalog-product'));
  return (
    <>
      {slots.trail}
      <JsonLd data={productThing(locale, product, slots.reviews !== null)} />
      <DetailView
        gallery={{ pictures: picturesOf(product), labels: galleryLabels(product, intl) }}
        head={<ProductHead product={product} locale={locale} slots={slots} />}
        buy={<ProductBuy product={product} locale={locale} slots={slots} />}
        substitutes={slots.substitutes}
        facts={<ProductFacts product={product} locale={locale} reviews={slots.reviews} />}
        related={slots.related}
        recent={slots.recent}
      />
    </>
  );
}

function picturesOf({ images, image, product_name: name }: Product) {
  const all = images.length > 0 ? images : [{ ...image, alt: name }];
  return all.map(({ large_url: url, alt }) => ({ url, alt }));
}

function galleryLabels(
  { product_name: name }: Product,
  intl: Texts<'catalog-product'>,
): GalleryLabels {
  const text = (id: MessageId<'catalog-product'>) => intl.formatMessage({ id });
  return {
    gallery: intl.formatMessage({ id: 'catalog-product.pictures' }, { name }),
    enlarge: text('catalog-product.pictureEnlarge'),
    previous: text('catalog-product.picturePrevious'),
    next: text('catalog-product.pictureNext'),
    zoomIn: text('catalog-product.zoomIn'),
    zoomOut: text('catalog-product.zoomOut'),
    close: text('catalog-product.close'),
    show: intl.formatMessage({ id: 'catalog-product.pictureShow' }, { index: '{index}' }),
  };
}
