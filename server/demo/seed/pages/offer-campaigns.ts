import { brands } from '../brands.ts';
import { COUPONS, type CouponSeed } from '../coupons-data.ts';
import { GROUPS, type GroupSeed } from '../offers-data.ts';
import type { Text } from '../types.ts';
import {
  campaign,
  codeSteps,
  collect,
  countdown,
  couponTerms,
  joinIn,
  lookOf,
  rail,
  slugOf,
  type Look,
} from './campaign-kit.ts';
import { p, step, t, terms, type PageSeed } from './kit.ts';

const EXCLUSIVE = 6;

type Kind = GroupSeed['kind'];

const HOW: Readonly<Record<Kind, readonly (readonly [Text, Text])[]>> = {
  buy_1_get_1: [
    [
      t('Choose two', 'เลือก 2 ชิ้น'),
      t('Any two that take part, mixed as you like.', 'คละสินค้าที่ร่วมรายการได้ตามใจ'),
    ],
    [
      t('Pay for one', 'จ่าย 1 ชิ้น'),
      t('The one that costs less is free, in the cart at once.', 'ชิ้นที่ราคาน้อยกว่าฟรี เห็นในตะกร้าทันที'),
    ],
  ],
  buy_2_get_1: [
    [
      t('Choose three', 'เลือก 3 ชิ้น'),
      t('Any three that take part, mixed as you like.', 'คละสินค้าที่ร่วมรายการได้ตามใจ'),
    ],
    [
      t('Pay for two', 'จ่าย 2 ชิ้น'),
      t('The one that costs least is free, in the cart at once.', 'ชิ้นที่ราคาน้อยที่สุดฟรี เห็นในตะกร้าทันที'),
    ],
  ],
  member_percent: [
    [t('Sign in', 'เข้าสู่ระบบ'), t('Every member holds the card; it is free.', 'สมาชิกทุกคนได้บัตรฟรี')],
    [
      t('See the member discount', 'รับส่วนลดสมาชิก'),
      t(
        'It is taken off each piece that takes part, in the cart.',
        'ระบบลดให้ทุกชิ้นที่ร่วมรายการในตะกร้า',
      ),
    ],
  ],
};

function promotionCampaign({ id, kind, name, lead, picture }: GroupSeed, index: number): PageSeed {
  const look = lookOf(index);
  const all = `/promotions-product/${String(id)}`;
  return campaign({
    slug: slugOf(name.en),
    topic: 'brands',
    title: name,
    text: lead,
    picture,
    body: [
      {
        type: 'steps',
        layout: look.steps,
        title: t('How it works', 'ร่วมรายการอย่างไร'),
        items: HOW[kind].map(([title, text]) => step(title, text)),
      },
      rail('What takes part', 'สินค้าที่ร่วมรายการ', { group: id }, all),
      terms(
        [
          'As long as the promotion runs and stocks last; its last day stands on the promotion’s page.',
          'จนกว่าโปรโมชันจะสิ้นสุดหรือสินค้าหมด ดูวันสุดท้ายได้ที่หน้าโปรโมชัน',
        ],
        [
          'Pieces with a flash price or in another set are not counted again.',
          'ชิ้นที่ได้ราคาแฟลชเซลหรืออยู่ในเซ็ตอื่นแล้วไม่นับซ้ำ',
        ],
      ),
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
  const { code, name, description, days, minSpend, scope } = coupon;
  const look = lookOf(index);
  const text = {
    en: description.en.replaceAll('{product}', 'a favourite of ours'),
    th: description.th.replaceAll('{product}', 'สินค้าขายดี'),
  };
  const minimum =
    minSpend === 0
      ? p('There is no minimum spend.', 'ไม่มียอดซื้อขั้นต่ำ')
      : p(
          `The minimum is ฿${String(minSpend)} of goods after promotions.`,
          `ยอดซื้อขั้นต่ำ ฿${String(minSpend)} หลังหักโปรโมชัน`,
        );
  return campaign({
    slug: `coupon-${code.toLowerCase()}`,
    topic: 'coupons',
    title: name,
    text,
    picture: pictureOf(scope, index),
    days,
    body: [
      countdown(look),
      collect(code, 'members', look),
      minimum,
      codeSteps(code, look),
      couponRail(scope, look),
      couponTerms(look),
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

function couponRail(scope: CouponSeed['scope'], look: Look) {
  if (scope && 'category' in scope) {
    const { category } = scope;
    return rail(
      'It is good for these',
      'ใช้กับสินค้าเหล่านี้ได้',
      { category },
      `/categories/${String(category)}`,
      look.rail,
    );
  }
  if (scope) {
    const brand = brandIdOf('brand' in scope ? scope.brand : scope.productOf);
    return rail(
      'It is good for these',
      'ใช้กับสินค้าเหล่านี้ได้',
      { brand },
      `/brands/${String(brand)}`,
      look.rail,
    );
  }
  return rail(
    'Something to begin with',
    'เริ่มจากสินค้าเหล่านี้',
    { promotion: true },
    '/ecommerce/products-promotion',
    look.rail,
  );
}

function brandIdOf(code: string): number {
  const brand = brands.find((one) => one.code === code);
  if (!brand) throw new Error(`no brand has the code ${code}`);
  return brand.id;
}

function brandCampaign({ id, name, tagline, story }: (typeof brands)[number]): PageSeed {
  const [first = story.en] = story.en.split('. ');
  const all = `/brands/${String(id)}`;
  return campaign({
    slug: `only-here-${slugOf(name.en)}`,
    topic: 'brands',
    title: t(`${name.en}: ${tagline.en}`, `${name.th} ${tagline.th}`),
    text: t(`${first.replace(/\.$/, '')}.`, story.th.split(' ').slice(0, 3).join(' ')),
    picture: 'ecommerce-exclusive',
    body: [
      p(story.en, story.th),
      rail(`Favourites from ${name.en}`, `สินค้าเด่นจาก${name.th}`, { brand: id }, all),
      joinIn('Sign in and earn coins', 'เข้าสู่ระบบและรับคอย\u2060น์', '/login'),
    ],
  });
}

/** Campaigns about offers that the shop keeps: promotion groups, coupons, and the brands of our own. */
export const offerCampaigns: readonly PageSeed[] = [
  ...GROUPS.map(promotionCampaign),
  // A coupon for some members has no page that names its code.
  ...COUPONS.filter(({ audience }) => audience === undefined).map(couponCampaign),
  ...brands.slice(0, EXCLUSIVE).map(brandCampaign),
];
