import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import type { Product, ProductCard } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { brandPath } from '@/lib/routes';
import { JsonLd } from '@/lib/seo/json-ld';
import { productThing, type Crumb } from '@/lib/seo/structured-data';
import { DRUG_NAMES } from './drug-names';
import { ProductBuy } from './product-buy';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductGrid, type CardAction } from './product-grid';
import { ratingLabel } from './rating-label';
import styles from './product-detail.module.scss';
import { Trail } from './trail';

interface ProductDetailProps {
  readonly locale: Locale;
  readonly product: Product;
  readonly related: readonly ProductCard[];
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
  /** Quantity and button; left out for medicines that need an approval. */
  readonly addToCart: ReactNode;
  readonly cardAction: CardAction;
}

export async function ProductDetail(props: ProductDetailProps) {
  const { locale, product, related, crumbs, addToCart, cardAction } = props;
  const intl = await getIntl(locale, 'catalog');
  return (
    <>
      <Trail label={intl.formatMessage({ id: 'catalog.breadcrumb' })} crumbs={crumbs} />
      <JsonLd data={productThing(locale, product)} />
      <article className={styles.product}>
        <div className={styles.gallery}>
          <ProductGallery
            images={product.images.length > 0 ? product.images : [product.image]}
            name={product.product_name}
            labels={{
              gallery: intl.formatMessage(
                { id: 'catalog.pictures' },
                { name: product.product_name },
              ),
              enlarge: intl.formatMessage({ id: 'catalog.enlarge' }),
              close: intl.formatMessage({ id: 'catalog.close' }),
            }}
          />
        </div>
        <div className={styles.side}>
          <ProductHead product={product} locale={locale} intl={intl} />
          <ProductBuy product={product} intl={intl} addToCart={addToCart} />
        </div>
        <div className={styles.facts}>
          <ProductFacts product={product} intl={intl} />
        </div>
      </article>
      {related.length > 0 && (
        <Section title={intl.formatMessage({ id: 'catalog.related' })}>
          <ProductGrid
            products={related}
            locale={locale}
            intl={intl}
            level={3}
            action={cardAction}
            shape="rail"
          />
        </Section>
      )}
    </>
  );
}

interface ProductHeadProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly intl: IntlShape;
}

function ProductHead({ product, locale, intl }: ProductHeadProps) {
  const { drug, rating } = product;
  return (
    <header className={styles.head}>
      <Link className={styles.brand} href={brandPath(locale, product.brand_id)}>
        {product.brand_desc}
      </Link>
      <h1>{product.product_name}</h1>
      <div className={styles.meta}>
        {drug && (
          <Badge tone="medicine">{intl.formatMessage({ id: DRUG_NAMES[drug.class] })}</Badge>
        )}
        {rating.count > 0 && <Rating {...rating} label={ratingLabel(intl, rating)} />}
        <span>{intl.formatMessage({ id: 'catalog.itemCode' }, { code: product.item_code })}</span>
      </div>
    </header>
  );
}
