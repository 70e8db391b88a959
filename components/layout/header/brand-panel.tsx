import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Brand } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { brandPath } from '@/lib/routes';
import type { Say } from '../say';
import styles from './panel.module.scss';

interface BrandPanelProps {
  readonly brands: readonly Brand[];
  readonly locale: Locale;
  readonly say: Say;
}

/** Six exclusive brands (`docs/product/pages.md`, "Header"). */
export function BrandPanel({ brands, locale, say }: BrandPanelProps) {
  return (
    <div className={styles.panel} data-wide="">
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link href={brandPath(locale, brand.id)}>
              <Picture
                src={brand.image.thumbnail_url}
                alt=""
                width={200}
                height={120}
                sizes="200px"
              />
              <strong>{brand.brand_name}</strong>
              <span>{brand.tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <Link className={styles.all} href={localePath(locale, '/brands/exclusive')}>
          {say('layout.aboutExclusive')}
          <Icon name="arrow-right" size="sm" />
        </Link>
        <Link className={styles.all} href={localePath(locale, '/brands')}>
          {say('layout.allBrands')}
          <Icon name="arrow-right" size="sm" />
        </Link>
      </p>
    </div>
  );
}
