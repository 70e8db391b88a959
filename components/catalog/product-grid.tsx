import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import type { ProductCard as ProductCardData } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { ProductCard } from './product-card';
import type { FlashTime } from './product-card-badge';
import styles from './product-grid.module.scss';

/** Puts a button of another domain onto a card. */
export type CardAction = (product: ProductCardData) => ReactNode;

interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
  readonly level: 2 | 3;
  /** The quick add button. */
  readonly action?: CardAction | undefined;
  /** The heart of the wish list. */
  readonly wish?: CardAction | undefined;
  readonly flashTime?: FlashTime | undefined;
  /** `rail` is one row that scrolls sideways. */
  readonly shape?: 'grid' | 'rail';
  /** So many pictures are on the first screen. */
  readonly eager?: number;
}

export function ProductGrid(props: ProductGridProps) {
  const { products, locale, intl, level, action, wish, flashTime } = props;
  const { shape = 'grid', eager = 0 } = props;
  return (
    <div className={styles.container}>
      <ul className={styles[shape]}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              locale={locale}
              intl={intl}
              level={level}
              action={action?.(product)}
              wish={wish?.(product)}
              flashTime={flashTime}
              eager={index < eager}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
