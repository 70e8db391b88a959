import { use, type ReactNode } from 'react';
import type { Product } from '@/lib/catalog/contract';
import { DRUG_NAMES } from '@/lib/catalog/medicine';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { HeadView } from './head-view';

interface ProductHeadProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly slots: {
    readonly heart: ReactNode;
    readonly reviews: ReactNode;
  };
}

export function ProductHead({ product, locale, slots }: ProductHeadProps) {
  const intl = use(getIntl(locale, 'catalog', 'catalog-product'));
  const { drug, rating } = product;
  const { average, count } = rating;
  const isRated = slots.reviews !== null && count > 0;
  const stars = { average: average.toFixed(1), count };
  return (
    <HeadView
      name={product.product_name}
      brand={{ id: product.brand_id, name: product.brand_desc }}
      code={intl.formatMessage({ id: 'catalog-product.itemCode' }, { code: product.item_code })}
      {...(drug && { drug: intl.formatMessage({ id: DRUG_NAMES[drug.class] }) })}
      {...(isRated && {
        rating: { ...rating, label: intl.formatMessage({ id: 'catalog.rating' }, stars) },
      })}
      heart={slots.heart}
    />
  );
}
