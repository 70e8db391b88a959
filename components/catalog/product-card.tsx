import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { CardPicture } from '@/components/ui/card-picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { ProductCard as ProductCardData } from '@/lib/api/contract/catalog';
import { flashNow, memberPrice } from '@/lib/catalog/price-now';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { productPath } from '@/lib/routes';
import { CardRating } from './card-rating';
import { DRUG_NAMES, needsApproval } from './drug-names';
import { ProductCardBadge, type FlashTime } from './product-card-badge';
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
  /** The heart of the wish list, in the corner of the picture. */
  readonly wish?: ReactNode;
  readonly flashTime?: FlashTime | undefined;
  /** In the first row: fetched at once. */
  readonly eager?: boolean;
}

export function ProductCard(props: ProductCardProps) {
  const { product, locale, intl, level, action, wish, flashTime, eager = false } = props;
  const Heading = `h${level}` as const;
  const offered = !needsApproval(product) && product.stock !== 'none';
  return (
    <article className={styles.card} data-medicine={product.drug !== null}>
      <div className={styles.picture} data-sold-out={product.stock === 'none'}>
        <CardPicture src={product.image.thumbnail_url} eager={eager} />
        <div className={styles.badge} data-flash={product.now.kind === 'flash'}>
          <ProductCardBadge product={product} intl={intl} flashTime={flashTime} />
        </div>
        {wish !== undefined && <div className={styles.wish}>{wish}</div>}
      </div>
      <p className={styles.brand}>{product.brand_desc}</p>
      <Heading className={styles.name}>
        <Link href={productPath(locale, product)}>{product.product_name}</Link>
      </Heading>
      <CardFacts product={product} intl={intl} />
      <div className={styles.foot}>
        <CardPrice product={product} intl={intl} />
        {offered && action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}

type PartProps = Pick<ProductCardProps, 'product' | 'intl'>;

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

/** What it costs, and one line below of what else there is to know about that. */
function CardPrice({ product, intl }: PartProps) {
  const { amount, was } = product.now;
  const member = memberPrice(product);
  const flash = flashNow(product);
  return (
    <div className={styles.price}>
      <Price amount={amount} was={was} wasLabel={intl.formatMessage({ id: 'catalog.oldPrice' })} />
      {needsApproval(product) && (
        <span className={styles.ask}>{intl.formatMessage({ id: 'catalog.askPharmacist' })}</span>
      )}
      {member !== undefined && (
        <span className={styles.member}>
          {intl.formatMessage({ id: 'catalog.memberPrice' }, { amount: formatBaht(member) })}
        </span>
      )}
      {flash && (
        <span className={styles.left}>
          {intl.formatMessage({ id: 'catalog.flashLeft' }, { count: flash.left })}
        </span>
      )}
    </div>
  );
}
