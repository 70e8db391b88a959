import type {
  Breadcrumb,
  Product,
  ProductCard,
  SitemapAnswer,
} from '../../../lib/catalog/contract.ts';
import type { FlashOffer, PromotionTag } from '../../../lib/offers/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type {
  FlashOffer as FlashOfferRow,
  PromotionTag as PromotionTagRow,
  ProductIndexEntry,
  ProductSummary,
} from './ports.ts';
import type { ProductVariants, ProductView } from './rules/get-product.ts';
import {
  drugPolicy,
  earnedCoins,
  effectiveLimit,
  maxQty,
  publicPrice,
  stockLevel,
} from './rules/product-rules.ts';
import { toBaht } from '../../core/money.ts';
import { FREE_DELIVERY_FROM, HOME_DELIVERY_FEE } from '../pricing/rules/priced.ts';
import { priceNow } from '../pricing/rules/unit-price.ts';
import { productImage } from '../../http/picture-urls.ts';
import { isWorldwide } from '../../../lib/products/contract-barcodes.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

export function toProductCard(product: ProductSummary, locale: Locale): ProductCard {
  return {
    id: product.id,
    item_code: product.itemCode,
    product_name: product.name[locale],
    product_name_en: product.name.en,
    product_name_th: product.name.th,
    price: toBaht(product.price),
    deal_price: toBaht(product.dealPrice),
    member_price: toBaht(product.memberPrice),
    flash: product.flash && toFlash(product.flash),
    now: priceNow(publicPrice(product)),
    promotions: product.promotions.map((promotion) => toPromotionTag(promotion, locale)),
    image: productImage(product.id, product.pictureVersion),
    brand_id: product.brand.id,
    brand_desc: product.brand.name[locale],
    category_name: product.category.name[locale],
    // Always English, so analytics count a department under one name.
    i_dept_desc: product.department.name.en,
    i_group_desc: product.category.name.en,
    i_sub_grp_desc: product.department.name.en,
    rating: toRating(product),
    stock: stockLevel(product.available),
    drug: toDrug(product),
  };
}

export function toProduct(product: ProductView, locale: Locale): Product {
  return {
    ...toProductCard(product, locale),
    price_source: publicPrice(product).source,
    images: product.pictures.map(({ position, alt }) => ({
      ...productImage(product.id, product.pictureVersion, position),
      alt: alt[locale],
    })),
    description: product.description[locale],
    how_to: product.howTo[locale],
    ingredients: product.ingredients[locale],
    warnings: product.warnings[locale],
    reg_no: product.registrationNo,
    size: product.size,
    variants: product.variants && toVariants(product.variants, locale),
    gtin: product.barcodes.find(isWorldwide) ?? null,
    seo: { title: product.seoTitle[locale], description: product.seoDescription[locale] },
    limit: effectiveLimit(product),
    max_qty: maxQty({ ...product, listed: true }),
    branch_count: product.branchCount,
    category_id: product.category.id,
    dept_id: product.department.id,
    delivery: product.delivery && {
      ...product.delivery,
      fee: toBaht(HOME_DELIVERY_FEE),
      free_from: toBaht(FREE_DELIVERY_FROM),
    },
    earned_coins: earnedCoins(publicPrice(product).unitPrice),
    breadcrumb: toBreadcrumb(product, locale),
  };
}

function toVariants({ options, siblings }: ProductVariants, locale: Locale): Product['variants'] {
  return {
    options: options.map((name) => name[locale]),
    siblings: siblings.map(({ product, values }) => ({
      ...{ id: product.id, item_code: product.itemCode, product_name: product.name[locale] },
      values: values.map((value) => value[locale]),
      now: priceNow(publicPrice(product)),
      stock: stockLevel(product.available),
    })),
  };
}

export function toFlash({ price, endsAt, left, quota }: FlashOfferRow): FlashOffer {
  return { price: toBaht(price), ends_at: endsAt.toISOString(), left, quota };
}

export function toPromotionTag(
  { id, kind, percent, name, endsAt }: PromotionTagRow,
  locale: Locale,
): PromotionTag {
  return { id, kind, percent, name: name[locale], ends_at: endsAt.toISOString() };
}

export function toSitemapEntry(entry: ProductIndexEntry): SitemapAnswer['entities'][number] {
  return {
    id: entry.id,
    name_en: entry.name.en,
    name_th: entry.name.th,
    updated_at: entry.updatedAt.toISOString(),
  };
}

export function toRating({
  ratingSum,
  ratingCount,
}: Pick<ProductSummary, 'ratingSum' | 'ratingCount'>): ProductCard['rating'] {
  const average = ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
  return { average, count: ratingCount };
}

function toDrug({ drugClass, registrationNo }: ProductSummary): ProductCard['drug'] {
  if (drugClass === 'none' || drugClass === 'controlled') return null;
  return { class: drugClass, policy: drugPolicy(drugClass), reg_no: registrationNo ?? '' };
}

function toBreadcrumb({ category, department }: ProductSummary, locale: Locale): Breadcrumb[] {
  const url = pagePath('/categories/:category/:dept?', { category: category.id });
  return [
    { name: category.name[locale], url },
    { name: department.name[locale], url: `${url}/${department.slug}` },
  ];
}
