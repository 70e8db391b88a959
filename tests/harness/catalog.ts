import type { Database } from '../../server/db/client.ts';
import { continueIds } from '../../server/db/continue-ids.ts';
import { stock } from '../../server/db/schema/branches.ts';
import {
  brands,
  categories,
  departments,
  productLists,
  products,
} from '../../server/db/schema/catalog.ts';
import { productPictures } from '../../server/modules/catalog/schema.ts';
import { writeDueDocuments } from '../../server/modules/search/index-repo.ts';

export interface TestProduct {
  readonly id: number;
  readonly nameEn?: string;
  readonly nameTh?: string;
  readonly departmentId?: number;
  readonly brandId?: number;
  /** In satang. */
  readonly price?: number;
  readonly dealPrice?: number;
  readonly rank?: number;
  readonly listed?: boolean;
  readonly drugClass?: typeof products.$inferInsert.drugClass;
  readonly registrationNo?: string;
  readonly purchaseLimit?: number;
  readonly rating?: readonly [sum: number, count: number];
  readonly createdAt?: Date;
  readonly available?: number;
  readonly lists?: readonly string[];
}

/** Categories 1 and 2 with departments 101 serums, 102 masks and 201 medicines; brands 1 (525) and 2 (888). */
export async function plantShelves(db: Database): Promise<void> {
  await db.insert(categories).values([
    { id: 1, nameEn: 'Skin Care', nameTh: 'ดูแลผิวหน้า', icon: 'skincare', position: 1 },
    { id: 2, nameEn: 'Medicines', nameTh: 'ยา', icon: 'medicine', position: 2 },
  ]);
  await db
    .insert(departments)
    .values([
      department(101, 'serums', 'Serums', 'เซรั่ม'),
      department(102, 'face-masks', 'Face Masks', 'มาสก์หน้า'),
      department(201, 'pain-relief', 'Pain Relief', 'บรรเทาปวด'),
    ]);
  await db
    .insert(brands)
    .values([brand(2, '888', 'Buarin', 'บัวริน'), brand(1, '525', 'Arun Daily', 'อรุณ เดลี่')]);
  for (const table of [categories, departments, brands]) await continueIds(db, table);
}

export async function plantProducts(db: Database, rows: readonly TestProduct[]): Promise<void> {
  await db.insert(products).values(rows.map(toRow));
  await continueIds(db, products);
  await db.insert(productPictures).values(
    rows.flatMap(({ id, nameEn = `Product ${String(id)}`, nameTh = `สินค้า ${String(id)}` }) =>
      [1, 2, 3, 4].map((position) => ({
        ...{ productId: id, position, file: `products/${String(id)}-${String(position)}` },
        ...{ altEn: `${nameEn}, ${String(position)}`, altTh: `${nameTh}, ${String(position)}` },
      })),
    ),
  );
  await db
    .insert(stock)
    .values(
      rows.map(({ id, available = 10 }) => ({ productId: id, branchId: 0, onHand: available })),
    );
  const lists = rows.flatMap(({ id, lists = [] }) =>
    lists.map((list) => ({ list, productId: id, position: -id })),
  );
  if (lists.length > 0) await db.insert(productLists).values(lists);
  await writeDueDocuments(db);
}

function toRow(product: TestProduct): typeof products.$inferInsert {
  const { id, nameEn = `Product ${String(id)}`, nameTh = `สินค้า ${String(id)}` } = product;
  const [ratingSum, ratingCount] = product.rating ?? [0, 0];
  return {
    id,
    itemCode: String(100_000 + id),
    brandId: product.brandId ?? 1,
    departmentId: product.departmentId ?? 101,
    nameEn,
    nameTh,
    descriptionEn: `About ${nameEn}`,
    descriptionTh: `เกี่ยวกับ ${nameTh}`,
    howToEn: '',
    howToTh: '',
    ingredientsEn: '',
    ingredientsTh: '',
    warningsEn: '',
    warningsTh: '',
    registrationNo: product.registrationNo ?? null,
    drugClass: product.drugClass ?? 'none',
    state: (product.listed ?? true) || product.drugClass === 'controlled' ? 'live' : 'archived',
    price: product.price ?? 10_000,
    dealPrice: product.dealPrice ?? 0,
    purchaseLimit: product.purchaseLimit ?? null,
    ratingSum,
    ratingCount,
    rank: product.rank ?? 0,
    size: '1',
    createdAt: product.createdAt ?? new Date('2026-01-01T00:00:00Z'),
  };
}

function department(id: number, slug: string, nameEn: string, nameTh: string) {
  return { id, categoryId: Math.floor(id / 100), slug, nameEn, nameTh, position: id };
}

function brand(id: number, code: string, nameEn: string, nameTh: string) {
  return {
    id,
    code,
    nameEn,
    nameTh,
    taglineEn: `${nameEn} tagline`,
    taglineTh: `คำโปรย ${nameTh}`,
    storyEn: `${nameEn} story`,
    storyTh: `เรื่องราวของ ${nameTh}`,
  };
}
