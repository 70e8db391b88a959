import { use } from 'react';
import { BrandDirectory } from '@/components/catalog/brands/brand-directory';
import { ExclusiveBrands } from '@/components/catalog/brands/exclusive-brands';
import type { Brand, BrandDetail } from '@/lib/catalog/contract';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface BrandsScreenProps {
  readonly locale: Locale;
  readonly brands: readonly Brand[];
}

/** `/brands`: all of them. */
export function BrandsScreen({ locale, brands }: BrandsScreenProps) {
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: intl.formatMessage({ id: 'catalog.brands' }) }]}
        title={intl.formatMessage({ id: 'catalog.brandsTitle' })}
        intro={intl.formatMessage({ id: 'catalog.brandsIntro' }, { count: brands.length })}
      />
      <BrandDirectory brands={brands} locale={locale} />
    </>
  );
}

interface ExclusiveBrandsScreenProps {
  readonly locale: Locale;
  readonly brands: readonly BrandDetail[];
}

/** `/brands/exclusive`: brands sold here alone. */
export function ExclusiveBrandsScreen({ locale, brands }: ExclusiveBrandsScreenProps) {
  const intl = use(getIntl(locale, 'catalog'));
  const names = { shop: brandName(locale, shop) };
  const title = intl.formatMessage({ id: 'catalog.exclusiveTitle' }, names);
  return (
    <>
      <PageHead
        locale={locale}
        trail={[
          { name: intl.formatMessage({ id: 'catalog.brands' }), url: pagePath('/brands') },
          { name: title },
        ]}
        title={title}
        intro={intl.formatMessage({ id: 'catalog.exclusiveIntro' }, names)}
      />
      <ExclusiveBrands brands={brands} locale={locale} />
    </>
  );
}
