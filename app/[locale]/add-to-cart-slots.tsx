import type { IntlShape } from 'react-intl/server';
import { AddToCart } from '@/components/cart/add-to-cart';
import type { CardAction } from '@/components/catalog/product-grid';
import type { Product } from '@/lib/api/contract/catalog';

/** Pages put the cart's button onto the catalogue's cards: the two domains do not know each other. */
export function quickAdd(intl: IntlShape): CardAction {
  const labels = addLabels(intl);
  return function QuickAdd({ id, product_name: name, stock, now }) {
    return (
      <AddToCart
        productId={id}
        max={1}
        soldOut={stock === 'none'}
        labels={labels}
        name={name}
        variant="card"
        seenPrice={now.amount}
      />
    );
  };
}

/** Quantity and button of a product page; `intl` has the texts of `product` too. */
export function addWithQuantity(intl: IntlShape, product: Product) {
  return (
    <AddToCart
      productId={product.id}
      max={product.max_qty}
      soldOut={product.max_qty === 0}
      labels={{
        ...addLabels(intl),
        most: intl.formatMessage({ id: 'product.most' }, { max: product.max_qty }),
      }}
      variant="page"
      seenPrice={product.now.amount}
    />
  );
}

function addLabels(intl: IntlShape) {
  return {
    add: intl.formatMessage({ id: 'catalog.add' }),
    adding: intl.formatMessage({ id: 'catalog.adding' }),
    added: intl.formatMessage({ id: 'catalog.added' }),
    soldOut: intl.formatMessage({ id: 'catalog.soldOut' }),
    quantity: intl.formatMessage({ id: 'catalog.quantity' }),
    decrease: intl.formatMessage({ id: 'catalog.decrease' }),
    increase: intl.formatMessage({ id: 'catalog.increase' }),
  };
}
