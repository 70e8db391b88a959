import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { exclusiveBrandsQuery } from '@/lib/catalog/queries-menu';
import { PanelSkeleton } from './panel-skeleton';
import styles from './panel.module.scss';

/** Six exclusive brands (`docs/product/pages.md`, "Header"). */
export function BrandPanel() {
  const intl = useIntl();
  const locale = useLocale();
  const { data: brands = [], isPending } = useQuery(exclusiveBrandsQuery(locale));
  if (isPending) return <PanelSkeleton />;
  return (
    <div className={styles.panel} data-wide="">
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link href={pathTo(locale, '/brands/:brand', { brand: brand.id })}>
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
        <Link className={styles.all} href={pathTo(locale, '/brands/exclusive')}>
          {intl.formatMessage({ id: 'layout.aboutExclusive' })}
          <Icon name="arrow-right" size="sm" />
        </Link>
        <Link className={styles.all} href={pathTo(locale, '/brands')}>
          {intl.formatMessage({ id: 'layout.allBrands' })}
          <Icon name="arrow-right" size="sm" />
        </Link>
      </p>
    </div>
  );
}
