import { useOpeningCover } from '@/components/tiles/opening';
import type { TileTexts } from '@/components/tiles/tile';
import { useNear } from '@/lib/browser/use-near';
import { FlashCard } from './flash-card';
import styles from './flash-rail.module.scss';
import type { FlashTile } from './flash-tile';

interface FlashCardsProps {
  readonly tiles: readonly FlashTile[];
  readonly texts: TileTexts;
}

/** Cards in the HTML, enough for the widest page; the others render on approach. */
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
