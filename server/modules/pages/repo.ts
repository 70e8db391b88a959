import { asc, eq, sql } from 'drizzle-orm';
import type { PageRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { pages } from './schema.ts';

const summary = {
  id: pages.id,
  path: pages.path,
  template: pages.template,
  title: { en: pages.titleEn, th: pages.titleTh },
  description: { en: pages.descriptionEn, th: pages.descriptionTh },
  picture: pages.picture,
  topic: pages.topic,
  indexed: pages.indexed,
  activeFrom: pages.activeFrom,
  activeUntil: pages.activeUntil,
  updatedAt: pages.updatedAt,
};

const published = eq(pages.state, 'published');

export function createPageRepo(db: Database): PageRepo {
  return {
    find: async (path) => {
      const [row] = await db
        .select({ ...summary, blocks: pages.blocks })
        .from(pages)
        .where(sql`${published} AND lower(${pages.path}) = lower(${path})`);
      return row;
    },
    draft: async (id) => {
      const [row] = await db
        .select({ ...summary, state: pages.state, blocks: pages.blocks })
        .from(pages)
        .where(eq(pages.id, id));
      return row;
    },
    list: () => db.select(summary).from(pages).where(published).orderBy(asc(pages.path)),
  };
}
