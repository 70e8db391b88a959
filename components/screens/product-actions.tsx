import { AddToCart } from '@/components/cart/add-to-cart';
import { HeartButton } from '@/components/tiles/heart-button';
import { TellMeButton } from '@/components/wishes/tell-me-button';
import { sentItemAction } from '@/lib/cart/contract-values';
import type { Product } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';
import type { MessageId } from '@/lib/i18n/messages';

/** Quantity and button. */
export function addWithQuantity(
  intl: Texts<'catalog' | 'catalog-product'>,
  product: Product,
  locale: Locale,
) {
  const text = (id: MessageId<'catalog' | 'catalog-product'>) => intl.formatMessage({ id });
  return (
    <AddToCart
      productId={product.id}
      action={sentItemAction(locale, { product_id: product.id, seen_price: product.now.amount })}
      max={product.max_qty}
      labels={{
        add: text('catalog.add'),
        adding: text('catalog.adding'),
        added: text('catalog.added'),
        soldOut: text('catalog.soldOut'),
        quantity: text('catalog.quantity'),
        decrease: text('catalog.decrease'),
        increase: text('catalog.increase'),
        most: intl.formatMessage({ id: 'catalog-product.most' }, { max: product.max_qty }),
      }}
      seenPrice={product.now.amount}
    />
  );
}

export function pageHeart(intl: Texts<'wishes'>, product: Product) {
  const label = intl.formatMessage({ id: 'wishes.heart' }, { name: product.product_name });
  return <HeartButton productId={product.id} label={label} variant="page" />;
}

/** In the place of the cart's button where a product is sold out. */
export function tellMe(intl: Texts<'wishes'>, product: Product) {
  const text = (id: MessageId<'wishes'>) => intl.formatMessage({ id });
  return (
    <TellMeButton
      waitingFor={product.id}
      labels={{
        ask: text('wishes.tellMe'),
        note: text('wishes.tellMeNote'),
        asked: text('wishes.told'),
        askedNote: text('wishes.toldNote'),
        cancel: text('wishes.tellMeNot'),
      }}
    />
  );
}
