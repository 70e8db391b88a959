import { use } from 'react';
import type { ProductCard } from '@/lib/catalog/contract';
import { SET_SIZES, type SetKind } from '@/lib/offers/contract-values';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import type { PickerProduct } from './picker-types';
import { SetPicker } from './set-picker';
import type { MessageId } from '@/lib/i18n/messages';

interface PromotionPickerProps {
  readonly locale: Locale;
  readonly kind: SetKind;
  readonly products: readonly ProductCard[];
}

export function PromotionPicker({ locale, kind, products }: PromotionPickerProps) {
  const intl = use(getIntl(locale, 'offers'));
  const say = (id: MessageId<'offers'>) => intl.formatMessage({ id }, PLACES);
  return (
    <SetPicker
      products={products.filter(({ stock }) => stock !== 'none').map(toPiece)}
      size={SET_SIZES[kind]}
      labels={{
        progress: say('offers.picker.progress'),
        empty: say('offers.picker.empty'),
        choose: say('offers.picker.choose'),
        remove: say('offers.picker.remove'),
        free: say('offers.picker.free'),
        pay: say('offers.picker.pay'),
        save: say('offers.picker.save'),
        add: say('offers.picker.add'),
        adding: say('offers.picker.adding'),
        added: say('offers.picker.added'),
      }}
    />
  );
}

/** Keeps the placeholders, which the browser fills in without an intl library. */
const PLACES = { chosen: '{chosen}', size: '{size}', name: '{name}', amount: '{amount}' };

function toPiece(product: ProductCard): PickerProduct {
  const { id, product_name: name, image, now } = product;
  const priceText = formatBaht(now.amount);
  return { id, name, image: image.thumbnail_url, price: now.amount, priceText };
}
