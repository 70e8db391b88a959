import type { IntlShape } from 'react-intl/server';
import type { CardAction } from '@/components/catalog/product-grid';
import { HeartButton } from '@/components/wishes/heart-button';
import { TellMeButton } from '@/components/wishes/tell-me-button';
import type { ProductCard } from '@/lib/api/contract/catalog';

/** Pages put hearts onto the catalogue's cards; `intl` has the texts of `wishes`. */
export function cardHeart(intl: IntlShape): CardAction {
  return function CardHeart(product) {
    return <HeartButton productId={product.id} label={heartLabel(intl, product)} variant="card" />;
  };
}

export function pageHeart(intl: IntlShape, product: ProductCard) {
  return <HeartButton productId={product.id} label={heartLabel(intl, product)} variant="page" />;
}

/** In the place of the cart's button where a product is sold out. */
export function tellMe(intl: IntlShape, product: ProductCard) {
  return (
    <TellMeButton
      productId={product.id}
      labels={{
        ask: intl.formatMessage({ id: 'wishes.tellMe' }),
        note: intl.formatMessage({ id: 'wishes.tellMeNote' }),
        asked: intl.formatMessage({ id: 'wishes.told' }),
        askedNote: intl.formatMessage({ id: 'wishes.toldNote' }),
        cancel: intl.formatMessage({ id: 'wishes.tellMeNot' }),
      }}
    />
  );
}

function heartLabel(intl: IntlShape, { product_name: name }: ProductCard): string {
  return intl.formatMessage({ id: 'wishes.heart' }, { name });
}
