import { use, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Product } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MedicineNote } from './medicine-note';
// Must follow the note: stylesheets are emitted in import order (`docs/decisions/0032-few-large-scripts.md`).
import { BuyView } from './buy-view';
import { ProductVariants } from './product-variants';
import { PromotionBox } from './promotion-box';
import { shownPrice } from './shown-price';
import { shownPromises } from './shown-promises';

export interface BuySlots {
  readonly addToCart: ReactNode;
  readonly branches: ReactNode;
  /** Stock alert, in place of the cart button while sold out. */
  readonly tellMe: ReactNode;
  /** Conflicts with the health profile of the member; null unless it is a medicine. */
  readonly warnings: ReactNode;
  readonly countdown: ReactNode;
  readonly substitutes: ReactNode;
}

interface ProductBuyProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly slots: BuySlots;
}

/** Price, availability and main action: add to cart, consult a pharmacist, or stock alert. */
export function ProductBuy({ product, locale, slots }: ProductBuyProps) {
  const intl = use(getIntl(locale, 'catalog', 'catalog-product'));
  const { drug, limit, max_qty: max, promotions, variants } = product;
  const { warnings, branches, countdown } = slots;
  const isSold = drug?.policy !== 'approval';
  const note = drug && <MedicineNote drug={drug} name={product.product_name} locale={locale} />;
  return (
    <BuyView
      label={intl.formatMessage({ id: 'catalog-product.buy' })}
      price={shownPrice({ product, locale, intl })}
      promises={shownPromises({ product, locale, intl })}
      {...(limit !== null && {
        limit: intl.formatMessage({ id: 'catalog-product.limit' }, { limit }),
      })}
      slots={{
        ...{ countdown, warnings, branches },
        ...(variants && {
          variants: <ProductVariants product={product} variants={variants} locale={locale} />,
        }),
        // The sold-out notice precedes the branches that still have it.
        ...(isSold && max === 0 && { soldOut: <SoldOut locale={locale} slots={slots} /> }),
        ...(max > 0 &&
          promotions.length > 0 && {
            promotions: <PromotionBox product={product} locale={locale} />,
          }),
        ...(note && { note }),
        ...(isSold && max > 0 && { addToCart: slots.addToCart }),
      }}
    />
  );
}

function SoldOut({ locale, slots }: Omit<ProductBuyProps, 'product'>) {
  const intl = use(getIntl(locale, 'catalog-product'));
  const isAlone = slots.substitutes === null;
  return (
    <>
      <Notice tone="info">
        {intl.formatMessage({
          id: isAlone ? 'catalog-product.soldOutAlone' : 'catalog-product.soldOutText',
        })}
      </Notice>
      {slots.tellMe}
    </>
  );
}
