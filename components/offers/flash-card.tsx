import { Opening, type OpenedProduct } from '@/components/tiles/opening';
import type { TileTexts } from '@/components/tiles/tile';
import { TileAdd, TileHeart } from '@/components/tiles/tile-buttons';
import { Badge } from '@/components/ui/badge';
import { CardPicture } from '@/components/ui/card-picture';
import { cssVars } from '@/components/ui/css-vars';
import { Link } from '@/components/ui/link';
import { PriceText } from '@/components/ui/price-text';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import styles from './flash-card.module.scss';
import type { FlashTile, Quota } from './flash-tile';
import quotaStyles from './quota-bar.module.scss';

interface FlashCardProps {
  readonly tile: FlashTile;
  readonly texts: TileTexts;
}

export function FlashCard({ tile, texts }: FlashCardProps) {
  const locale = useLocale();
  const { id, name } = tile;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <CardPicture src={tile.picture} />
        <Badge tone="sale">{tile.saving}</Badge>
        <TileHeart tile={tile} texts={texts} />
        <TileAdd tile={tile} texts={texts} />
      </div>
      <h3 className={styles.name}>
        <Link href={productPath(locale, { id, product_name: name })}>
          {name}
          <Opening productOf={() => openingOf(tile, texts)} />
        </Link>
      </h3>
      <PriceText now={tile.price} was={tile.was} wasLabel={texts.oldPrice} />
      <QuotaBar quota={tile.quota} />
    </li>
  );
}

function openingOf(tile: FlashTile, { oldPrice }: TileTexts): OpenedProduct {
  const { name, picture, price, was, quota } = tile;
  // The page has its own texts for the end of the sale and the remaining quantity.
  const flash = { title: '', end: '', ends: '', share: 100 - quota.percent, left: quota.words };
  return { name, picture, price: { now: price, was, wasLabel: oldPrice, tax: '', flash } };
}

function QuotaBar({ quota: { percent, few, words } }: { readonly quota: Quota }) {
  return (
    <span
      className={quotaStyles.quota}
      data-few={few}
      style={cssVars({ '--gone': `${String(Math.max(percent, 4))}%` })}
    >
      {words}
    </span>
  );
}
