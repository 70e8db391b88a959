import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DrugClass, ProductState } from '../../core/products.ts';
import { moment } from './columns.ts';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  /** Name of a drawing in `public/icons/categories`; one that the shop does not have is drawn as `other`. */
  icon: text('icon').notNull().default('other'),
  /** File of the library that stands for it instead of the drawing. */
  picture: text('picture'),
  position: integer('position').notNull(),
});

export const departments = pgTable(
  'departments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    slug: text('slug').notNull(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('departments_slug').on(t.slug)],
);

export const brands = pgTable(
  'brands',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    taglineEn: text('tagline_en').notNull().default(''),
    taglineTh: text('tagline_th').notNull().default(''),
    storyEn: text('story_en').notNull().default(''),
    storyTh: text('story_th').notNull().default(''),
    /** File of its logo in the library. */
    logo: text('logo'),
  },
  (t) => [
    uniqueIndex('brands_code').on(t.code),
    index('brands_name_en').on(t.nameEn, t.id),
    index('brands_name_th').on(t.nameTh, t.id),
  ],
);

/** Letters and digits of a registration number in lower case, folded like `identifierOf` of the search. */
export const foldedRegistration = sql`lower(regexp_replace(registration_no, '[^[:alnum:]]', '', 'g'))`;

/** Money columns are integer satang. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    itemCode: text('item_code').notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    departmentId: integer('department_id')
      .notNull()
      .references(() => departments.id),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionTh: text('description_th').notNull(),
    howToEn: text('how_to_en').notNull(),
    howToTh: text('how_to_th').notNull(),
    ingredientsEn: text('ingredients_en').notNull(),
    ingredientsTh: text('ingredients_th').notNull(),
    warningsEn: text('warnings_en').notNull(),
    warningsTh: text('warnings_th').notNull(),
    registrationNo: text('registration_no'),
    drugClass: text('drug_class').$type<DrugClass>().notNull(),
    state: text('state').$type<ProductState>().notNull().default('live'),
    /** False excludes it from all lists and pages: drafts, archived ones, specially controlled medicines. Generated. */
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`state = 'live' AND drug_class <> 'controlled'`),
    price: integer('price').notNull(),
    dealPrice: integer('deal_price').notNull().default(0),
    /** Price for holders of the member card; 0 means none. */
    memberPrice: integer('member_price').notNull().default(0),
    /** Price of a running flash sale with pieces left, 0 means none; maintained by the offer windows job. */
    flashPrice: integer('flash_price').notNull().default(0),
    /** The price for everyone now (`unit-price.ts`): the lowest of list, deal and flash price. Generated column for filters and sorting. */
    salePrice: integer('sale_price')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN drug_class = 'dangerous' THEN price ELSE LEAST(price, NULLIF(deal_price, 0), NULLIF(flash_price, 0)) END`,
      ),
    purchaseLimit: integer('purchase_limit'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Average rating, weighted towards four stars while there are few reviews. Generated column for sorting. */
    ratingScore: doublePrecision('rating_score')
      .notNull()
      .generatedAlwaysAs(
        sql`(rating_sum + 20)::double precision / (rating_count + 5)::double precision`,
      ),
    /** Average in whole stars, 0 without a review. Generated column for filters and facets. */
    stars: integer('stars')
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN rating_count > 0 THEN rating_sum / rating_count ELSE 0 END`),
    /** Position in the order "recommended"; higher comes first. */
    rank: doublePrecision('rank').notNull().default(0),
    /** Values of `attributes`, each as `key:value`, for example `concern:acne`. */
    attributes: text('attributes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether the online warehouse has an unreserved piece; maintained by a trigger on `stock`. */
    inStock: boolean('in_stock').notNull().default(false),
    /** Whether it has a deal, a flash price or a promotion group now; maintained by the offer windows job. */
    onPromotion: boolean('on_promotion').notNull().default(false),
    /** Net content, for example `50 ml` or `10 tablets`; empty where none is stated. */
    size: text('size').notNull().default(''),
    /** Pieces sold; counted by a trigger on `stock`. */
    sold: integer('sold').notNull().default(0),
    // Generated columns of the default orders, which all put sold-out products last.
    /** The order "recommended": by rank, sold-out products last. */
    place: doublePrecision('place')
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN in_stock THEN rank ELSE rank - 1000000 END`),
    sales: integer('sales')
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN in_stock THEN sold ELSE -1 END`),
    /** The order "discount": the share of the list price that the sale price saves, from 0 to 1. */
    saving: doublePrecision('saving')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN NOT in_stock THEN -1 WHEN drug_class = 'dangerous' OR price = 0 THEN 0 ELSE 1 - LEAST(price, NULLIF(deal_price, 0), NULLIF(flash_price, 0))::double precision / price END`,
      ),
    /** Counts the changes of its pictures; part of their addresses, so that no cache shows an old one. */
    pictureVersion: integer('picture_version').notNull().default(0),
    /** Title and description for search engines; empty: those of the name and the description. */
    seoTitleEn: text('seo_title_en').notNull().default(''),
    seoTitleTh: text('seo_title_th').notNull().default(''),
    seoDescriptionEn: text('seo_description_en').notNull().default(''),
    seoDescriptionTh: text('seo_description_th').notNull().default(''),
    /** Words of either language that shoppers type and no name has, separated by commas. */
    searchWords: text('search_words').notNull().default(''),
    /** Item code and names in lower case, which the office's list searches: folding 100,000 names takes longer. */
    foldedNames: text('folded_names')
      .notNull()
      .generatedAlwaysAs(sql`lower(item_code || chr(10) || name_en || chr(10) || name_th)`),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => {
    const facets = [
      ...([t.departmentId, t.brandId, t.salePrice] as const),
      ...([t.stars, t.inStock, t.onPromotion] as const),
    ] as const;
    return [
      uniqueIndex('products_item_code').on(t.itemCode),
      index('products_registration').on(foldedRegistration),
      // Columns that the list of the office filters and searches by, so that it reads no whole rows.
      index('products_office').on(
        t.id,
        t.itemCode,
        t.state,
        t.listed,
        t.inStock,
        t.brandId,
        t.departmentId,
        t.foldedNames,
      ),
      check('products_state', sql`${t.state} IN ('draft', 'live', 'archived')`),
      index('products_medicines')
        .on(t.id)
        .where(sql`drug_class <> 'none'`),
      // The trailing columns allow index-only scans for filters, counts and facets, in page order.
      index('products_department_place')
        .on(
          t.departmentId,
          t.place.desc(),
          t.id,
          t.brandId,
          t.salePrice,
          t.stars,
          t.inStock,
          t.onPromotion,
          t.attributes,
        )
        .where(sql`listed`),
      index('products_brand_place')
        .on(
          t.brandId,
          t.place.desc(),
          t.id,
          t.departmentId,
          t.salePrice,
          t.stars,
          t.inStock,
          t.onPromotion,
          t.attributes,
        )
        .where(sql`listed`),
      index('products_place')
        .on(t.place.desc(), t.id, ...facets)
        .where(sql`listed`),
      index('products_newest')
        .on(t.createdAt.desc(), t.id, ...facets)
        .where(sql`listed`),
      index('products_sale_price')
        .on(t.salePrice, t.id, t.departmentId, t.brandId, t.stars, t.inStock, t.onPromotion)
        .where(sql`listed`),
      index('products_rating')
        .on(t.ratingScore.desc(), t.id, ...facets)
        .where(sql`listed`),
      index('products_bestsellers')
        .on(t.sales.desc(), t.id, ...facets)
        .where(sql`listed`),
      index('products_saving')
        .on(t.saving.desc(), t.id, ...facets)
        .where(sql`listed`),
      index('products_deal_places')
        .on(t.place.desc(), t.id, ...facets, t.attributes)
        .where(sql`listed AND deal_price > 0`),
      index('products_attributes')
        .using('gin', t.attributes)
        .where(sql`listed`),
      check(
        'products_price',
        sql`(${t.price} > 0 AND ${t.dealPrice} >= 0 AND ${t.dealPrice} < ${t.price} AND ${t.memberPrice} >= 0 AND ${t.memberPrice} < ${t.price}) OR (${t.state} = 'draft' AND ${t.price} = 0 AND ${t.dealPrice} = 0 AND ${t.memberPrice} = 0)`,
      ),
    ];
  },
);

/** Barcodes of products, in their order. */
export const productBarcodes = pgTable(
  'product_barcodes',
  {
    /** The barcode with zeros before it, so that no two products share one in different lengths. */
    gtin: text('gtin').primaryKey(),
    barcode: text('barcode').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [
    index('product_barcodes_product').on(t.productId, t.position),
    check('product_barcodes_gtin', sql`${t.gtin} ~ '^[0-9]{14}$'`),
  ],
);

/** Hand-picked lists of `/ecommerce`. */
export const productLists = pgTable(
  'product_lists',
  {
    list: text('list').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.productId] }),
    index('product_lists_position').on(t.list, t.position),
  ],
);
