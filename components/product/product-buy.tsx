import { use, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Product } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MedicineNote } from './medicine-note';
// Below the note: styles are put into files in the order of imports (`docs/decisions/0032-few-large-scripts.md`).
import { BuyView } from './buy-view';
import { PromotionBox } from './promotion-box';
import { shownPrice } from './shown-price';
import { shownPromises } from './shown-promises';

/** What other domains add to the buying side of a product page. */
export interface BuySlots {
  /** Quantity and button. */
  readonly addToCart: ReactNode;
  /** Stock of the branches. */
  readonly branches: ReactNode;
  /** In place of the button while it is sold out. */
  readonly tellMe: ReactNode;
  /** Its conflicts with the profile of its reader; null for what is no medicine. */
  readonly warnings: ReactNode;
  /** Counts down to the end of a flash sale. */
  readonly countdown: ReactNode;
  /** What can be bought in place of a product that is sold out. */
  readonly substitutes: ReactNode;
}

interface ProductBuyProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly slots: BuySlots;
}

/** Price, availability and the one way on: into the cart, to the pharmacist, or to a word when it is back. */
export function ProductBuy({ product, locale, slots }: ProductBuyProps) {
  const intl = use(getIntl(locale, 'catalog', 'product'));
  const { drug, limit, max_qty: max, promotions } = product;
  const { warnings, branches, countdown } = slots;
  const isSold = drug?.policy !== 'approval';
  const note = drug && <MedicineNote drug={drug} name={product.product_name} locale={locale} />;
  return (
    <BuyView
      label={intl.formatMessage({ id: 'product.buy' })}
      price={shownPrice({ product, locale, intl })}
      promises={shownPromises({ product, locale, intl })}
      {...(limit !== null && { limit: intl.formatMessage({ id: 'product.limit' }, { limit }) })}
      slots={{
        ...{ countdown, warnings, branches },
        // What cannot be bought says so before it says where else it is.
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
  const intl = use(getIntl(locale, 'product'));
  const isAlone = slots.substitutes === null;
  return (
    <>
      <Notice tone="info">
        {intl.formatMessage({ id: isAlone ? 'product.soldOutAlone' : 'product.soldOutText' })}
      </Notice>
      {slots.tellMe}
    </>
  );
}
