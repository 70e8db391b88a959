import Image from 'next/image';
import type { IntlShape } from 'react-intl/server';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { ProductCard as ProductCardData } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { productPath } from '@/lib/routes';
import styles from './product-card.module.scss';

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

export function ProductCard({ product, locale, intl }: ProductCardProps) {
  const isDeal = product.deal_price > 0;
  return (
    <article className={styles.card} data-medicine={product.drug !== null}>
      <Image
        className={styles.picture}
        src={product.image.thumbnail_url}
        alt=""
        width={400}
        height={400}
        sizes="(width < 576px) 50vw, (width < 992px) 33vw, 240px"
      />
      <p className={styles.brand}>{product.brand_desc}</p>
      <h3 className={styles.name}>
        <Link href={productPath(locale, product)}>{product.product_name}</Link>
      </h3>
      <Price
        amount={isDeal ? product.deal_price : product.price}
        {...(isDeal ? { was: product.price } : {})}
        wasLabel={intl.formatMessage({ id: 'catalog.oldPrice' })}
      />
    </article>
  );
}
