import { z } from 'zod';
import {
  bahtSchema,
  iconSchema,
  idSchema,
  imageSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
} from './common.ts';
import { PRODUCT_SORTS, type ProductSort } from './values.ts';

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

export const STOCK_LEVELS = ['none', 'low', 'ok'] as const;

export const drugSchema = z.object({
  class: z.enum(['household', 'packaged', 'dangerous']),
  /** Whether it may go into a cart without a pharmacist (`api.md`, "Medicine classes"). */
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

export const productSchema = productCardSchema
  .extend({
    price_source: z.enum(['list', 'deal']),
    images: z.array(imageSchema),
    description: z.string(),
    how_to: z.string(),
    ingredients: z.string(),
    warnings: z.string(),
    reg_no: z.string().nullable(),
    /** At most so many pieces in one member's cart; null where only stock limits. */
    limit: z.number().int().nullable(),
    category_id: z.number().int(),
    dept_id: z.number().int(),
    breadcrumb: z.array(breadcrumbSchema),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const PRODUCT_LISTS = ['new-arrival', 'week', 'promotion', 'recommends'] as const;
export type ProductList = (typeof PRODUCT_LISTS)[number];

export { PRODUCT_SORTS, type ProductSort };

export const productQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  q: z.string().trim().max(200).optional(),
  category: idSchema.optional(),
  /** A department's id or its slug. */
  dept: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .optional(),
  brand: idSchema.optional(),
  list: z.enum(PRODUCT_LISTS).optional(),
  price_min: z.coerce.number().min(0).max(1_000_000).optional(),
  price_max: z.coerce.number().min(0).max(1_000_000).optional(),
  in_stock: z.stringbool().optional(),
  sort: z.enum(PRODUCT_SORTS).default('recommended'),
});
export type ProductQuery = z.input<typeof productQuerySchema>;

export const productPageSchema = pageOf(productCardSchema).meta({ id: 'ProductPage' });
export type ProductPage = z.infer<typeof productPageSchema>;

export const productEntitiesSchema = z.object({ entities: z.array(productCardSchema) });

/** `spec.md` section 3 shows no fields of a group. */
export const promotionGroupListSchema = z.object({
  entities: z.array(z.looseObject({ id: z.number().int() })),
});

export const sitemapQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  limit: z.coerce.number().int().min(1).max(50_000).default(20_000),
});
/** Ids, names and change dates of all listed products, in order of id; what sitemaps are made of. */
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
