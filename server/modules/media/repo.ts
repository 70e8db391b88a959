import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced } from '../../db/keyset.ts';
import { escapeLike } from '../../db/typed-search.ts';
import { brands, categories, products } from '../../db/schema/catalog.ts';
import { productPictures } from '../catalog/schema.ts';
import type { MediaFilter, MediaPicture, MediaRepo } from './ports.ts';
import { media } from './schema.ts';

const usedBy = sql<MediaPicture['uses']>`(SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object(
    'kind', one.kind, 'id', one.id, 'en', one.en, 'th', one.th)), '[]')
  FROM (
    SELECT 'product' AS kind, ${products.id} AS id, ${products.nameEn} AS en, ${products.nameTh} AS th
    FROM ${productPictures} JOIN ${products} ON ${products.id} = ${productPictures.productId}
    WHERE ${productPictures}.file = ${media}.file
    UNION ALL
    SELECT 'brand', ${brands.id}, ${brands.nameEn}, ${brands.nameTh} FROM ${brands}
    WHERE ${brands}.logo = ${media}.file
    UNION ALL
    SELECT 'category', ${categories.id}, ${categories.nameEn}, ${categories.nameTh} FROM ${categories}
    WHERE ${categories}.picture = ${media}.file
  ) AS one)`;

const NEWEST_FIRST = byColumns(media.id, [media.id], true);

const columns = {
  ...{ id: media.id, file: media.file, width: media.width, height: media.height },
  original: { file: media.original, width: media.originalWidth, height: media.originalHeight },
  ...{ framing: media.framing, altEn: media.altEn, altTh: media.altTh },
  ...{ createdAt: media.createdAt, binnedAt: media.binnedAt, uses: usedBy },
};

export function createMediaRepo(db: Database): MediaRepo {
  const read = async (id: number): Promise<MediaPicture | undefined> => {
    const [row] = await db.select(columns).from(media).where(eq(media.id, id));
    return row;
  };
  return {
    list: async (filter, place) => {
      const wanted = where(filter);
      const [found] = await db.select({ total: count() }).from(media).where(wanted);
      const placed = await readPlaced(NEWEST_FIRST, place, (slice) =>
        db
          .select(columns)
          .from(media)
          .where(and(wanted, slice.where))
          .orderBy(...slice.inOrder())
          .limit(slice.limit)
          .offset(slice.offset),
      );
      return { ...placed, total: found?.total ?? 0 };
    },
    read,
    lock: async (id) => {
      await db.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
      return read(id);
    },
    add: async ({ at, original, ...picture }) => {
      const [row] = await db
        .insert(media)
        .values({ ...picture, ...originalColumns(original), createdAt: at })
        .returning({ id: media.id });
      if (!row) throw new Error('The picture was not added');
      return row.id;
    },
    lockUsers: async (file) => {
      const shown = db
        .select({ id: productPictures.productId })
        .from(productPictures)
        .where(eq(productPictures.file, file));
      await db
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, shown))
        .orderBy(asc(products.id))
        .for('update');
      const { id, logo } = brands;
      await db.select({ id }).from(brands).where(eq(logo, file)).orderBy(asc(id)).for('update');
      await db
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.picture, file))
        .orderBy(asc(categories.id))
        .for('update');
    },
    reframe: async ({ id, file }, next, now) => {
      await db.update(media).set(next).where(eq(media.id, id));
      await db.update(brands).set({ logo: next.file }).where(eq(brands.logo, file));
      await db.update(categories).set({ picture: next.file }).where(eq(categories.picture, file));
      const changed = await db
        .update(productPictures)
        .set({ file: next.file })
        .where(eq(productPictures.file, file))
        .returning({ id: productPictures.productId });
      if (changed.length === 0) return;
      const ids = changed.map((row) => row.id);
      await db
        .update(products)
        .set({ pictureVersion: sql`${products.pictureVersion} + 1`, updatedAt: now })
        .where(inArray(products.id, ids));
    },
    change: async (id, values) => {
      await db.update(media).set(values).where(eq(media.id, id));
    },
    expired: (until, limit) =>
      db
        .select({ id: media.id, file: media.file, original: media.original })
        .from(media)
        .where(lte(media.binnedAt, until))
        .orderBy(media.binnedAt)
        .limit(limit),
    forget: async (ids) => {
      if (ids.length === 0) return;
      await db.delete(media).where(and(inArray(media.id, [...ids]), isNotNull(media.binnedAt)));
    },
  };
}

function originalColumns({ file, width, height }: MediaPicture['original']) {
  return { original: file, originalWidth: width, originalHeight: height };
}

function where({ q = '', file, isBinned }: MediaFilter) {
  const like = `%${escapeLike(q)}%`;
  return and(
    isBinned ? isNotNull(media.binnedAt) : isNull(media.binnedAt),
    file === undefined ? undefined : eq(media.file, file),
    q === '' ? undefined : or(ilike(media.altEn, like), ilike(media.altTh, like)),
  );
}
