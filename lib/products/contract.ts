import { z } from 'zod';
import {
  bahtSchema,
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  longTextSchema,
  placedPageOf,
  placeQuerySchema,
  seenSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import { LOCALES } from '../i18n/locale.ts';
import { pictureFileSchema } from '../media/contract.ts';
import { ALT_LENGTH, PRODUCT_PICTURES } from '../media/contract-values.ts';
import { piecesFields } from '../stock/contract.ts';
import { attributesChangeSchema } from './contract-attributes.ts';
import { productFilterSchema } from './contract-bulk.ts';
import { BARCODES_PER_PRODUCT, barcodeFault, gtinOf } from './contract-barcodes.ts';
import {
  MEDICINE_CLASSES,
  OPEN_DRAFT_STATES,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  SALE_NOTES,
  SALE_OBSTACLES,
  SEARCH_WORDS_LENGTH,
  SEO_DESCRIPTION_LENGTH,
  SEO_TITLE_LENGTH,
} from './contract-values.ts';

const stateSchema = z.enum(PRODUCT_STATES);
const longText = longTextSchema(0, 4_000);

const newProductFields = z.object({
  /** Unique text of the merchant; leading zeros stay. */
  item_code: textSchema(1, 40),
  name_en: textSchema(1, 200),
  name_th: textSchema(1, 200),
  brand_id: idSchema,
  department_id: idSchema,
});

export const newProductSchema = newProductFields;
export type NewProduct = z.infer<typeof newProductSchema>;

export const factFields = newProductFields.extend({
  description_en: longText,
  description_th: longText,
  how_to_en: longText,
  how_to_th: longText,
  ingredients_en: longText,
  ingredients_th: longText,
  warnings_en: longText,
  warnings_th: longText,
  /** Net content as printed on the pack. */
  size: textSchema(0, 60),
  /** Largest number of pieces per order; null: limited by stock alone. */
  purchase_limit: z.number().int().min(1).max(999).nullable(),
});
export type ProductFacts = z.infer<typeof factFields>;

const priceSchema = bahtSchema.min(0).max(1_000_000);
export const priceFields = z.object({
  price: priceSchema.min(0.01),
  /** 0: none. */
  deal_price: priceSchema,
  /** 0: none. */
  member_price: priceSchema,
});
export type ProductPrices = z.infer<typeof priceFields>;

export const medicineFields = z.object({
  drug_class: z.enum(MEDICINE_CLASSES),
  registration_no: textSchema(1, 40).nullable(),
});
export type ProductMedicine = z.infer<typeof medicineFields>;

const seoTitle = textSchema(0, SEO_TITLE_LENGTH);
const seoDescription = textSchema(0, SEO_DESCRIPTION_LENGTH);
export const seoFields = z.object({
  /** Empty: the name. */
  seo_title_en: seoTitle,
  seo_title_th: seoTitle,
  /** Empty: brand, name and description. */
  seo_description_en: seoDescription,
  seo_description_th: seoDescription,
  /** Words of either language that search finds the product by, separated by commas. */
  search_words: textSchema(0, SEARCH_WORDS_LENGTH),
});
export type ProductSeo = z.infer<typeof seoFields>;

export const barcodeFields = z.object({
  /** GTIN-8, -12, -13 or -14, as text; the first is the one of structured data. */
  barcodes: z
    .array(z.string().overwrite((barcode) => barcode.replaceAll(/[\s-]/g, '')))
    .max(BARCODES_PER_PRODUCT)
    .superRefine((barcodes, context) => {
      const wrong = barcodes.find((barcode) => barcodeFault(barcode) !== undefined);
      const twice = barcodes.find(
        (barcode, at) => barcodes.findIndex((one) => gtinOf(one) === gtinOf(barcode)) < at,
      );
      const barcode = wrong ?? twice;
      if (barcode === undefined) return;
      const fault = barcodeFault(barcode) ?? 'barcode_twice';
      context.addIssue({ code: 'custom', params: { fault, barcode: barcode.slice(0, 30) } });
    }),
});
export type ProductBarcodes = z.infer<typeof barcodeFields>;

export const factsChangeSchema = factFields.extend(seenSchema.shape);
export const pricesChangeSchema = priceFields.extend(seenSchema.shape);
export const medicineChangeSchema = medicineFields.extend(seenSchema.shape);
export const barcodesChangeSchema = barcodeFields.extend(seenSchema.shape);
export const seoChangeSchema = seoFields.extend(seenSchema.shape);

const productPictureFields = z.object({
  file: pictureFileSchema,
  alt_en: textSchema(1, ALT_LENGTH),
  alt_th: textSchema(1, ALT_LENGTH),
});

const picturesSchema = z.array(productPictureFields).max(PRODUCT_PICTURES);
export type ProductPictures = z.infer<typeof picturesSchema>;

export const picturesChangeSchema = z.object({ pictures: picturesSchema }).extend(seenSchema.shape);

export const officePicturesSchema = z
  .object({
    /** In their order in the shop; the first stands for the product in lists. */
    pictures: z.array(productPictureFields.extend({ url: z.string() })),
    version: versionSchema,
  })
  .meta({ id: 'OfficeProductPictures' });
export type OfficePictures = z.infer<typeof officePicturesSchema>;

export const officeProductSchema = z
  .object({
    id: z.number().int(),
    state: stateSchema,
    item_code: z.string(),
    name_en: z.string(),
    name_th: z.string(),
    brand: z.string(),
    department: z.string(),
    /** 0 only in drafts. */
    price: bahtSchema,
    deal_price: bahtSchema,
    /** The first reason why shoppers cannot buy it; null: they can. */
    obstacle: z.enum(SALE_OBSTACLES).nullable(),
    /** State of its drafts: `failed` if one of them failed; null: it has none. */
    draft: z.enum(OPEN_DRAFT_STATES).nullable(),
  })
  .meta({ id: 'OfficeProduct' });
export type OfficeProduct = z.infer<typeof officeProductSchema>;

export const officeProductPageSchema = placedPageOf(officeProductSchema).meta({
  id: 'OfficeProductPage',
});
export type OfficeProductPage = z.infer<typeof officeProductPageSchema>;

export const officeProductQuerySchema = localeQuerySchema
  .extend(placeQuerySchema.shape)
  .extend(productFilterSchema.shape)
  .extend({ sort: z.enum(PRODUCT_SORTS).default('-id') });

export const officeProductDetailSchema = z
  .object({
    id: z.number().int(),
    state: stateSchema,
    /** Whether shoppers see it: live, and no specially controlled medicine. */
    listed: z.boolean(),
    created_at: isoDateTimeSchema,
    /** Version of the whole product, for publishing and archiving. */
    version: versionSchema,
    facts: factsChangeSchema.meta({ id: 'OfficeProductFacts' }),
    prices: z
      .object({ ...priceFields.shape, price: bahtSchema, version: versionSchema })
      .meta({ id: 'OfficeProductPrices' }),
    medicine: medicineChangeSchema.meta({ id: 'OfficeProductMedicine' }),
    seo: seoChangeSchema.meta({ id: 'OfficeProductSeo' }),
    barcodes: barcodesChangeSchema.meta({ id: 'OfficeProductBarcodes' }),
    attributes: attributesChangeSchema.meta({ id: 'OfficeProductAttributes' }),
  })
  .meta({ id: 'OfficeProductDetail' });
export type OfficeProductDetail = z.infer<typeof officeProductDetailSchema>;

export const productSaleSchema = z
  .object({
    /** Whether shoppers can buy it now: there is no obstacle. */
    sold: z.boolean(),
    obstacles: z.array(
      z.object({
        code: z.enum(SALE_OBSTACLES),
        /** With an obstacle of the stock: branches that have a free piece. */
        branches: z.number().int().optional(),
      }),
    ),
    notes: z.array(
      z.object({
        code: z.enum(SALE_NOTES),
        /** With `texts_missing` and `shelf_texts_missing`: the empty fields, such as `description_th`. */
        fields: z.array(z.string()).optional(),
      }),
    ),
    /**
     * The online warehouse, and branches with a free piece, as far as the person sees their stock; null without the
     * ability to read stock.
     */
    places: z
      .array(
        piecesFields.extend({
          branch_id: z.number().int(),
          /** Null: the online warehouse, which clients name. */
          name: z.string().nullable(),
        }),
      )
      .nullable(),
    /** The last change that pages of the shop show. */
    changed_at: isoDateTimeSchema,
    /**
     * Copies of its page in the process that answers, for each language. Each process has its own, and all drop them by
     * the same change log. Null in a service without a storefront.
     */
    copies: z
      .array(
        z.object({
          locale: z.enum(LOCALES),
          /** Seconds since its rendering began; null without a copy, so that the next visit renders the page. */
          age_s: z.number().int().nullable(),
          /** Whether a visitor gets the page with the last change. */
          current: z.boolean(),
        }),
      )
      .nullable(),
  })
  .meta({ id: 'ProductSale' });
export type ProductSale = z.infer<typeof productSaleSchema>;
