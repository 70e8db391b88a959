import { QuickAdd } from '@/components/cart/quick-add';
import { HeartButton } from '@/components/tiles/heart-button';
import { fill } from '@/lib/format/fill';
import type { Weighed } from '@/components/common/add-items';
import type { Tile, TileTexts } from './tile';

interface TileButtonProps {
  /** Without an amount where it shows no price. */
  readonly tile: Pick<Tile, 'id' | 'name'> & Partial<Pick<Tile, 'amount'>>;
  readonly texts: TileTexts;
}

/** On the picture of every tile of a product. */
export function TileHeart({ tile: { id, name }, texts }: TileButtonProps) {
  return <HeartButton productId={id} label={fill(texts.heart, { name })} variant="card" />;
}

/** Adds one piece, on tiles of products that need no pharmacist. */
export function TileAdd({
  tile: { id, name, amount },
  texts,
  weighed,
}: TileButtonProps & { readonly weighed?: Weighed }) {
  return (
    <QuickAdd productId={id} name={name} seenPrice={amount} weighed={weighed} labels={texts} />
  );
}
