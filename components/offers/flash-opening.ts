import type { OpenedProduct } from '@/components/tiles/opening';
import type { TileTexts } from '@/components/tiles/tile';
import type { FlashTile } from './flash-tile';

/** What a card of the flash sale tells of its product while the page of it is on its way. */
export function flashOpeningOf(tile: FlashTile, { oldPrice }: TileTexts): OpenedProduct {
  const { name, picture, price, was, quota } = tile;
  // The page says the end of the sale and how many are left in words of its own.
  const flash = { title: '', end: '', ends: '', share: 100 - quota.percent, left: quota.words };
  return { name, picture, price: { now: price, was, wasLabel: oldPrice, tax: '', flash } };
}
