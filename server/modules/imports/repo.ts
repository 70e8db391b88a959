import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { WORKING_STATES, type RowChoice } from '../../../lib/imports/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import type { Import, ImportRow, ImportsRepo } from './ports.ts';
import { importParts, importRows, imports } from './schema.ts';

const LISTED = 50;
/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
const ROWS = 500;

export function createImportsRepo(db: Database): ImportsRepo {
  const one = async (where: SQL): Promise<Import | undefined> =>
    (await selectImports(db, where))[0];
  return {
    list: () => selectImports(db, undefined),
    read: (id) => one(eq(imports.id, id)),
    lock: async (id) => {
      await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');
      return one(eq(imports.id, id));
    },
    add: async (values, now) => {
      const [row] = await db
        .insert(imports)
        .values({ ...values, state: 'uploading', createdAt: now })
        .returning({ id: imports.id });
      if (!row) throw new Error('The import was not added');
      return row.id;
    },
    change: async (id, values) => {
      await db.update(imports).set(values).where(eq(imports.id, id));
    },
    earlierMapping: async (kind, headings) => {
      const [row] = await db
        .select({ mapping: imports.mapping })
        .from(imports)
        .where(
          and(
            eq(imports.kind, kind),
            sql`${imports.headings} = ${JSON.stringify(headings)}::jsonb`,
            sql`jsonb_array_length(${imports.mapping}) > 0`,
          ),
        )
        .orderBy(desc(imports.id))
        .limit(1);
      return row?.mapping;
    },
    ...partsOf(db),
    ...claimsOf(db, one),
    ...rowsOf(db),
    forget: async (before) => {
      await db.delete(imports).where(lt(imports.createdAt, before));
    },
  };
}

function selectImports(db: Database, where: SQL | undefined): Promise<readonly Import[]> {
  return db
    .select({
      ...{ id: imports.id, kind: imports.kind, state: imports.state, memberId: imports.memberId },
      name: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
      ...{ fileName: imports.fileName, size: imports.size, encoding: imports.encoding },
      ...{ dialect: imports.dialect, headings: imports.headings, mapping: imports.mapping },
      ...{ counts: imports.counts, needs: imports.needs, fault: imports.fault },
      ...{ faultRow: imports.faultRow, createdAt: imports.createdAt },
      ...{ appliedAt: imports.appliedAt, undoneBy: imports.undoneBy },
    })
    .from(imports)
    .innerJoin(members, eq(members.id, imports.memberId))
    .where(where)
    .orderBy(desc(imports.id))
    .limit(LISTED);
}

function partsOf(db: Database): Pick<ImportsRepo, 'putPart' | 'partSizes' | 'part' | 'dropParts'> {
  return {
    putPart: async (importId, number, content) => {
      await db
        .insert(importParts)
        .values({ importId, number, content })
        .onConflictDoUpdate({
          target: [importParts.importId, importParts.number],
          set: { content: sql`excluded.content` },
        });
    },
    partSizes: (id) =>
      db
        .select({
          number: importParts.number,
          size: sql<number>`octet_length(${importParts.content})`.mapWith(Number),
        })
        .from(importParts)
        .where(eq(importParts.importId, id))
        .orderBy(asc(importParts.number)),
    part: async (id, number) => {
      const [row] = await db
        .select({ content: importParts.content })
        .from(importParts)
        .where(and(eq(importParts.importId, id), eq(importParts.number, number)));
      return row?.content;
    },
    dropParts: async (id) => {
      await db.delete(importParts).where(eq(importParts.importId, id));
    },
  };
}

