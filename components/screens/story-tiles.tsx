import { BrandTile } from '@/components/catalog/brands/brand-tile';
import type { Brand } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './story-tiles.module.scss';

interface StoryTilesProps {
  readonly brands: readonly Brand[];
  readonly locale: Locale;
}

/** Brands in a row, each with its tagline and a link to its story. */
export function StoryTiles({ brands, locale }: StoryTilesProps) {
  return (
    <ul className={styles.tiles}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandTile
            name={brand.brand_name}
            picture={brand.image.thumbnail_url}
            note={brand.tagline}
            href={pathTo(locale, '/brandstory/:brand', { brand: brand.id })}
          />
        </li>
      ))}
    </ul>
  );
}
