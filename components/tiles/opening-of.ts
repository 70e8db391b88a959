import type { OpenedProduct } from './opening';
import type { Tile, TileTexts } from './tile';

/** Data of a tile shown while the page of its product loads. */
export function openingOf(tile: Tile, { oldPrice }: TileTexts): OpenedProduct {
  const { name, brand, picture, price, was, rating, drug } = tile;
  const flash = flashOf(tile);
  return {
    ...{ name, brand, picture, rating, drug },
    price: { now: price, was, wasLabel: oldPrice, tax: '', ...(flash && { flash }) },
  };
}

function flashOf({ badge, notes }: Tile): OpenedProduct['price']['flash'] {
  if (!badge?.end) return undefined;
  const { at: end, text: ends } = badge.end;
  const left = notes.find(({ kind }) => kind === 'left')?.text ?? '';
  return { title: badge.text, end, ends, share: 100, left };
}
