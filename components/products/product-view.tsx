'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { officeProductQuery } from '@/lib/products/queries';
import { shelvesQuery, type ShelfChoices } from '@/lib/shelves/queries';
import { PartForm } from './part-form';
import { PicturePart } from './picture-part';
import { ProductMoves } from './product-moves';
import styles from './products.module.scss';
import { SaleSection } from './sale-section';
import { StateBadge } from './state-badge';

/** One product: state, facts, prices, medicine class. */
export function ProductView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const { data: product, error, refetch } = useQuery(officeProductQuery(locale, id));
  const { data: shelves } = useQuery(shelvesQuery(locale));
  return (
    <div className={styles.screen}>
      <Link href={pathTo(locale, '/staff/products')}>{text('back')}</Link>
      {error && !product && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && (!product || !shelves) && <Spinner label={text('loading')} />}
      {product && shelves && <Parts product={product} shelves={shelves} />}
    </div>
  );
}

function nameOf({ facts }: OfficeProductDetail, locale: Locale): string {
  return locale === 'th' ? facts.name_th : facts.name_en;
}

interface PartsProps {
  readonly product: OfficeProductDetail;
  readonly shelves: ShelfChoices;
}

function Parts({ product, shelves }: PartsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const abilities = useAbilities();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const name = nameOf(product, locale);
  const { id, state, listed } = product;
  const writes = abilities?.has('catalog.write') === true;
  return (
    <>
      <div className={styles.head}>
        <h1>{name}</h1>
        <StateBadge state={state} />
      </div>
      <SaleSection
        id={id}
        shopLink={
          listed && (
            <Link href={productPath(locale, { id, product_name: name })}>{text('inShop')}</Link>
          )
        }
        moves={writes && <ProductMoves product={product} />}
      />
      <PartForm part="facts" product={product} shelves={shelves} mayWrite={writes} />
      <PicturePart id={id} mayWrite={abilities?.has('media.write') === true} />
      <PartForm
        part="prices"
        product={product}
        shelves={shelves}
        mayWrite={abilities?.has('prices.write') === true}
      />
      <PartForm
        part="medicine"
        product={product}
        shelves={shelves}
        mayWrite={abilities?.has('medicines.approve') === true}
      />
      {abilities?.has('audit.read') && (
        <Link href={`${pathTo(locale, '/staff/audit')}?subject=product+${String(id)}`}>
          {text('history')}
        </Link>
      )}
    </>
  );
}
