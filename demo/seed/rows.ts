import { gtinOf } from '../../lib/products/contract-barcodes.ts';
import type { branches, stock } from '../../server/db/schema/branches.ts';
import type {
  brands,
  categories,
  departments,
  productBarcodes,
  products,
} from '../../server/db/schema/catalog.ts';
import { ONLINE_WAREHOUSE } from '../../server/modules/stock/ports.ts';
import type { brandLooks, productLooks } from '../look-tables.ts';
import { attributesOf } from './attributes.ts';
import { memberPriceOf } from './member-price.ts';
import { rankOf, soldOf } from './rank.ts';
import type { BranchSeed, BrandSeed, CategorySeed, ProductSeed } from './types.ts';

export function toCategoryRow(
  { id, icon, name }: CategorySeed,
  index: number,
): typeof categories.$inferInsert {
  return { id, icon, nameEn: name.en, nameTh: name.th, position: index + 1 };
}

export function toDepartmentRows(category: CategorySeed): (typeof departments.$inferInsert)[] {
  return category.departments.map(({ id, slug, name }, index) => ({
    id,
    slug,
    categoryId: category.id,
    nameEn: name.en,
    nameTh: name.th,
    position: index + 1,
  }));
}

export function toBrandRow(brand: BrandSeed): typeof brands.$inferInsert {
  return {
    id: brand.id,
    code: brand.code,
    nameEn: brand.name.en,
    nameTh: brand.name.th,
    taglineEn: brand.tagline.en,
    taglineTh: brand.tagline.th,
    storyEn: brand.story.en,
    storyTh: brand.story.th,
  };
}

export function toBranchRow(branch: BranchSeed): typeof branches.$inferInsert {
  return {
    id: branch.id,
    nameEn: branch.name.en,
    nameTh: branch.name.th,
    addressEn: branch.address.en,
    addressTh: branch.address.th,
    provinceCode: branch.provinceCode,
    lat: branch.lat,
    lng: branch.lng,
    phone: branch.phone,
    hours: branch.hours,
    services: branch.services,
    onHolidays: branch.onHolidays,
    pharmacistHours: branch.pharmacistHours,
    pharmacyLicenceNo: branch.pharmacyLicenceNo,
  };
}

export function toBrandLookRow({
  id,
  palette,
  lettering,
}: BrandSeed): typeof brandLooks.$inferInsert {
  return { brandId: id, palette, lettering };
}

export function toProductLookRow({ id, pack }: ProductSeed): typeof productLooks.$inferInsert {
  const { size: _size, ...look } = pack;
  return { productId: id, pack: look };
}

/** @param brand its English name */
export function toProductRow(
  product: ProductSeed,
  brand: string,
  now: Date,
): typeof products.$inferInsert {
  const { name, description, howToUse, ingredients, warnings, pack } = product;
  return {
    id: product.id,
    itemCode: product.itemCode,
    brandId: product.brandId,
    departmentId: product.departmentId,
    nameEn: name.en,
    nameTh: name.th,
    descriptionEn: description.en,
    descriptionTh: description.th,
    howToEn: howToUse.en,
    howToTh: howToUse.th,
    ingredientsEn: ingredients.en,
    ingredientsTh: ingredients.th,
    warningsEn: warnings.en,
    warningsTh: warnings.th,
    registrationNo: product.registrationNo ?? null,
    drugClass: product.drugClass,
    price: product.price,
    dealPrice: product.dealPrice,
    memberPrice: memberPriceOf(product),
    onPromotion: product.dealPrice > 0,
    purchaseLimit: product.purchaseLimit ?? null,
    rank: rankOf(product),
    sold: soldOf(product),
    attributes: attributesOf(product, brand),
    // Set like by the trigger on stock, to avoid an update of every row.
    inStock: product.onlineStock > 0,
    size: pack.size,
    createdAt: new Date(product.createdAt),
    updatedAt: now,
  };
}

/** A barcode of the range that GS1 keeps for demonstrations. */
export function toBarcodeRow({ id }: ProductSeed): typeof productBarcodes.$inferInsert {
  const digits = `952${String(id).padStart(9, '0')}`;
  const barcode = Array.from({ length: 10 }, (_, check) => digits + String(check)).find(
    (one) => gtinOf(one) !== undefined,
  );
  if (barcode === undefined) throw new Error(`no check digit for ${digits}`);
  return { gtin: barcode.padStart(14, '0'), barcode, productId: id, position: 1 };
}

/** Branches stock only the first products of the catalogue, a seventh of those each. */
const ON_BRANCH_SHELVES = 1_400;
/** The branch of the demo's pharmacists (`BRANCH_STAFF`), who hand out approved medicines. */
const DISPENSARY = 1;

export function toStockRows(
  product: ProductSeed,
  branchIds: readonly number[],
): (typeof stock.$inferInsert)[] {
  const { id: productId, onlineStock, drugClass } = product;
  const isOn = (branchId: number) =>
    (productId * 3 + branchId) % 7 === 0 || (branchId === DISPENSARY && drugClass === 'dangerous');
  const shelves = productId <= ON_BRANCH_SHELVES ? branchIds.filter(isOn) : [];
  return [
    { productId, branchId: ONLINE_WAREHOUSE, onHand: onlineStock },
    ...shelves.map((branchId) => ({ productId, branchId, onHand: (productId * branchId) % 23 })),
  ];
}
