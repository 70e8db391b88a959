import { brands } from '../brands.ts';
import { COUPONS, type CouponSeed } from '../coupons-data.ts';
import { GROUPS, type GroupSeed } from '../offers-data.ts';
import {
  campaign,
  collect,
  countdown,
  joinIn,
  lookOf,
  rail,
  slugOf,
  tell,
  type Look,
} from './campaign-kit.ts';
import { p, t, type PageSeed } from './kit.ts';
import { brandStories } from './stories/brands.ts';
import { shelfCouponStories } from './stories/coupons-of-shelves.ts';
import { shopCouponStories } from './stories/coupons-of-shop.ts';
import { beautyPromotionStories } from './stories/promotions-beauty.ts';
import { homePromotionStories } from './stories/promotions-home.ts';

const EXCLUSIVE = 6;

const couponStories = { ...shopCouponStories, ...shelfCouponStories };
const promotionStories = { ...beautyPromotionStories, ...homePromotionStories };

function promotionCampaign({ id, name, lead, picture }: GroupSeed, index: number): PageSeed {
  const slug = slugOf(name.en);
  const story = tell(promotionStories, slug, lookOf(index));
  const all = `/promotions-product/${String(id)}`;
  return campaign({
    slug,
    topic: 'brands',
    title: name,
    text: lead,
    picture,
    body: [
      story.reason,
      story.steps,
      rail('Products that take part', 'สินค้าที่ร่วมรายการ', { group: id }, all),
      story.questions,
      story.terms,
    ],
  });
}

const COUPON_PICTURES = [
  'hero-members',
  'topic-members',
  'topic-delivery',
  'topic-delivery',
  'promo-memberday',
] as const;

function couponCampaign(coupon: CouponSeed, index: number): PageSeed {
  const { code, name, description, days, scope } = coupon;
  const look = lookOf(index);
  const text = {
    en: description.en.replaceAll('{product}', 'one of our favourites'),
    th: description.th.replaceAll('{product}', 'สินค้าขายดี'),
  };
  const story = tell(couponStories, code, look);
  return campaign({
    slug: `coupon-${code.toLowerCase()}`,
    topic: 'coupons',
    title: name,
    text,
    picture: pictureOf(scope, index),
    days,
    body: [
      countdown(look),
      story.reason,
      collect(code, 'members', look),
      story.steps,
      couponRail(coupon, look),
      story.questions,
      story.terms,
    ],
  });
}

const CATEGORY_PICTURES: Readonly<Record<number, string>> = {
  1: 'promo-skin',
  2: 'promo-makeup',
  5: 'promo-oral',
  8: 'promo-baby',
  10: 'promo-fragrance',
};

function pictureOf(scope: CouponSeed['scope'], index: number): string {
  if (scope && 'category' in scope) return CATEGORY_PICTURES[scope.category] ?? 'hero-care';
  if (scope && 'brand' in scope) return scope.brand === '106' ? 'promo-sun' : 'ecommerce-brands';
  return COUPON_PICTURES[index % COUPON_PICTURES.length] ?? 'hero-members';
}

/** First department or category (below 100) shown for coupons with a wider scope. */
const FIRST_PLACES: Readonly<Record<string, number>> = {
  WELCOME100: 501,
  ARUN50: 503,
  FREESHIP: 1401,
  SHIPTODAY: 202,
  LUNARA80: 103,
  NUTRI12: 707,
  GIFTDAILY: 4,
  TRYME25: 4,
  RAINY70: 1305,
};

function placeOf(code: string) {
  const place = FIRST_PLACES[code];
  if (place === undefined) return {};
  return place < 100 ? { category: place } : { category: Math.floor(place / 100), dept: place };
}

function couponRail({ code, scope }: CouponSeed, look: Look) {
  const place = placeOf(code);
  if (scope && 'category' in scope) {
    const { category } = scope;
    const all = `/categories/${String(category)}`;
    return rail('It is good for these', 'ใช้กับสินค้าเหล่านี้ได้', { category }, all, look.rail);
  }
  if (scope) {
    const brand = brandIdOf('brand' in scope ? scope.brand : scope.productOf);
    const all = `/brands/${String(brand)}`;
    // For a coupon on one product, others of its brand.
    return 'brand' in scope
      ? rail('It is good for these', 'ใช้กับสินค้าเหล่านี้ได้', { brand, ...place }, all, look.rail)
      : rail('More from the brand', 'สินค้าอื่นของแบรนด์', { brand, ...place }, all, look.rail);
  }
  const all = Object.values(place).map(String).join('/');
  return rail('Something to begin with', 'เริ่มจากสินค้าเหล่านี้', place, `/categories/${all}`, look.rail);
}

function brandIdOf(code: string): number {
  const brand = brands.find((one) => one.code === code);
  if (!brand) throw new Error(`no brand has the code ${code}`);
  return brand.id;
}

function brandCampaign(brand: (typeof brands)[number], index: number): PageSeed {
  const { id, code, name, tagline, story } = brand;
  const [first = story.en] = story.en.split('. ');
  const all = `/brands/${String(id)}`;
  const told = tell(brandStories, code, lookOf(index));
  return campaign({
    slug: `only-here-${slugOf(name.en)}`,
    topic: 'brands',
    title: t(`${name.en}: ${tagline.en}`, `${name.th} ${tagline.th}`),
    text: t(`${first.replace(/\.$/, '')}.`, story.th.split(' ').slice(0, 3).join(' ')),
    picture: 'ecommerce-exclusive',
    body: [
      p(story.en, story.th),
      told.reason,
      told.steps,
      rail(`Favourites from ${name.en}`, `สินค้าเด่นจาก${name.th}`, { brand: id }, all),
      told.questions,
      told.terms,
      joinIn('Log in and earn coins', 'เข้าสู่ระบบและรับคอย\u2060น์', '/login'),
    ],
  });
}

export const offerCampaigns: readonly PageSeed[] = [
  ...GROUPS.map(promotionCampaign),
  // Coupons for some members get no page, because it would reveal the code.
  ...COUPONS.filter(({ audience }) => audience === undefined).map(couponCampaign),
  ...brands.slice(0, EXCLUSIVE).map(brandCampaign),
];
