'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeBrandDetail } from '@/lib/shelves/contract';
import { deleteBrand, officeBrandQuery, shelvesKey } from '@/lib/shelves/queries';
import { useUi } from '@/stores/ui';
import { BrandForm } from './brand-form';
import { nameOf } from './shelf';
import { ShelfRemove } from './shelf-remove';
import styles from './shelves.module.scss';

/** One brand: texts, number of products, deletion. */
export function BrandView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const brand = useQuery(officeBrandQuery(locale, id));
  return (
    <ThingScreen
      back={{
        href: pathTo(locale, '/staff/brands'),
        label: intl.formatMessage({ id: 'shelves.allBrands' }),
      }}
      reads={[brand]}
      loadingLabel={intl.formatMessage({ id: 'shelves.loading' })}
    >
      {brand.data && <Brand brand={brand.data} />}
    </ThingScreen>
  );
}

function Brand({ brand }: { readonly brand: OfficeBrandDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const abilities = useAbilities();
  const { id, product_count: count } = brand;
  const mayWrite = abilities?.has('catalog.write') === true;
  return (
    <>
      <ScreenHead title={nameOf(brand, locale)}>
        {mayWrite && <BrandRemove brand={brand} />}
      </ScreenHead>
      <div className={styles.links}>
        <Link href={`${pathTo(locale, '/staff/products')}?brand=${String(id)}`}>
          {intl.formatMessage({ id: 'shelves.products' }, { count })}
        </Link>
        <Link href={pathTo(locale, '/brands/:brand', { brand: id })}>
          {intl.formatMessage({ id: 'shelves.inShop' })}
        </Link>
      </div>
      <BrandForm brand={brand} mayWrite={mayWrite} />
      {abilities?.has('audit.read') && (
        <Link href={`${pathTo(locale, '/staff/audit')}?subject=brand+${String(id)}`}>
          {intl.formatMessage({ id: 'shelves.history' })}
        </Link>
      )}
    </>
  );
}

function BrandRemove({ brand }: { readonly brand: OfficeBrandDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  return (
    <ShelfRemove
      title={intl.formatMessage({ id: 'shelves.removeTitle' }, { name: nameOf(brand, locale) })}
      remove={async () => {
        await deleteBrand(locale, brand);
        useUi.getState().showToast(intl.formatMessage({ id: 'shelves.removed' }));
        router.push(pathTo(locale, '/staff/brands'));
        queries.removeQueries({ queryKey: shelvesKey, type: 'inactive' });
      }}
    />
  );
}
