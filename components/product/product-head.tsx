import { use, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import type { Product } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './product-head.module.scss';

interface ProductHeadProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly slots: {
    readonly badge: ReactNode;
    readonly heart: ReactNode;
    readonly reviews: ReactNode;
  };
}

export function ProductHead({ product, locale, slots }: ProductHeadProps) {
  const intl = use(getIntl(locale, 'catalog', 'product'));
  const { rating } = product;
  const label = intl.formatMessage(
    { id: 'catalog.rating' },
    { average: rating.average.toFixed(1), count: rating.count },
  );
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.maker}>
          <Link href={pathTo(locale, '/brands/:brand', { brand: product.brand_id })}>
            {product.brand_desc}
          </Link>
          {slots.reviews !== null && rating.count > 0 && (
            <a href="#reviews">
              <Rating {...rating} label={label} />
            </a>
          )}
        </div>
        <h1>{product.product_name}</h1>
        <div className={styles.meta}>
          {slots.badge}
          <span className={styles.code}>
            {intl.formatMessage({ id: 'product.itemCode' }, { code: product.item_code })}
          </span>
        </div>
      </div>
      {slots.heart}
    </header>
  );
}
