import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import { writeDueDocuments } from '../../server/modules/search/index-repo.ts';
import { plantShelves } from './catalog.ts';

const KINDS_EN = 'Serum,Cream,Mask,Toner,Lotion,Shampoo,Soap,Balm,Spray,Gel';
const KINDS_TH = 'เซรั่ม,ครีม,มาสก์,โทนเนอร์,โลชั่น,แชมพู,สบู่,บาล์ม,สเปรย์,เจล';
const LINES_EN = 'Rice,Aloe,Honey,Rose,Lotus,Ginger,Mint';
const LINES_TH = 'ข้าว,ว่านหาง,น้ำผึ้ง,กุหลาบ,บัว,ขิง,มินต์';
const ATTRIBUTES = 'form:gel,form:cream,scent:rose,scent:mint';

/** Inserts this number of products by SQL, in 60 brands and 30 departments of 6 categories. */
export async function plantLargeCatalog(db: Database, count: number): Promise<void> {
  await plantShelves(db);
  await db.execute(sql`
    INSERT INTO categories (id, name_en, name_th, icon, position)
    SELECT n, 'Category ' || n, 'หมวด ' || n, 'hair', n FROM generate_series(3, 8) AS n`);
  await db.execute(sql`
    INSERT INTO departments (id, category_id, slug, name_en, name_th, position)
    SELECT c * 100 + d, c, 'department-' || c || '-' || d, 'Department ' || c || d, 'แผนก ' || c || d, d
    FROM generate_series(3, 8) AS c, generate_series(1, 5) AS d`);
  await db.execute(sql`
    INSERT INTO brands (id, code, name_en, name_th, tagline_en, tagline_th, story_en, story_th)
    SELECT n, 'b' || n, 'Brand' || n, 'แบรนด์' || n, '', '', '', '' FROM generate_series(3, 62) AS n`);
  await db.execute(sql`
    INSERT INTO products (
      id, item_code, brand_id, department_id, name_en, name_th, description_en, description_th, how_to_en, how_to_th,
      ingredients_en, ingredients_th, warnings_en, warnings_th, drug_class, state, price, deal_price, rating_sum,
      rating_count, rank, attributes, in_stock, on_promotion, created_at
    )
    SELECT n, 'L' || n, 3 + n % 60, (3 + n % 6) * 100 + 1 + n / 6 % 5,
      line_en || ' ' || kind_en || ' ' || n, kind_th || line_th || ' ' || n,
      repeat('A long description. ', 40), repeat('คำบรรยายยาว ', 40), '', '', '', '', '', '', 'none',
      CASE WHEN n % 50 = 0 THEN 'archived' ELSE 'live' END,
      2000 + n * 7919 % 150000, CASE WHEN n % 3 = 0 THEN 1000 ELSE 0 END, n % 40, 8, n * 31 % 997 / 10.0,
      ARRAY[attribute], n % 9 <> 0, n % 4 = 0, timestamptz '2026-01-01' + n * interval '1 minute'
    FROM (
      SELECT n,
        split_part(${KINDS_EN}, ',', 1 + n % 10) AS kind_en, split_part(${KINDS_TH}, ',', 1 + n % 10) AS kind_th,
        split_part(${LINES_EN}, ',', 1 + n / 10 % 7) AS line_en, split_part(${LINES_TH}, ',', 1 + n / 10 % 7) AS line_th,
        split_part(${ATTRIBUTES}, ',', 1 + n % 4) AS attribute
      FROM generate_series(1, ${count}::int) AS n
    ) AS made`);
  await writeDueDocuments(db);
  for (const table of ['products', 'search_documents', 'search_words', 'departments', 'brands'])
    await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`);
}
