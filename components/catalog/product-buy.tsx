import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import type { Product } from '@/lib/api/contract/catalog';
import { needsApproval } from './drug-names';
import { MedicineNote } from './medicine-note';
import { bahtText, priceView } from './price-view';
import styles from './product-buy.module.scss';

interface ProductBuyProps {
  readonly product: Product;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
  readonly addToCart: ReactNode;
}

/** Price, availability and the way into the cart. On phones the button stays at the lower edge. */
export function ProductBuy({ product, intl, addToCart }: ProductBuyProps) {
  const approval = needsApproval(product);
  return (
    <section className={styles.buy} aria-label={intl.formatMessage({ id: 'catalog.buy' })}>
      <PriceBlock product={product} intl={intl} />
      {!approval && <StockLine product={product} intl={intl} />}
      {product.stock === 'none' && !approval && (
        <Notice tone="info">{intl.formatMessage({ id: 'catalog.soldOutText' })}</Notice>
      )}
      {product.drug && <MedicineNote drug={product.drug} intl={intl} />}
      {!approval && <div className={styles.bar}>{addToCart}</div>}
      {!approval && <Promises intl={intl} />}
    </section>
  );
}

type PartProps = Pick<ProductBuyProps, 'product' | 'intl'>;

function PriceBlock({ product, intl }: PartProps) {
  const { amount, was, saved, percent } = priceView(product);
  return (
    <div className={styles.price}>
      <Price
        amount={amount}
        {...(was === undefined ? {} : { was })}
        wasLabel={intl.formatMessage({ id: 'catalog.oldPrice' })}
        size="lg"
      />
      {percent > 0 && (
        <Badge tone="sale">{intl.formatMessage({ id: 'catalog.saving' }, { percent })}</Badge>
      )}
      <p className={styles.small}>
        {saved > 0 && (
          <span className={styles.saved}>
            {intl.formatMessage({ id: 'catalog.youSave' }, { amount: bahtText(saved) })}
          </span>
        )}
        <span>{intl.formatMessage({ id: 'catalog.vatIncluded' })}</span>
      </p>
    </div>
  );
}

function StockLine({ product, intl }: PartProps) {
  const { stock, limit } = product;
  return (
    <p className={styles.stock}>
      <span className={styles.level} data-level={stock}>
        {intl.formatMessage({ id: `catalog.stock.${stock}` })}
      </span>
      {limit !== null && stock !== 'none' && (
        <span>{intl.formatMessage({ id: 'catalog.limit' }, { limit })}</span>
      )}
    </p>
  );
}

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'truck', title: 'catalog.deliveryTime', text: 'catalog.deliveryTimeText' },
  { icon: 'cash', title: 'catalog.cashOnDelivery', text: 'catalog.cashOnDeliveryText' },
  { icon: 'shield', title: 'catalog.genuine', text: 'catalog.genuineText' },
];

function Promises({ intl }: { readonly intl: IntlShape }) {
  return (
    <ul className={styles.promises}>
      {PROMISES.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <p>
            <strong>{intl.formatMessage({ id: title })}</strong>
            {intl.formatMessage({ id: text })}
          </p>
        </li>
      ))}
    </ul>
  );
}
