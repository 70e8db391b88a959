import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandDetail } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './exclusive-brands.module.scss';

interface ExclusiveBrandsProps {
  readonly brands: readonly BrandDetail[];
  readonly locale: Locale;
}

/** Brands of the menu (`docs/product/pages.md`, "Header") with their stories, and the reason for exclusive brands. */
export function ExclusiveBrands({ brands, locale }: ExclusiveBrandsProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <>
      <ul className={styles.brands}>
        {brands.map((brand, index) => (
          <li key={brand.id} className={styles.brand}>
            <Picture
              src={brand.image.thumbnail_url}
              alt=""
              width={600}
              height={360}
              sizes="(width < 768px) 92vw, (width < 992px) 46vw, 400px"
              loading={index < 3 ? 'eager' : 'lazy'}
            />
            <div className={styles.text}>
              <h2>
                <Link
                  className={styles.name}
                  href={pathTo(locale, '/brands/:brand', { brand: brand.id })}
                >
                  {brand.brand_name}
                </Link>
              </h2>
              <p className={styles.tagline}>{brand.tagline}</p>
              <p>{brand.story}</p>
              <p className={styles.count}>
                {intl.formatMessage({ id: 'catalog.brandCount' }, { count: brand.product_count })}
                <Icon name="arrow-right" size="sm" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <section className={styles.why}>
        <h2>{intl.formatMessage({ id: 'catalog.exclusiveWhy' })}</h2>
        <p>{intl.formatMessage({ id: 'catalog.exclusiveWhyText' })}</p>
      </section>
    </>
  );
}
