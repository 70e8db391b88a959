import type { MaintenanceRepo } from './ports.ts';
import { OPEN } from './rules/watch-maintenance.ts';
import type { Database } from '../../db/client.ts';
import { maintenance } from './schema.ts';

export function createMaintenanceRepo(db: Database): MaintenanceRepo {
  return {
    read: async () => {
      const [row] = await db.select().from(maintenance);
      return row && { isMaintain: row.isMaintain, webImage: row.webImage };
    },
    set: async (isMaintain) => {
      await db
        .insert(maintenance)
        .values({ webImage: OPEN.webImage, isMaintain })
        .onConflictDoUpdate({ target: maintenance.id, set: { isMaintain } });
    },
  };
}
