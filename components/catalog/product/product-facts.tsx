import { use, type ReactNode } from 'react';
import type { Product } from '@/lib/catalog/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { MessageId } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { FactsView, type FactRow } from './facts-view';

interface ProductFactsProps {
  readonly product: Product;
  readonly locale: Locale;
  /** Section with the id `reviews`; null without reviews. */
  readonly reviews: ReactNode;
}

export function ProductFacts({ product, locale, reviews }: ProductFactsProps) {
  const intl = use(getIntl(locale, 'catalog-product'));
  const text = (id: MessageId<'catalog-product'>) => intl.formatMessage({ id });
  // Directions and warnings of medicines are open by default.
  const isMedicine = product.drug !== null;
  const facts = [
    {
      id: 'description',
      title: 'catalog-product.description',
      body: product.description,
      open: true,
    },
    { id: 'how-to', title: 'catalog-product.howTo', body: product.how_to, open: isMedicine },
    {
      id: 'ingredients',
      title: 'catalog-product.ingredients',
      body: product.ingredients,
      open: false,
    },
    { id: 'warnings', title: 'catalog-product.warnings', body: product.warnings, open: isMedicine },
  ] as const;
  return (
    <FactsView
      label={text('catalog-product.sections')}
      facts={facts
        .map(({ id, title, body, open }) => ({
          id,
          title: text(title),
          open,
          paragraphs: body.split(/\n+/).filter((line) => line.trim() !== ''),
        }))
        .filter(({ paragraphs }) => paragraphs.length > 0)}
      details={{
        id: 'details',
        title: text('catalog-product.details'),
        rows: detailsOf(product, locale, text),
      }}
      reviewsTitle={text('catalog-product.reviews')}
      reviews={reviews}
    />
  );
}

function detailsOf(
  product: Product,
  locale: Locale,
  text: (id: MessageId<'catalog-product'>) => string,
): readonly FactRow[] {
  const category = product.breadcrumb.at(-1);
  const rows: readonly FactRow[] = [
    { name: text('catalog-product.regNo'), value: product.reg_no ?? '' },
    { name: text('catalog-product.code'), value: product.item_code },
    { name: text('catalog-product.size'), value: product.size, lang: 'en' },
    {
      name: text('catalog-product.brand'),
      value: product.brand_desc,
      href: pathTo(locale, '/brands/:brand', { brand: product.brand_id }),
    },
    {
      name: text('catalog-product.category'),
      value: category?.name ?? '',
      ...(category && { href: localePath(locale, category.url) }),
    },
  ];
  return rows.filter(({ value }) => value !== '');
}
