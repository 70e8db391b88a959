import { use } from 'react';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { publicUrl } from '@/lib/layout/env';
import { getIntl } from '@/lib/i18n/server';
import { tileOf, tileTexts } from './tile';
import { TileGrid } from './tile-grid';

interface ProductGridProps {
  readonly products: readonly ProductCard[];
  readonly locale: Locale;
  /** Level of the names' headings. */
  readonly level: 2 | 3;
  /** `rail` is one row that scrolls sideways. */
  readonly shape?: 'grid' | 'rail' | undefined;
  /** So many pictures are on the first screen. */
  readonly eager?: number | undefined;
  /** Ends of flash sales are running clocks. */
  readonly ticking?: boolean | undefined;
  /** The path of all of it, where that is not the page that is open. */
  readonly list?: string | undefined;
  /** Search engines are told of the list; its first product has this position in the whole of it, from 1. */
  readonly first?: number | undefined;
}

/** Products on public pages. */
export function ProductGrid({ products, locale, first, ...grid }: ProductGridProps) {
  const intl = use(getIntl(locale, 'catalog', 'wishes'));
  const tiles = products.map((product) => tileOf(product, intl));
  const place = first === undefined ? undefined : { origin: publicUrl(), first };
  return <TileGrid tiles={tiles} texts={tileTexts(intl)} place={place} {...grid} />;
}
