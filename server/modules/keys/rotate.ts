import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

/** Number of texts in a column sealed with a key version. */
export interface KeyUse {
  readonly column: string;
  readonly version: string;
  readonly count: number;
}

interface Rotated {
  readonly column: string;
  readonly sealed: number;
  /** Texts that no configured key opens; left unchanged. */
  readonly failed: number;
}

const BATCH = 200;

const nameOf = ({ table, column }: SealedColumn) => `${getTableName(table)}.${column.name}`;
const id = (name: string): SQL => sql`${sql.identifier(name)}`;

export async function keysInUse(db: Database): Promise<readonly KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const sealed of SEALED_COLUMNS) {
    const column = id(sealed.column.name);
    const rows = await selectRows<{ version: string; count: number }>(
      db,
      sql`SELECT split_part(${column}, '.', 1) AS version, count(*)::int AS count
        FROM ${sealed.table} WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    uses.push(...rows.map((row) => ({ column: nameOf(sealed), ...row })));
  }
  return uses;
}

/**
 * Reseals texts of older keys with the newest one, in batches. A text changed concurrently is
 * already sealed by its writer and skipped. An interrupted run can simply be repeated.
 * @param newest the version that `sealer` seals with
 */
export async function* rotateKeys(
  db: Database,
  sealer: Sealer,
  newest: number,
): AsyncGenerator<Rotated> {
  for (const sealed of SEALED_COLUMNS) {
    const counts = { sealed: 0, failed: 0 };
    let batch = await olderThan(db, sealed, newest, 0);
    while (batch.length > 0) {
      for (const row of batch) counts[await sealAnew(db, sealer, sealed, row)] += 1;
      batch = await olderThan(db, sealed, newest, batch.at(-1)?.key ?? 0);
    }
    yield { column: nameOf(sealed), ...counts };
  }
}

interface SealedRow extends Record<string, unknown> {
  readonly key: number;
  readonly owner: number;
  readonly text: string;
}

function olderThan(
  db: Database,
  { table, key, owner, column }: SealedColumn,
  newest: number,
  last: number,
): Promise<SealedRow[]> {
  return selectRows<SealedRow>(
    db,
    sql`SELECT ${id(key.name)} AS key, ${id(owner.name)} AS owner, ${id(column.name)} AS text
      FROM ${table}
      WHERE ${id(key.name)} > ${last} AND split_part(${id(column.name)}, '.', 1) <> ${`v${String(newest)}`}
      ORDER BY ${id(key.name)} LIMIT ${BATCH}`,
  );
}

async function sealAnew(
  db: Database,
  sealer: Sealer,
  { table, key, column, purpose }: SealedColumn,
  row: SealedRow,
): Promise<'sealed' | 'failed'> {
  let text: string;
  try {
    text = sealer.open(row.text, purpose(row.owner));
  } catch {
    return 'failed';
  }
  await db.execute(
    sql`UPDATE ${table} SET ${id(column.name)} = ${sealer.seal(text, purpose(row.owner))}
      WHERE ${id(key.name)} = ${row.key} AND ${id(column.name)} = ${row.text}`,
  );
  return 'sealed';
}
