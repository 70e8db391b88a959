import { and, count, desc, eq } from 'drizzle-orm';
import type { Address, AddressFields, AddressRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { addresses } from './schema.ts';
import { lockMember } from '../../db/member-lock.ts';

export function createAddressRepo(db: Database): AddressRepo {
  return {
    lock: (memberId) => lockMember(db, memberId),
    count: async (memberId) => {
      const [row] = await db
        .select({ rows: count() })
        .from(addresses)
        .where(eq(addresses.memberId, memberId));
      return row?.rows ?? 0;
    },
    list: async (memberId) => {
      const rows = await db
        .select()
        .from(addresses)
        .where(eq(addresses.memberId, memberId))
        .orderBy(desc(addresses.isDefault), desc(addresses.id));
      return rows.map(toAddress);
    },
    find: async (memberId, id) =>
      first(await db.select().from(addresses).where(isOwn(memberId, id))),
    insert: async (memberId, fields, isDefault) => {
      const row = first(
        await db
          .insert(addresses)
          .values({ ...columnsOf(fields), memberId, isDefault })
          .returning(),
      );
      if (!row) throw new Error('The inserted address was not returned');
      return row;
    },
    update: async (memberId, id, fields) =>
      first(
        await db.update(addresses).set(columnsOf(fields)).where(isOwn(memberId, id)).returning(),
      ),
    remove: async (memberId, id) =>
      first(await db.delete(addresses).where(isOwn(memberId, id)).returning()),
    setDefault: async (memberId, id) => {
      // Clear before setting: the index allows one default address at any time.
      await db
        .update(addresses)
        .set({ isDefault: false })
        .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)));
      return first(
        await db.update(addresses).set({ isDefault: true }).where(isOwn(memberId, id)).returning(),
      );
    },
  };
}

function isOwn(memberId: number, id: number) {
  return and(eq(addresses.memberId, memberId), eq(addresses.id, id));
}

function first(rows: readonly (typeof addresses.$inferSelect)[]): Address | undefined {
  const [row] = rows;
  return row && toAddress(row);
}

function toAddress(row: typeof addresses.$inferSelect): Address {
  return { ...columnsOf(row), id: row.id, isDefault: row.isDefault };
}

/** Picks the fields from a possibly larger object. */
export function columnsOf(fields: AddressFields): AddressFields {
  return {
    firstName: fields.firstName,
    lastName: fields.lastName,
    address1: fields.address1,
    address2: fields.address2,
    address3: fields.address3,
    street: fields.street,
    provinceCode: fields.provinceCode,
    districtCode: fields.districtCode,
    subDistrictCode: fields.subDistrictCode,
    zipcode: fields.zipcode,
    mobile: fields.mobile,
    email: fields.email,
  };
}
