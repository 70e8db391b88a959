import { use, type ReactNode } from 'react';
import { Following } from '@/components/layout/following';
import { Notice } from '@/components/ui/notice';
import type { Product } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { MedicineNote } from './medicine-note';
import { PriceBlock } from './price-block';
import styles from './product-buy.module.scss';
import { PromotionBox } from './promotion-box';
import { Promises } from './promises';
import { StickyBuy } from './sticky-buy';

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
  const intl = use(getIntl(locale, 'product'));
  const approval = product.drug?.policy === 'approval';
  const order = !approval && <Order product={product} locale={locale} slots={slots} />;
  // What cannot be bought says so before it says where else it is.
  const soldOut = product.max_qty === 0;
  return (
    <section className={styles.buy} aria-label={intl.formatMessage({ id: 'product.buy' })}>
      <PriceBlock product={product} locale={locale} countdown={slots.countdown} />
      <Following>
        {slots.warnings}
        {soldOut && order}
        <Promises product={product} locale={locale} branches={slots.branches} />
        {!soldOut && <PromotionBox product={product} locale={locale} />}
        {product.drug && (
          <MedicineNote drug={product.drug} name={product.product_name} locale={locale} />
        )}
        {!soldOut && order}
      </Following>
    </section>
  );
}

function Order({ product, locale, slots }: ProductBuyProps) {
  const intl = use(getIntl(locale, 'product'));
  const { limit, max_qty: max } = product;
  if (max === 0) {
    return (
      <>
        <Notice tone="info">
          {intl.formatMessage({
            id: slots.substitutes === null ? 'product.soldOutAlone' : 'product.soldOutText',
          })}
        </Notice>
        {slots.tellMe}
      </>
    );
  }
  return (
    <div className={styles.order}>
      {limit !== null && (
        <p className={styles.limit}>{intl.formatMessage({ id: 'product.limit' }, { limit })}</p>
      )}
      <StickyBuy>{slots.addToCart}</StickyBuy>
    </div>
  );
}