function claimsOf(
  db: Database,
  one: (where: SQL) => Promise<Import | undefined>,
): Pick<ImportsRepo, 'claim' | 'hold' | 'release'> {
  return {
    claim: async ({ token, now, until }) => {
      const free = db
        .select({ id: imports.id })
        .from(imports)
        .where(
          and(
            inArray(imports.state, [...WORKING_STATES]),
            or(isNull(imports.claimedUntil), lt(imports.claimedUntil, now)),
          ),
        )
        .orderBy(asc(imports.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(imports)
        .set({ claim: token, claimedUntil: until })
        .where(inArray(imports.id, free))
        .returning({ id: imports.id });
      return row && one(eq(imports.id, row.id));
    },
    hold: async (id, state, { token, until }) => {
      const [row] = await db
        .update(imports)
        .set({ claimedUntil: until })
        .where(and(eq(imports.id, id), eq(imports.state, state), eq(imports.claim, token)))
        .returning({ id: imports.id });
      return row && one(eq(imports.id, row.id));
    },
    release: async (id, token) => {
      await db
        .update(imports)
        .set({ claim: null, claimedUntil: null })
        .where(and(eq(imports.id, id), eq(imports.claim, token)));
    },
  };
}

type Rows = Pick<
  ImportsRepo,
  'putRows' | 'dropRows' | 'firstRows' | 'lastRow' | 'due' | 'settle' | 'rows'
>;

function rowsOf(db: Database): Rows {
  return {
    putRows: async (importId, rows) => {
      for (let start = 0; start < rows.length; start += ROWS) {
        const some = rows.slice(start, start + ROWS).map((row) => ({ ...row, importId }));
        await db.insert(importRows).values(some).onConflictDoNothing();
      }
    },
    dropRows: async (id) => {
      await db.delete(importRows).where(eq(importRows.importId, id));
    },
    firstRows: async (id, keys) => {
      if (keys.length === 0) return new Map();
      const rows = await db
        .select({ key: importRows.key, row: sql<number>`min(${importRows.row})`.mapWith(Number) })
        .from(importRows)
        .where(and(eq(importRows.importId, id), inArray(importRows.key, [...keys])))
        .groupBy(importRows.key);
      return new Map(rows.map(({ key, row }) => [key, row]));
    },
    lastRow: async (id) => {
      const [row] = await db
        .select({ last: sql<number>`coalesce(max(${importRows.row}), 0)`.mapWith(Number) })
        .from(importRows)
        .where(eq(importRows.importId, id));
      return row?.last ?? 0;
    },
    due: (id, state, limit) =>
      db
        .select(ROW)
        .from(importRows)
        .where(and(eq(importRows.importId, id), state === 'applying' ? isPlanned : isDone))
        .orderBy(asc(importRows.productId), asc(importRows.row))
        .limit(limit),
    settle: async (id, rows) => {
      if (rows.length === 0) return;
      const values = rows.map(({ row, outcome, productId, version, reasons }) => ({
        ...{ row, outcome, product_id: productId, version, reasons },
      }));
      await db.execute(sql`UPDATE ${importRows}
        SET outcome = v.outcome, product_id = v.product_id, version = v.version, reasons = v.reasons
        FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
          AS v("row" integer, outcome text, product_id integer, version text, reasons jsonb)
        WHERE ${importRows.importId} = ${id} AND ${importRows.row} = v."row"`);
    },
    rows: (id, choice, after, limit) =>
      db
        .select(ROW)
        .from(importRows)
        .where(and(eq(importRows.importId, id), gt(importRows.row, after), CHOSEN[choice]))
        .orderBy(asc(importRows.row))
        .limit(limit),
  };
}

const ROW = {
  ...{ row: importRows.row, key: importRows.key, cells: importRows.cells },
  ...{ verdict: importRows.verdict, reasons: importRows.reasons, changes: importRows.changes },
  ...{ productId: importRows.productId, write: importRows.write, version: importRows.version },
  outcome: importRows.outcome,
} satisfies Record<keyof ImportRow, unknown>;

const isPlanned = sql`${importRows.outcome} IS NULL AND ${importRows.verdict} IN ('added', 'changed')`;
const isDone = sql`${importRows.outcome} = 'done'`;

const CHOSEN: Readonly<Record<RowChoice, SQL>> = {
  added: eq(importRows.verdict, 'added'),
  changed: eq(importRows.verdict, 'changed'),
  refused: sql`(${importRows.verdict} = 'refused' OR ${importRows.outcome} = 'stale')`,
  done: isDone,
  kept: sql`${importRows.outcome} = 'kept'`,
};
