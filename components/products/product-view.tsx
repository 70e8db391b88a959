'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
import type { ProductDraft } from '@/lib/products/contract-drafts';
import { MEDICINE_CLASSES, type DraftPart } from '@/lib/products/contract-values';
import { shelvesQuery, type ShelfChoices } from '@/lib/shelves/queries';
import { AttributePart } from './attribute-part';
import type { FieldChoices } from './draft-diff';
import { DraftSection } from './draft-section';
import { DuplicateButton } from './duplicate-button';
import { PartForm } from './part-form';
import { PicturePart } from './picture-part';
import { ProductMoves } from './product-moves';
import { SaleSection } from './sale-section';
import { StateBadge } from './state-badge';
import { VariantPart } from './variant-part';

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
  const choices = useChoices(shelves);
  const drafts = useContinued();
  const common = { product, choices };
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
      <DraftSection
        id={id}
        choices={choices}
        mayWrite={(part) => abilities?.has(ABILITIES[part]) === true}
        onContinue={drafts.goOn}
      />
      <PartForm part="facts" {...common} {...drafts.of('facts')} mayWrite={writes} />
      <PartForm part="barcodes" {...common} mayWrite={writes} />
      <PartForm part="seo" {...common} {...drafts.of('seo')} mayWrite={writes} />
      <AttributePart product={product} mayWrite={writes} />
      <VariantPart product={product} mayWrite={writes} />
      <PicturePart id={id} mayWrite={abilities?.has('media.write') === true} />
      <PartForm
        part="prices"
        {...common}
        {...drafts.of('prices')}
        mayWrite={abilities?.has('prices.write') === true}
      />
      <PartForm
        part="medicine"
        {...common}
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

const ABILITIES = {
  facts: 'catalog.write',
  prices: 'prices.write',
  seo: 'catalog.write',
} as const satisfies Record<DraftPart, string>;

/** Drafts that the person goes on editing in the forms. */
function useContinued() {
  const [continued, setContinued] = useState<Partial<Record<DraftPart, ProductDraft | undefined>>>(
    {},
  );
  return {
    goOn: (draft: ProductDraft) => {
      // A copy: the same draft may be taken up again.
      setContinued((before) => ({ ...before, [draft.part]: { ...draft } }));
    },
    of: (part: DraftPart) => ({
      continued: continued[part],
      onDraftSaved: () => {
        setContinued((before) => ({ ...before, [part]: undefined }));
      },
    }),
  };
}

function useChoices(shelves: ShelfChoices): FieldChoices {
  const intl = useIntl();
  return useMemo(
    () => ({
      brand_id: shelves.brands,
      department_id: shelves.departments,
      drug_class: MEDICINE_CLASSES.map((value) => ({
        value,
        label: intl.formatMessage({ id: `products.class.${value}` }),
      })),
    }),
    [intl, shelves],
  );
}
