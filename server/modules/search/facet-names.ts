import { sql } from 'drizzle-orm';
import type { Names } from '../../core/names.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { brands, categories, departments } from '../../db/schema/catalog.ts';

export interface Name {
  readonly id: number;
  readonly name: Names;
}

export interface DepartmentName extends Name {
  readonly slug: string;
  readonly categoryId: number;
}

export interface FacetNames {
  readonly categories: readonly Name[];
  readonly departments: readonly DepartmentName[];
  readonly brands: readonly Name[];
}

interface Row extends Record<string, unknown> {
  readonly kind: 'category' | 'department' | 'brand';
  readonly id: number;
  readonly en: string;
  readonly th: string;
  /** Departments only. */
  readonly slug: string | null;
  readonly category: number | null;
}

/** Facet names in display order; one statement, since every list with facets runs it. */
export async function selectFacetNames(db: Database): Promise<FacetNames> {
  const rows = await selectRows<Row>(
    db,
    sql`
      SELECT 'category' AS kind, id, name_en AS en, name_th AS th, NULL AS slug, NULL::int AS category,
        0 AS shelf, position AS place, '' AS name
      FROM ${categories}
      UNION ALL
      SELECT 'department', id, name_en, name_th, slug, category_id, category_id, position, '' FROM ${departments}
      UNION ALL
      SELECT 'brand', id, name_en, name_th, NULL, NULL, 0, 0, name_en FROM ${brands}
      ORDER BY shelf, place, name`,
  );
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    categories: of('category').map(toName),
    departments: of('department').map((row) => ({
      ...toName(row),
      slug: row.slug ?? '',
      categoryId: row.category ?? 0,
    })),
    brands: of('brand').map(toName),
  };
}

function toName({ id, en, th }: Row): Name {
  return { id, name: { en, th } };
}
