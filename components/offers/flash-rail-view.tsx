'use client';

import type { ReactNode } from 'react';
import { useToldList } from '@/components/common/use-told';
import type { TileTexts } from '@/components/tiles/tile';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { FlashCards } from './flash-cards';
import styles from './flash-rail.module.scss';
import type { FlashTile } from './flash-tile';

interface FlashRailViewProps {
  readonly name: string;
  readonly timer: ReactNode;
  readonly tiles: readonly FlashTile[];
  readonly texts: TileTexts & { readonly all: string };
}

const HEADING = 'flash-sale';
const LIST = '/ecommerce/products-flashsale';

/** Client component: as server elements each card would take several times its bytes. */
export function FlashRailView({ name, timer, tiles, texts }: FlashRailViewProps) {
  const locale = useLocale();
  useToldList(
    tiles.map(({ id }) => id),
    LIST,
  );
  const of = `: ${name}`;
  return (
    <section className={styles.rail} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <h2 id={HEADING}>{name}</h2>
        {timer}
        <Link className={styles.all} href={pathTo(locale, LIST)} aria-label={texts.all.concat(of)}>
          {texts.all}
        </Link>
      </div>
      <FlashCards tiles={tiles} texts={texts} />
    </section>
  );
}
