'use client';

import type { ReactNode } from 'react';
import { useToldList } from '@/components/common/use-told';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNear } from '@/lib/browser/use-near';
import { JsonLd } from '@/lib/seo/json-ld';
import { itemList, type ListPlace } from '@/lib/seo/list-data';
import { useOpeningCover } from './opening';
import { ProductTile, type ProductTileProps } from './product-tile';
import type { Tile } from './tile';
import styles from './tile-grid.module.scss';

interface TileGridProps extends Pick<ProductTileProps, 'texts' | 'level' | 'ticking'> {
  readonly tiles: readonly Tile[];
  /** `rail` is one row that scrolls sideways. */
  readonly shape?: 'grid' | 'rail' | undefined;
  /** So many pictures are on the first screen. */
  readonly eager?: number | undefined;
  /** The path of all of it, by which analytics know it; without one they know it by the page that is open. */
  readonly list?: string | undefined;
  /** Search engines are told of it. */
  readonly place?: ListPlace | undefined;
  /** In the corner of each picture, in place of the heart. */
  readonly corner?: ((id: number) => ReactNode) | undefined;
}

/** Tiles of a rail in the first HTML, as many as a phone shows; the others load near the viewport. */
const FIRST_OF_RAIL = 3;
const NEAR = '200px';

/** A part of the browser's: as elements of the server each tile would be ten times as many bytes of a page. */
export function TileGrid(props: TileGridProps) {
  const locale = useLocale();
  const { tiles, texts, level, ticking, list, place, shape = 'grid', eager = 0, corner } = props;
  useToldList(
    tiles.map(({ id }) => id),
    list,
  );
  useOpeningCover();
  const { isNear, watch } = useNear(NEAR);
  const whole = shape === 'grid' || isNear;
  const shown = whole ? tiles : tiles.slice(0, FIRST_OF_RAIL);
  return (
    <div className={styles.container} ref={watch}>
      <ul className={styles[shape]}>
        {shown.map((tile, index) => (
          <ProductTile
            key={tile.id}
            tile={tile}
            texts={texts}
            level={level}
            ticking={ticking}
            eager={index < eager}
            corner={corner?.(tile.id)}
          />
        ))}
      </ul>
      {place && <JsonLd data={itemList(locale, place, tiles)} />}
    </div>
  );
}
