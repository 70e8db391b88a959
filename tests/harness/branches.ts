import { continueIds } from '../../server/db/continue-ids.ts';
import type { Database } from '../../server/db/client.ts';
import { branches, stock } from '../../server/db/schema/branches.ts';
import type { WeekHours } from '../../server/core/hours.ts';

const ALWAYS: WeekHours = Array.from({ length: 7 }, () => ['00:00', '24:00'] as const);

export interface TestBranch {
  readonly id: number;
  /** Stock in pieces, by product id. */
  readonly shelves: Readonly<Record<number, number>>;
  readonly services?: readonly string[];
}

export async function plantBranches(db: Database, rows: readonly TestBranch[]): Promise<void> {
  await db.insert(branches).values(
    rows.map(({ id, services = ['pickup'] }) => ({
      id,
      nameEn: `Branch ${String(id)}`,
      nameTh: `สาขา ${String(id)}`,
      addressEn: '1 Rama IV Road',
      addressTh: '1 ถนนพระรามที่ 4',
      provinceCode: '10',
      lat: 13.7563,
      lng: 100.5018,
      phone: '02-000-0000',
      hours: ALWAYS,
      services,
      pharmacyLicenceNo: `กท ${String(99_900 + id)}/2569`,
    })),
  );
  await continueIds(db, branches);
  const shelves = rows.flatMap(({ id, shelves: pieces }) =>
    Object.entries(pieces).map(([productId, onHand]) => ({
      productId: Number(productId),
      branchId: id,
      onHand,
    })),
  );
  if (shelves.length > 0) await db.insert(stock).values(shelves);
}
