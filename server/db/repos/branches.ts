import { asc, eq } from 'drizzle-orm';
import type { Branch, BranchRepo, BranchService } from '../../domain/branches/ports.ts';
import type { Database } from '../client.ts';
import { branches } from '../schema/catalog.ts';

export function createBranchRepo(db: Database): BranchRepo {
  return {
    all: async () => (await db.select().from(branches).orderBy(asc(branches.id))).map(toBranch),
    byId: async (id) => {
      const rows = await db.select().from(branches).where(eq(branches.id, id));
      return rows.map(toBranch)[0];
    },
  };
}

function toBranch(row: typeof branches.$inferSelect): Branch {
  return {
    id: row.id,
    name: { en: row.nameEn, th: row.nameTh },
    address: { en: row.addressEn, th: row.addressTh },
    provinceCode: row.provinceCode,
    lat: row.lat,
    lng: row.lng,
    phone: row.phone,
    hours: row.hours,
    services: row.services as readonly BranchService[],
  };
}
