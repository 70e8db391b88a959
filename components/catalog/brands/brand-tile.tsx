'use client';

import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import styles from './brand-tile.module.scss';

interface BrandTileProps {
  readonly name: string;
  readonly picture: string;
  readonly note: string;
  /** Language included. */
  readonly href: string;
}

/** Link to a brand with picture and name. Client component, since lists contain fifty of them. */
export function BrandTile({ name, picture, note, href }: BrandTileProps) {
  return (
    <Link className={styles.brand} href={href}>
      <Picture src={picture} alt="" width={200} height={120} sizes="(width < 768px) 45vw, 200px" />
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </Link>
  );
}
