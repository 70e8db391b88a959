import type { IntlShape } from 'react-intl/server';
import { AddToCart } from '@/components/cart/add-to-cart';
import type { CardAction } from '@/components/catalog/product-grid';
import type { Product } from '@/lib/api/contract/catalog';

/** More pieces than anybody keeps at home; stock and limits are the service's to refuse. */
const MAX_PIECES = 99;

/** Pages put the cart's button onto the catalogue's cards: the two domains do not know each other. */
export function quickAdd(intl: IntlShape): CardAction {
  const labels = addLabels(intl);
  return function QuickAdd({ id, product_name: name, stock }) {
    return (
      <AddToCart
        productId={id}
        max={1}
        soldOut={stock === 'none'}
        labels={labels}
        name={name}
        variant="card"
      />
    );
  };
}

/** Quantity and button of a product page. */
export function addWithQuantity(intl: IntlShape, product: Product) {
  return (
    <AddToCart
      productId={product.id}
      max={product.limit ?? MAX_PIECES}
      soldOut={product.stock === 'none'}
      labels={addLabels(intl)}
      variant="page"
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
