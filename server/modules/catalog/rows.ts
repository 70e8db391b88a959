import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductDetail, ProductSummary } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import { brands, categories, departments, products } from '../../db/schema/catalog.ts';
import { selectOffers } from './offers-repo.ts';

/** The branch number of the online warehouse, which home delivery is packed from. */
export const WAREHOUSE = 0;

/** The listed products of these ids, in their order. */
export async function selectSummaries(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<readonly ProductSummary[]> {
  if (ids.length === 0) return [];
  const [rows, offers] = await Promise.all([selectRows(db, ids), selectOffers(db, ids, now)]);
  const byId = new Map(rows.map((row) => [row.id, { ...toSummary(row), ...offers(row.id) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectRows(db: Database, ids: readonly number[]) {
  return db
    .select(summaryColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(categories, eq(categories.id, departments.categoryId))
    .leftJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, WAREHOUSE)))
    .where(and(inArray(products.id, [...ids]), products.listed));
}

export async function selectDetail(
  db: Database,
  id: number,
  now: Date,
): Promise<ProductDetail | undefined> {
  const [[summary], [texts]] = await Promise.all([
    selectSummaries(db, [id], now),
    db.select(textColumns).from(products).where(eq(products.id, id)),
  ]);
  return summary && texts && { ...summary, ...texts };
}

const summaryColumns = {
  id: products.id,
  itemCode: products.itemCode,
  name: { en: products.nameEn, th: products.nameTh },
  price: products.price,
  dealPrice: products.dealPrice,
  memberPrice: products.memberPrice,
  brand: { id: brands.id, en: brands.nameEn, th: brands.nameTh },
  category: { id: categories.id, en: categories.nameEn, th: categories.nameTh },
  department: {
    id: departments.id,
    slug: departments.slug,
    en: departments.nameEn,
    th: departments.nameTh,
  },
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  available: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
  drugClass: products.drugClass,
  registrationNo: products.registrationNo,
};

const textColumns = {
  description: { en: products.descriptionEn, th: products.descriptionTh },
  howTo: { en: products.howToEn, th: products.howToTh },
  ingredients: { en: products.ingredientsEn, th: products.ingredientsTh },
  warnings: { en: products.warningsEn, th: products.warningsTh },
  size: sql<string>`coalesce(${products.pack}->>'size', '')`,
  purchaseLimit: products.purchaseLimit,
};

interface Named {
  readonly id: number;
  readonly en: string;
  readonly th: string;
}

type SummaryRow = Omit<
  ProductSummary,
  'brand' | 'category' | 'department' | 'flash' | 'promotions'
> & {
  readonly brand: Named;
  readonly category: Named;
  readonly department: Named & { readonly slug: string };
};

function toSummary({
  brand,
  category,
  department,
  ...row
}: SummaryRow): Omit<ProductSummary, 'flash' | 'promotions'> {
  return {
    ...row,
    brand: named(brand),
    category: named(category),
    department: { ...named(department), slug: department.slug },
  };
}

function named({ id, en, th }: Named) {
  return { id, name: { en, th } };
}
