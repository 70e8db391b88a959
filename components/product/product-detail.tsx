import { use, type ReactNode } from 'react';
import { BelowFirstScreen } from '@/components/layout/following';
import type { Product } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { productThing } from '@/lib/seo/structured-data';
import type { GalleryLabels } from './gallery-pictures';
import { ProductBuy, type BuySlots } from './product-buy';
import styles from './product-detail.module.scss';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductHead } from './product-head';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

/** What other domains put onto the page; null for what a product does not have. */
export interface ProductSlots extends BuySlots {
  readonly trail: ReactNode;
  /** The class of a medicine. */
  readonly badge: ReactNode;
  /** Puts it onto the wishlist. */
  readonly heart: ReactNode;
  /** A section with the id `reviews`. */
  readonly reviews: ReactNode;
  readonly related: ReactNode;
  /** What the visitor has looked at before; remembers this product too. */
  readonly recent: ReactNode;
}

interface ProductDetailProps {
  readonly locale: Locale;
  readonly product: Product;
  readonly slots: ProductSlots;
}

/** A product page from its trail to its related products. */
export function ProductDetail({ locale, product, slots }: ProductDetailProps) {
  const intl = use(getIntl(locale, 'product'));
  return (
    <>
      {slots.trail}
      <JsonLd data={productThing(locale, product, slots.reviews !== null)} />
      <article className={styles.product}>
        <div className={styles.gallery}>
          <div className={styles.pinned}>
            <ProductGallery pictures={picturesOf(product)} labels={galleryLabels(product, intl)} />
          </div>
        </div>
        <div className={styles.side}>
          <ProductHead product={product} locale={locale} slots={slots} />
          <ProductBuy product={product} locale={locale} slots={slots} />
        </div>
        <BelowFirstScreen>
          {slots.substitutes !== null && <div className={styles.wide}>{slots.substitutes}</div>}
          <div className={styles.wide}>
            <ProductFacts product={product} locale={locale} reviews={slots.reviews} />
          </div>
        </BelowFirstScreen>
      </article>
      <BelowFirstScreen>
        <div data-screen-only="">
          {slots.related}
          {slots.recent}
        </div>
      </BelowFirstScreen>
    </>
  );
}

function picturesOf({ images, image, product_name: name }: Product) {
  const all = images.length > 0 ? images : [{ ...image, alt: name }];
  return all.map(({ large_url: url, alt }) => ({ url, alt }));
}

function galleryLabels(
  { images, product_name: name }: Product,
  intl: Texts<'product'>,
): GalleryLabels {
  const text = (id: MessageId<'product'>) => intl.formatMessage({ id });
  return {
    gallery: intl.formatMessage({ id: 'product.pictures' }, { name }),
    enlarge: text('product.pictureEnlarge'),
    previous: text('product.picturePrevious'),
    next: text('product.pictureNext'),
    zoomIn: text('product.zoomIn'),
    zoomOut: text('product.zoomOut'),
    close: text('product.close'),
    show: images.map((_, index) =>
      intl.formatMessage({ id: 'product.pictureShow' }, { index: index + 1 }),
    ),
  };
}
