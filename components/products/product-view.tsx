'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { officeProductQuery } from '@/lib/products/queries';
import { shelvesQuery, type ShelfChoices } from '@/lib/shelves/queries';
import { DuplicateButton } from './duplicate-button';
import { PartForm } from './part-form';
import { PicturePart } from './picture-part';
import { ProductMoves } from './product-moves';
import { SaleSection } from './sale-section';
import { StateBadge } from './state-badge';

/** One product: state, facts, prices, medicine class. */
export function ProductView({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const product = useQuery(officeProductQuery(locale, id));
  const shelves = useQuery(shelvesQuery(locale));
  return (
    <ThingScreen
      back={{ href: pathTo(locale, '/staff/products'), label: text('back') }}
      reads={[product, shelves]}
      loadingLabel={text('loading')}
    >
      {product.data && shelves.data && <Parts product={product.data} shelves={shelves.data} />}
    </ThingScreen>
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
      <ScreenHead title={name}>
        <StateBadge state={state} />
        {writes && <DuplicateButton id={id} name={name} />}
      </ScreenHead>
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
      <PartForm part="barcodes" product={product} shelves={shelves} mayWrite={writes} />
      <PartForm part="seo" product={product} shelves={shelves} mayWrite={writes} />
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
