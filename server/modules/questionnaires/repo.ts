import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { questionnaires } from '../../db/schema/questionnaires.ts';
import type { QuestionnaireRepo } from './ports.ts';

const columns = {
  id: questionnaires.id,
  slug: questionnaires.slug,
  version: questionnaires.version,
  content: questionnaires.content,
};

export function createQuestionnaireRepo(db: Database): QuestionnaireRepo {
  return {
    list: async () => {
      const newest = await db
        .selectDistinctOn([questionnaires.slug], columns)
        .from(questionnaires)
        .orderBy(questionnaires.slug, desc(questionnaires.version));
      return newest.toSorted((a, b) => a.slug.localeCompare(b.slug));
    },
    find: async (slug) => {
      const [row] = await db
        .select(columns)
        .from(questionnaires)
        .where(eq(questionnaires.slug, slug))
        .orderBy(desc(questionnaires.version))
        .limit(1);
      return row;
    },
    byId: async (id) => {
      const [row] = await db.select(columns).from(questionnaires).where(eq(questionnaires.id, id));
      return row;
    },
    products: (ids) =>
      db
        .select({
          id: products.id,
          name: { en: products.nameEn, th: products.nameTh },
          price: products.price,
          listed: products.listed,
          drugClass: products.drugClass,
          pictureVersion: products.pictureVersion,
        })
        .from(products)
        .where(inArray(products.id, [...ids])),
  };
}
