import { z } from 'zod';
import {
  bahtSchema,
  iconSchema,
  idSchema,
  imageSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
  searchTextSchema,
  several,
  numeric,
} from '../api/contract.ts';
import { flashOfferSchema, promotionTagSchema } from '../offers/contract.ts';
import { PUBLIC_PRICE_SOURCES, publicPriceSchema } from './contract-price.ts';
import { PRODUCT_SORTS, type ProductSort } from '../api/contract-values.ts';
import { STOCK_LEVELS } from '../stock/contract-values.ts';

export const departmentSchema = z
  .object({
    id: z.number().int(),
    dept_name: z.string(),
    dept_name_en: z.string(),
    dept_name_th: z.string(),
    /** Path of its page without the language prefix. */
    url: z.string(),
  })
  .meta({ id: 'Department' });
export type Department = z.infer<typeof departmentSchema>;

export const categorySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    category_name: z.string(),
    category_name_en: z.string(),
    category_name_th: z.string(),
    url: z.string(),
    icon: iconSchema,
    depts: z.array(departmentSchema),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof categorySchema>;

/** Slugs that departments had earlier. */
export const formerSlugsSchema = z
  .object({ entities: z.array(z.object({ slug: z.string(), dept_id: z.number().int() })) })
  .meta({ id: 'FormerSlugs' });
export type FormerSlugs = z.infer<typeof formerSlugsSchema>;

