import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { BannerRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { banners } from './schema.ts';

export function createBannerRepo(db: Database): BannerRepo {
  return {
    list: (placement, now) =>
      db
        .select(columns)
        .from(banners)
        .where(and(placement && eq(banners.placement, placement), shows(now)))
        .orderBy(asc(banners.placement), asc(banners.position), asc(banners.id)),
    find: async (id, now) => {
      const [banner] = await db
        .select({ ...columns, blocks: banners.blocks, activeUntil: banners.activeUntil })
        .from(banners)
        .where(and(eq(banners.id, id), shows(now)));
      return banner;
    },
  };
}

const columns = {
  id: banners.id,
  placement: banners.placement,
  title: { en: banners.titleEn, th: banners.titleTh },
  text: { en: banners.textEn, th: banners.textTh },
  linkLabel: { en: banners.linkLabelEn, th: banners.linkLabelTh },
  path: banners.path,
  picture: banners.picture,
  tint: banners.tint,
};

function shows(now: Date) {
  return and(
    lte(banners.activeFrom, now),
    or(isNull(banners.activeUntil), gt(banners.activeUntil, now)),
  );
}
