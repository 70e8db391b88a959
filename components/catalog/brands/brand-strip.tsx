import type { Brand } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { BrandTile } from './brand-tile';
import styles from './brand-strip.module.scss';

interface BrandStripProps {
  readonly brands: readonly Brand[];
  readonly locale: Locale;
}

export function BrandStrip({ brands, locale }: BrandStripProps) {
  return (
    <ul className={styles.strip}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandTile
            name={brand.brand_name}
            picture={brand.image.thumbnail_url}
            note={brand.tagline}
            href={pathTo(locale, '/brands/:brand', { brand: brand.id })}
          />
        </li>
      ))}
    </ul>
  );
}
