'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { exclusiveBrandsQuery } from '@/lib/catalog/queries-menu';
import styles from './side-menu.module.scss';

export function MenuBrands() {
  const intl = useIntl();
  const locale = useLocale();
  const { data = [] } = useQuery(exclusiveBrandsQuery(locale));
  if (data.length === 0) return null;
  const title = intl.formatMessage(
    { id: 'layout.exclusiveBrands' },
    { brand: brandName(locale, brand) },
  );
  return (
    <nav className={styles.group} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.chips}>
        {data.map((one) => (
          <li key={one.id}>
            <Link href={pathTo(locale, '/brands/:brand', { brand: one.id })}>{one.brand_name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
