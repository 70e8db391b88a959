import type { ReactNode } from 'react';
import { FlashCountdown } from '@/components/tiles/flash-countdown';
import { Badge } from '@/components/ui/badge';
import { CardPicture } from '@/components/ui/card-picture';
import { Icon } from '@/components/ui/icon';
import { PriceText } from '@/components/ui/price-text';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { Opening } from './opening';
import { openingOf } from './opening-of';
import styles from './product-tile.module.scss';
import type { Tile, TileTexts } from './tile';
import type { TileBadge } from './tile-badge';
import { TileAdd, TileHeart } from './tile-buttons';
import { TileLink } from './tile-link';
import ratingStyles from './tile-rating.module.scss';

export interface ProductTileProps {
  readonly tile: Tile;
  readonly texts: TileTexts;
  /** Level of the name's heading: one below the heading above the tiles. */
  readonly level: 2 | 3;
  /** In the first row: fetched at once. */
  readonly eager: boolean;
  /** The end of a flash sale is a running clock. */
  readonly ticking?: boolean | undefined;
  /** In the corner of the picture, in place of the heart. */
  readonly corner?: ReactNode;
}

/** A product in a list: name, price, heart and add button. */
export function ProductTile(props: ProductTileProps) {
  const { tile, texts, level, eager, ticking, corner } = props;
  const { id, name, badge, drug, rating, soldOut = false, offered = false } = tile;
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card} data-medicine={drug !== undefined}>
      <div className={styles.picture} data-sold-out={soldOut}>
        <CardPicture src={tile.picture} eager={eager} />
        {badge && <Mark badge={badge} ticking={ticking} />}
        {corner === undefined ? <TileHeart tile={tile} texts={texts} /> : <div>{corner}</div>}
      </div>
      <p className={styles.brand}>{tile.brand}</p>
      <Heading className={styles.name}>
        <TileLink href={productPath(locale, { id, product_name: name })}>
          {name}
          <Opening productOf={() => openingOf(tile, texts)} />
        </TileLink>
      </Heading>
      <Facts drug={drug} rating={rating} />
      <PriceText className={styles.price} now={tile.price} was={tile.was} wasLabel={texts.oldPrice}>
        {tile.notes.map(({ kind, text }) => (
          <span key={kind} className={styles[kind]}>
            {text}
          </span>
        ))}
      </PriceText>
      {offered && <TileAdd tile={tile} texts={texts} />}
    </li>
  );
}

interface MarkProps extends Pick<ProductTileProps, 'ticking'> {
  readonly badge: TileBadge;
}

function Mark({ badge: { tone, text, end }, ticking = false }: MarkProps) {
  if (!end) {
    return (
      <Badge className={styles.badge} tone={tone}>
        {text}
      </Badge>
    );
  }
  return (
    <Badge className={styles.badge} tone={tone} data-flash="">
      {text.concat(' ')}
      {ticking ? (
        <FlashCountdown endsAt={end.at} look="text">
          {end.text}
        </FlashCountdown>
      ) : (
        end.text
      )}
    </Badge>
  );
}

/** Every tile reserves this line, so that tiles of a row align. */
function Facts({ drug, rating }: Pick<Tile, 'drug' | 'rating'>) {
  if (drug === undefined && rating) return <TileRating className={styles.alone} {...rating} />;
  return (
    <div className={styles.facts}>
      {drug !== undefined && (
        <span className={styles.drug}>
          <Icon name="pill" size="sm" />
          {drug}
        </span>
      )}
      {rating && <TileRating {...rating} />}
    </div>
  );
}

interface TileRatingProps extends NonNullable<Tile['rating']> {
  readonly className?: string | undefined;
}

/** One star and the figures: five stars on each of fifty tiles would be half of a page. The style writes the count. */
function TileRating({ average, count, label, className }: TileRatingProps) {
  return (
    <span
      className={
        className === undefined ? ratingStyles.rating : `${ratingStyles.rating ?? ''} ${className}`
      }
      role="img"
      aria-label={label}
      data-count={count}
    >
      {average}
    </span>
  );
}
