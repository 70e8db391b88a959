import { and, desc, eq } from 'drizzle-orm';
import type { Kept } from './ports.ts';
import type { VatAddressRepo, VatFields } from './vat-ports.ts';
import type { Database } from '../../db/client.ts';
import { vatAddresses } from './schema.ts';
import { columnsOf } from './repo.ts';
import { lockMember } from '../../db/member-lock.ts';

export function createVatAddressRepo(db: Database): VatAddressRepo {
  return {
    lock: (memberId) => lockMember(db, memberId),
    count: (memberId) => db.$count(vatAddresses, eq(vatAddresses.memberId, memberId)),
    list: async (memberId) => {
      const rows = await db
        .select()
        .from(vatAddresses)
        .where(eq(vatAddresses.memberId, memberId))
        .orderBy(desc(vatAddresses.isDefault), desc(vatAddresses.id));
      return rows.map(toVatAddress);
    },
    find: async (memberId, id) =>
      first(await db.select().from(vatAddresses).where(isOwn(memberId, id))),
    insert: async (memberId, fields, isDefault) => {
      const row = first(
        await db
          .insert(vatAddresses)
          .values({ ...vatColumnsOf(fields), memberId, isDefault })
          .returning(),
      );
      if (!row) throw new Error('The inserted tax address was not returned');
      return row;
    },
    update: async (memberId, id, fields) => {
      const changed = db.update(vatAddresses).set(vatColumnsOf(fields));
      return first(await changed.where(isOwn(memberId, id)).returning());
    },
    remove: async (memberId, id) =>
      first(await db.delete(vatAddresses).where(isOwn(memberId, id)).returning()),
    setDefault: async (memberId, id) => {
      // Clear before setting: the index allows one default address at any time.
      await db
        .update(vatAddresses)
        .set({ isDefault: false })
        .where(and(eq(vatAddresses.memberId, memberId), eq(vatAddresses.isDefault, true)));
      const chosen = db.update(vatAddresses).set({ isDefault: true });
      return first(await chosen.where(isOwn(memberId, id)).returning());
    },
  };
}

function isOwn(memberId: number, id: number) {
  return and(eq(vatAddresses.memberId, memberId), eq(vatAddresses.id, id));
}

function first(rows: readonly (typeof vatAddresses.$inferSelect)[]): Kept<VatFields> | undefined {
  const [row] = rows;
  return row && toVatAddress(row);
}

function toVatAddress(row: typeof vatAddresses.$inferSelect): Kept<VatFields> {
  return { ...vatColumnsOf(row), id: row.id, isDefault: row.isDefault };
}

function vatColumnsOf(fields: VatFields): VatFields {
  return {
    ...columnsOf(fields),
    kind: fields.kind,
    taxId: fields.taxId,
    companyName: fields.companyName,
    branchType: fields.branchType,
    branchNo: fields.branchNo,
    storeId: fields.storeId,
  };
}
