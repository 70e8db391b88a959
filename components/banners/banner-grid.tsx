import type { Banner } from '@/lib/api/contract/content';
import type { Locale } from '@/lib/i18n/locale';
import { BannerCard } from './banner-card';
import styles from './banner-grid.module.scss';

interface BannerGridProps {
  readonly locale: Locale;
  readonly banners: readonly Banner[];
  /** The page of a banner, without language; where the banner itself leads when left out. */
  readonly pageOf?: (banner: Banner) => string;
  readonly level: 2 | 3;
}

export function BannerGrid({ locale, banners, pageOf, level }: BannerGridProps) {
  return (
    <ul className={styles.grid}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerCard
            banner={banner}
            locale={locale}
            url={pageOf?.(banner) ?? banner.url}
            level={level}
            eager={level === 2 && index < 2}
          />
        </li>
      ))}
    </ul>
  );
}
