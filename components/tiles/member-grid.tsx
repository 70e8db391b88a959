'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ProductCard } from '@/lib/catalog/contract';
import { tileOf, tileTexts } from './tile';
import { TileGrid } from './tile-grid';

interface MemberGridProps {
  readonly products: readonly ProductCard[];
  readonly level: 2 | 3;
  readonly shape?: 'grid' | 'rail';
  /** In the corner of each picture, in place of the heart. */
  readonly corner?: (product: ProductCard) => ReactNode;
}

/** Products that the browser asked for; below a provider of the texts of `catalog` and `wishes`. */
export function MemberGrid({ products, level, shape, corner }: MemberGridProps) {
  const intl = useIntl();
  const byId = new Map(products.map((product) => [product.id, product]));
  const cornerOf = (id: number) => {
    const product = byId.get(id);
    return product && corner?.(product);
  };
  return (
    <TileGrid
      tiles={products.map((product) => tileOf(product, intl))}
      texts={tileTexts(intl)}
      level={level}
      shape={shape}
      corner={corner && cornerOf}
    />
  );
}
