import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Brand } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './brand-tile.module.scss';

interface BrandTileProps {
  readonly brand: Brand;
  readonly locale: Locale;
  /** The line below its name. */
  readonly note: string;
  /** Language included; its page in the shop when left out. */
  readonly href?: string;
}

/** A brand's picture and name, and the way to its page. */
export function BrandTile({ brand, locale, note, href }: BrandTileProps) {
  return (
    <Link
      className={styles.brand}
      href={href ?? pathTo(locale, '/brands/:brand', { brand: brand.id })}
    >
      <Picture
        src={brand.image.thumbnail_url}
        alt=""
        width={200}
        height={120}
        sizes="(width < 768px) 45vw, 200px"
      />
      <span className={styles.name}>{brand.brand_name}</span>
      <span className={styles.note}>{note}</span>
    </Link>
  );
}
