import Image from 'next/image';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { ProductCard as ProductCardData } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { productPath } from '@/lib/routes';
import { CardRating } from './card-rating';
import { DRUG_NAMES, needsApproval } from './drug-names';
import { priceView } from './price-view';
import { ratingLabel } from './rating-label';
import styles from './product-card.module.scss';

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
  /** Level of the name's heading: one below the heading above the cards. */
  readonly level: 2 | 3;
  /** The quick add button. */
  readonly action?: ReactNode;
  /** In the first row: fetched at once. */
  readonly eager?: boolean;
}

export function ProductCard(props: ProductCardProps) {
  const { product, locale, intl, level, action, eager = false } = props;
  const Heading = `h${level}` as const;
  const { amount, was } = priceView(product);
  return (
    <article className={styles.card} data-medicine={product.drug !== null}>
      <div className={styles.picture} data-sold-out={product.stock === 'none'}>
        <Image
          src={product.image.thumbnail_url}
          alt=""
          width={240}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
        />
        <CardBadge product={product} intl={intl} />
      </div>
      <p className={styles.brand}>{product.brand_desc}</p>
      <Heading className={styles.name}>
        <Link href={productPath(locale, product)}>{product.product_name}</Link>
      </Heading>
      <CardFacts product={product} intl={intl} />
      <div className={styles.foot}>
        <Price
          amount={amount}
          {...(was === undefined ? {} : { was })}
          wasLabel={intl.formatMessage({ id: 'catalog.oldPrice' })}
        />
        {!needsApproval(product) && action !== undefined && (
          <div className={styles.action}>{action}</div>
        )}
      </div>
    </article>
  );
}

type PartProps = Pick<ProductCardProps, 'product' | 'intl'>;

/** One badge a card: what keeps somebody from buying comes before what invites them. */
function CardBadge({ product, intl }: PartProps) {
  const { percent } = priceView(product);
  if (product.stock === 'none') {
    return (
      <div className={styles.badge}>
        <Badge tone="neutral">{intl.formatMessage({ id: 'catalog.soldOut' })}</Badge>
      </div>
    );
  }
  if (percent === 0) return null;
  return (
    <div className={styles.badge}>
      <Badge tone="sale">{intl.formatMessage({ id: 'catalog.saving' }, { percent })}</Badge>
    </div>
  );
}

function CardFacts({ product, intl }: PartProps) {
  const { drug, rating } = product;
  return (
    <div className={styles.facts}>
      {drug && (
        <span className={styles.drug}>
          <Icon name="pill" size="sm" />
          {intl.formatMessage({ id: DRUG_NAMES[drug.class] })}
        </span>
      )}
      {rating.count > 0 && <CardRating rating={rating} label={ratingLabel(intl, rating)} />}
    </div>
  );
}
