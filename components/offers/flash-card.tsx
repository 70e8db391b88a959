import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Badge } from '@/components/ui/badge';
import { CardPicture } from '@/components/ui/card-picture';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { FlashOffer } from '@/lib/api/contract/offers';
import type { Locale } from '@/lib/i18n/locale';
import { productPath } from '@/lib/routes';
import styles from './flash-card.module.scss';
import { QuotaBar } from './quota-bar';

interface FlashCardProps {
  readonly product: ProductCard;
  readonly flash: FlashOffer;
  readonly locale: Locale;
  /** With the texts of `offers`. */
  readonly intl: IntlShape;
  /** The quick add button. */
  readonly action: ReactNode;
}

/** A product in the rail of the flash sale: what it costs now, and how many are left at that price. */
export function FlashCard({ product, flash, locale, intl, action }: FlashCardProps) {
  const { amount, was, percent } = product.now;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture src={product.image.thumbnail_url} />
        <span className={styles.badge}>
          <Badge tone="sale">{intl.formatMessage({ id: 'offers.saving' }, { percent })}</Badge>
        </span>
        <div className={styles.action}>{action}</div>
      </div>
      <h3 className={styles.name}>
        <Link href={productPath(locale, product)}>{product.product_name}</Link>
      </h3>
      <Price amount={amount} was={was} wasLabel={intl.formatMessage({ id: 'offers.oldPrice' })} />
      <QuotaBar flash={flash} intl={intl} />
    </article>
  );
}