export const brandSchema = z
  .object({
    id: z.number().int(),
    brand_name: z.string(),
    brand_name_en: z.string(),
    brand_name_th: z.string(),
    brand_code: z.string(),
    image: iconSchema,
    tagline: z.string(),
    product_count: z.number().int(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof brandSchema>;

export const brandDetailSchema = brandSchema
  .extend({ story: z.string() })
  .meta({ id: 'BrandDetail' });
export type BrandDetail = z.infer<typeof brandDetailSchema>;

export const brandListSchema = z.object({ entities: z.array(brandSchema) });

export const brandCategorySchema = z
  .object({
    id: z.number().int(),
    category_name_en: z.string(),
    category_name_th: z.string(),
    icon: iconSchema,
    depts: z.array(departmentSchema),
  })
  .meta({ id: 'BrandCategory' });
export type BrandCategory = z.infer<typeof brandCategorySchema>;

export const brandCategoryQuerySchema = localeQuerySchema.extend({
  brand: z.string().regex(/^\d{1,6}$/),
});

export const drugSchema = z.object({
  class: z.enum(['household', 'packaged', 'dangerous']),
  /** Whether it can be added to a cart without a pharmacist (`docs/product/browse.md`, "Medicine classes"). */
  policy: z.enum(['direct', 'approval']),
  reg_no: z.string(),
});

export const productCardSchema = z
  .object({
    id: z.number().int(),
    item_code: z.string(),
    product_name: z.string(),
    product_name_en: z.string(),
    product_name_th: z.string(),
    price: bahtSchema,
    /** 0 means no deal. */
    deal_price: bahtSchema,
    /** Price for card holders; 0 means no separate price. */
    member_price: bahtSchema,
    /** The same for every visitor, so pages with it can be cached. */
    now: publicPriceSchema,
    /** Set while a flash sale of the product runs and has pieces left, even when a deal is lower. */
    flash: flashOfferSchema.nullable(),
    /** Active promotions, best first; a tile shows the first. */
    promotions: z.array(promotionTagSchema),
    image: imageSchema,
    brand_id: z.number().int(),
    brand_desc: z.string(),
    category_name: z.string(),
    i_dept_desc: z.string(),
    i_group_desc: z.string(),
    i_sub_grp_desc: z.string(),
    rating: z.object({ average: z.number(), count: z.number().int() }),
    stock: z.enum(STOCK_LEVELS),
    drug: drugSchema.nullable(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof productCardSchema>;

export const breadcrumbSchema = z.object({ name: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;

const variantSchema = z.object({
  id: z.number().int(),
  item_code: z.string(),
  product_name: z.string(),
  /** One for each option, in their order. */
  values: z.array(z.string()),
  now: publicPriceSchema,
  stock: z.enum(STOCK_LEVELS),
});
export type Variant = z.infer<typeof variantSchema>;

const variantsSchema = z
  .object({
    /** Names of the options, such as "Size". */
    options: z.array(z.string()),
    /** Listed products in their order, this one among them. */
    siblings: z.array(variantSchema),
  })
  .meta({ id: 'Variants' });
export type Variants = z.infer<typeof variantsSchema>;

export const productSchema = productCardSchema
  .extend({
    price_source: z.enum(PUBLIC_PRICE_SOURCES),
    /** In display order, the card's image first. */
    images: z.array(imageSchema.extend({ alt: z.string() }).meta({ id: 'ProductImage' })),
    description: z.string(),
    how_to: z.string(),
    ingredients: z.string(),
    warnings: z.string(),
    reg_no: z.string().nullable(),
    /** Net content as printed on the pack. */
    size: z.string(),
    /** Siblings that differ in one option or two; null: there is nothing to choose between. */
    variants: variantsSchema.nullable(),
    /** Its first barcode that is known outside the shop. */
    gtin: z.string().nullable(),
    /** Texts for search engines; empty: derived from name and description. */
    seo: z.object({ title: z.string(), description: z.string() }),
    /** Most pieces in one member's cart; null when only stock limits it. */
    limit: z.number().int().nullable(),
    /** Most pieces that can be ordered now, by stock and `limit`. */
    max_qty: z.number().int(),
    /** Number of branches with stock. */
    branch_count: z.number().int(),
    category_id: z.number().int(),
    dept_id: z.number().int(),
    /** Days on which a home delivery ordered now arrives; null when delivery is not possible. */
    delivery: z
      .object({
        from: z.iso.date(),
        until: z.iso.date(),
        fee: bahtSchema,
        /** Order value from which delivery is free. */
        free_from: bahtSchema,
      })
      .nullable(),
    /** Coins earned per piece. */
    earned_coins: z.number().int(),
    breadcrumb: z.array(breadcrumbSchema),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const PRODUCT_LISTS = [
  'new-arrival',
  'flashsale',
  'week',
  'promotion',
  'recommends',
] as const;
export type ProductList = (typeof PRODUCT_LISTS)[number];

export { PRODUCT_SORTS, type ProductSort };

export const productQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  q: searchTextSchema(200),
  category: idSchema.optional(),
  /** Ids or slugs of departments. */
  dept: several(z.string().regex(/^[a-z0-9-]{1,64}$/)),
  brand: several(idSchema),
  list: z.enum(PRODUCT_LISTS).optional(),
  promotion_group: idSchema.optional(),
  /** Products by id, in this order; unknown ids are skipped. */
  ids: several(idSchema),
  price_min: numeric(z.number().min(0).max(1_000_000)).optional(),
  price_max: numeric(z.number().min(0).max(1_000_000)).optional(),
  /** Minimum average stars. */
  rating: numeric(z.number().int().min(1).max(5)).optional(),
  promotion: z.stringbool().optional(),
  in_stock: z.stringbool().optional(),
  /** Only products in stock at this branch. */
  branch: idSchema.optional(),
  /** `key:value` pairs: values of one key are ORed, keys are ANDed. */
  attr: several(z.string().regex(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,48}$/)),
  sort: z.enum(PRODUCT_SORTS).default('recommended'),
  /** Whether to count facets; only the first page needs it. */
  facets: z.stringbool().optional(),
});
export type ProductQuery = z.input<typeof productQuerySchema>;

const namedCountSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  count: z.number().int(),
});

/**
 * Product counts per further choice. A facet's counts ignore its own selection and keep all others, so that several
 * values of it can be added up.
 */
export const facetsSchema = z
  .object({
    categories: z.array(namedCountSchema),
    depts: z.array(namedCountSchema.extend({ slug: z.string(), category_id: z.number().int() })),
    brands: z.array(namedCountSchema),
    /** Price bands in baht; the last one is open-ended. */
    prices: z.array(
      z.object({ min: bahtSchema, max: bahtSchema.nullable(), count: z.number().int() }),
    ),
    /** Products with at least this many stars. */
    ratings: z.array(z.object({ min: z.number().int(), count: z.number().int() })),
    promotion: z.number().int(),
    in_stock: z.number().int(),
    attrs: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        values: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof facetsSchema>;

export const brandNameSchema = z.object({ id: z.number().int(), name: z.string() });

const priceRangeSchema = z.object({ min: bahtSchema.nullable(), max: bahtSchema.nullable() });

/** Prices named in the words of a query; a price of the filters wins over them. Null if it names none. */
export const priceReadSchema = priceRangeSchema
  .extend({
    /** The query without them; empty if it says nothing else. */
    keyword: z.string(),
    /** Nearest prices, whose products are returned if nothing is sold for those that are asked. */
    instead: priceRangeSchema.nullable(),
  })
  .meta({ id: 'PriceRead' });
export type PriceRead = z.infer<typeof priceReadSchema>;

export const productPageSchema = pageOf(productCardSchema)
  .extend({
    /** Null when not requested. */
    facets: facetsSchema.nullable(),
    /**
     * Suggested query. With results: a wording that finds more; without: the wording whose results are returned
     * instead. Null when the query stands.
     */
    did_you_mean: z.string().nullable(),
    /** Whether `entities` are the results of `did_you_mean`. */
    corrected: z.boolean(),
    /** With `corrected`: words dropped from the query, since no product matches all of them. */
    left_out: z.array(z.string()),
    /** Departments related to a query without results, nearest first; may be empty. */
    near: z.array(departmentSchema),
    /** Brands spelt similarly to a query without results, nearest first; may be empty. */
    near_brands: z.array(brandNameSchema),
    price_read: priceReadSchema.nullable(),
  })
  .meta({ id: 'ProductPage' });
export type ProductPage = z.infer<typeof productPageSchema>;

export const productEntitiesSchema = z.object({ entities: z.array(productCardSchema) });

export const sitemapQuerySchema = z.object({
  after: numeric(z.number().int().min(0).max(2_147_483_647)).default(0),
  limit: numeric(z.number().int().min(1).max(50_000)).default(20_000),
});
/** Ids, names and change dates of all listed products, ordered by id, for sitemaps. */
export const sitemapAnswerSchema = z.object({
  total: z.number().int(),
  entities: z.array(
    z.object({
      id: z.number().int(),
      name_en: z.string(),
      name_th: z.string(),
      updated_at: z.iso.datetime(),
    }),
  ),
});
export type SitemapAnswer = z.infer<typeof sitemapAnswerSchema>;
