import { useOpeningCover } from '@/components/tiles/opening';
import type { TileTexts } from '@/components/tiles/tile';
import { useNear } from '@/lib/layout/use-near';
import { FlashCard } from './flash-card';
import styles from './flash-rail.module.scss';
import type { FlashTile } from './flash-tile';

interface FlashCardsProps {
  readonly tiles: readonly FlashTile[];
  readonly texts: TileTexts;
}

/** So many stand in the page, as wide as it may be; the others when somebody comes near. */
const FIRST = 6;
const NEAR = '200px';

export function FlashCards({ tiles, texts }: FlashCardsProps) {
  useOpeningCover();
  const { isNear, watch } = useNear(NEAR);
  return (
    <ul className={styles.cards} ref={watch}>
      {tiles.slice(0, isNear ? undefined : FIRST).map((tile) => (
        <FlashCard key={tile.id} tile={tile} texts={texts} />
      ))}
    </ul>
  );
}
