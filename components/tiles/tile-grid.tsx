'use client';

import type { ReactNode } from 'react';
import { useTold } from '@/components/layout/privacy/use-told';
import { ProductTile, type ProductTileProps } from './product-tile';
import type { Tile } from './tile';
import styles from './tile-grid.module.scss';

interface TileGridProps extends Pick<ProductTileProps, 'texts' | 'level' | 'ticking'> {
  readonly tiles: readonly Tile[];
  /** `rail` is one row that scrolls sideways. */
  readonly shape?: 'grid' | 'rail' | undefined;
  /** So many pictures are on the first screen. */
  readonly eager?: number | undefined;
  /** Its path, of a list that fills its page: analytics are told of it. */
  readonly list?: string | undefined;
  /** In the corner of each picture, in place of the heart. */
  readonly corner?: ((id: number) => ReactNode) | undefined;
}

/** A part of the browser's: as elements of the server each tile would be ten times as many bytes of a page. */
export function TileGrid(props: TileGridProps) {
  const { tiles, texts, level, ticking, list, shape = 'grid', eager = 0, corner } = props;
  useTold(
    list === undefined
      ? undefined
      : { event: 'view_item_list', pieces: tiles.map(({ id }) => ({ id, qty: 1 })), list },
  );
  return (
    <div className={styles.container}>
      <ul className={styles[shape]}>
        {tiles.map((tile, index) => (
          <li key={tile.id}>
            <ProductTile
              tile={tile}
              texts={texts}
              level={level}
              ticking={ticking}
              eager={index < eager}
              corner={corner?.(tile.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
