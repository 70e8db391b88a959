import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { productPictures } from '../../server/modules/catalog/schema.ts';

/** The drawn pictures of each product, in order (`demo/pictures/drawn-pictures.ts`). */
const SHOTS = [
  { en: '', th: '' },
  { en: ': what is inside', th: ' สิ่งที่อยู่ข้างใน' },
  { en: ' where it is used', th: ' ขณะใช้งาน' },
  { en: ': back of the pack', th: ' ด้านหลังบรรจุภัณฑ์' },
] as const;

/** Inserts four picture rows per existing product, generated within the database. */
export async function seedPictures(db: Database, productIds: readonly number[]): Promise<void> {
  const shots = SHOTS.map(({ en, th }, index) => sql`(${index + 1}::int, ${en}, ${th})`);
  await db.execute(sql`
    INSERT INTO ${productPictures} (product_id, position, file, alt_en, alt_th)
    SELECT id, position, 'products/' || id || '-' || position, name_en || shot.en, name_th || shot.th
    FROM ${products} CROSS JOIN (VALUES ${sql.join(shots, sql`, `)}) AS shot (position, en, th)
    WHERE id = ANY(${`{${productIds.join(',')}}`}::int[])
    ON CONFLICT DO NOTHING`);
}
