import type {
  Breadcrumb,
  Product,
  ProductCard,
  SitemapAnswer,
} from '../../../lib/api/contract/catalog.ts';
import type { Locale } from '../../../lib/api/contract/common.ts';
import type {
  ProductDetail,
  ProductIndexEntry,
  ProductSummary,
} from '../../domain/catalog/ports.ts';
import { drugPolicy, stockLevel } from '../../domain/catalog/product-rules.ts';
import { toBaht } from '../../domain/kernel/money.ts';
import { productImage } from './media.ts';

export function toProductCard(product: ProductSummary, locale: Locale): ProductCard {
  return {
    id: product.id,
    item_code: product.itemCode,
    product_name: product.name[locale],
    product_name_en: product.name.en,
    product_name_th: product.name.th,
    price: toBaht(product.price),
    deal_price: toBaht(product.dealPrice),
    image: productImage(product.id),
    brand_id: product.brand.id,
    brand_desc: product.brand.name[locale],
    category_name: product.category.name[locale],
    // For analytics, which must not count one department twice under two names.
    i_dept_desc: product.department.name.en,
    i_group_desc: product.category.name.en,
    i_sub_grp_desc: product.department.name.en,
    rating: toRating(product),
    stock: stockLevel(product.available),
    drug: toDrug(product),
  };
}

export function toProduct(product: ProductDetail, locale: Locale): Product {
  return {
    ...toProductCard(product, locale),
    price_source: product.dealPrice > 0 ? 'deal' : 'list',
    images: [productImage(product.id)],
    description: product.description[locale],
    how_to: product.howTo[locale],
    ingredients: product.ingredients[locale],
    warnings: product.warnings[locale],
    reg_no: product.registrationNo,
    limit: product.purchaseLimit,
    category_id: product.category.id,
    dept_id: product.department.id,
    breadcrumb: toBreadcrumb(product, locale),
  };
}

export function toSitemapEntry(entry: ProductIndexEntry): SitemapAnswer['entities'][number] {
  return {
    id: entry.id,
    name_en: entry.name.en,
    name_th: entry.name.th,
    updated_at: entry.updatedAt.toISOString(),
  };
}

function toRating({ ratingSum, ratingCount }: ProductSummary): ProductCard['rating'] {
  const average = ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
  return { average, count: ratingCount };
}

function toDrug({ drugClass, registrationNo }: ProductSummary): ProductCard['drug'] {
  if (drugClass === 'none' || drugClass === 'controlled') return null;
  return { class: drugClass, policy: drugPolicy(drugClass), reg_no: registrationNo ?? '' };
}

function toBreadcrumb({ category, department }: ProductSummary, locale: Locale): Breadcrumb[] {
  const url = `/categories/${String(category.id)}`;
  return [
    { name: category.name[locale], url },
    { name: department.name[locale], url: `${url}/${department.slug}` },
  ];
}
