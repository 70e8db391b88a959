import { and, eq } from 'drizzle-orm';
import type { Locale } from '../../lib/i18n/locale.ts';
import type { ShareKind } from '../../server/modules/catalog/pictures.ts';
import type { PictureSubjects, ShareSubject } from './subjects.ts';
import type { Database } from '../../server/db/client.ts';
import { brands, categories, departments, products } from '../../server/db/schema/catalog.ts';
import { banners } from '../../server/modules/banners/schema.ts';
import { contents } from '../../server/modules/contents/schema.ts';
import { pages } from '../../server/modules/pages/schema.ts';
import { promotionGroups } from '../../server/db/schema/offers.ts';

type Read = (id: number, locale: Locale) => Promise<ShareSubject | undefined>;
type Known = Pick<PictureSubjects, 'packshot' | 'logo'>;

export function createShareSubjects(db: Database, known: Known): PictureSubjects['share'] {
  const readers: Readonly<Record<ShareKind, Read>> = {
    products: createProductReader(db, known),
    brands: createBrandReader(db, known),
    categories: createCategoryReader(db),
    departments: createDepartmentReader(db),
    contents: createContentReader(db),
    promotions: createPromotionReader(db),
    banners: createBannerReader(db),
    records: createRecordReader(db),
  };
  return (kind, id, locale) => readers[kind](id, locale);
}

const words = (locale: Locale, en: string, th: string): string => (locale === 'th' ? th : en);
const scene = (name: string): ShareSubject['art'] => ({ kind: 'scene', name });

function createProductReader(db: Database, { packshot }: Known): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({
        en: products.nameEn,
        th: products.nameTh,
        brandEn: brands.nameEn,
        brandTh: brands.nameTh,
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(eq(products.id, id), products.listed));
    const subject = row && (await packshot(id));
    if (!subject) return undefined;
    const over = words(locale, row.brandEn, row.brandTh);
    const title = words(locale, row.en, row.th).replace(over, '').trim();
    return { title, over, art: { kind: 'pack', subject } };
  };
}

function createBrandReader(db: Database, { logo }: Known): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({
        en: brands.nameEn,
        th: brands.nameTh,
        taglineEn: brands.taglineEn,
        taglineTh: brands.taglineTh,
      })
      .from(brands)
      .where(eq(brands.id, id));
    const subject = row && (await logo(id));
    if (!subject) return undefined;
    return {
      title: words(locale, row.taglineEn, row.taglineTh),
      over: words(locale, row.en, row.th),
      art: { kind: 'logo', subject },
    };
  };
}

function createCategoryReader(db: Database): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({ en: categories.nameEn, th: categories.nameTh, icon: categories.icon })
      .from(categories)
      .where(eq(categories.id, id));
    return row && { title: words(locale, row.en, row.th), art: scene(categoryScene(row.icon)) };
  };
}

function createDepartmentReader(db: Database): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({
        en: departments.nameEn,
        th: departments.nameTh,
        categoryEn: categories.nameEn,
        categoryTh: categories.nameTh,
        icon: categories.icon,
      })
      .from(departments)
      .innerJoin(categories, eq(categories.id, departments.categoryId))
      .where(eq(departments.id, id));
    return (
      row && {
        title: words(locale, row.en, row.th),
        over: words(locale, row.categoryEn, row.categoryTh),
        art: scene(categoryScene(row.icon)),
      }
    );
  };
}

const CATEGORY_SCENES: Readonly<Record<string, string>> = {
  skincare: 'promo-skin',
  makeup: 'promo-makeup',
  hair: 'promo-hair',
  bath: 'promo-bath',
  oral: 'promo-oral',
  medicine: 'promo-pharmacy',
  vitamin: 'promo-vitamins',
  baby: 'promo-baby',
  men: 'promo-men',
  fragrance: 'promo-fragrance',
  personal: 'promo-personal',
  device: 'promo-devices',
  snack: 'promo-snacks',
  home: 'promo-home',
};
const categoryScene = (icon: string): string => CATEGORY_SCENES[icon] ?? 'hero-dawn';

function createContentReader(db: Database): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({
        en: contents.titleEn,
        th: contents.titleTh,
        topicEn: contents.topicEn,
        topicTh: contents.topicTh,
        picture: contents.picture,
      })
      .from(contents)
      .where(eq(contents.id, id));
    return (
      row && {
        title: words(locale, row.en, row.th),
        over: words(locale, row.topicEn, row.topicTh),
        art: scene(row.picture),
      }
    );
  };
}

function createPromotionReader(db: Database): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({
        en: promotionGroups.nameEn,
        th: promotionGroups.nameTh,
        picture: promotionGroups.picture,
      })
      .from(promotionGroups)
      .where(eq(promotionGroups.id, id));
    return row && { title: words(locale, row.en, row.th), art: scene(row.picture) };
  };
}

function createBannerReader(db: Database): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({ en: banners.titleEn, th: banners.titleTh, picture: banners.picture })
      .from(banners)
      .where(eq(banners.id, id));
    return row && { title: words(locale, row.en, row.th), art: scene(row.picture) };
  };
}

function createRecordReader(db: Database): Read {
  return async (id, locale) => {
    const [row] = await db
      .select({ en: pages.titleEn, th: pages.titleTh, picture: pages.picture })
      .from(pages)
      .where(and(eq(pages.id, id), eq(pages.state, 'published')));
    return row && { title: words(locale, row.en, row.th), art: scene(row.picture) };
  };
}
