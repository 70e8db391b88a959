import type { CampaignTopic } from '../../../lib/api/contract/pages.ts';
import type { ContentBlock, RailProducts } from '../../../lib/content/blocks.ts';
import type { Text } from '../types.ts';
import { action, step, t, terms, type PageSeed } from './kit.ts';

export const CARD = '/ArunCard';

interface Campaign {
  /** Below `/ArunCard`. */
  readonly slug: string;
  readonly topic: CampaignTopic;
  readonly title: Text;
  readonly text: Text;
  readonly picture: string;
  readonly days?: PageSeed['days'];
  readonly body: readonly ContentBlock[];
}

/** A campaign's page: drawings that are wide lie behind its words, others beside them. */
export function campaign({ slug, title, text, picture, body, ...rest }: Campaign): PageSeed {
  const isWide = /^(?:hero|promo|ecommerce)-/.test(picture);
  return {
    ...rest,
    path: `${CARD}/${slug}`,
    template: 'campaign',
    title,
    description: text,
    picture,
    blocks: [{ type: 'hero', layout: isWide ? 'over' : 'beside', title, text, picture }, ...body],
  };
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const rail = (
  en: string,
  th: string,
  products: Omit<RailProducts, 'count'>,
  path: string,
  layout: 'rail' | 'grid' = 'grid',
): ContentBlock => ({
  type: 'rail',
  title: t(en, th),
  layout,
  products: { ...products, count: 8 },
  path,
});

export const countdown: ContentBlock = {
  type: 'countdown',
  title: t('Time left:', 'เหลือเวลา'),
};

/** How a code is used. */
export const codeSteps = (code: string): ContentBlock => ({
  type: 'steps',
  title: t('How to use it', 'วิธีใช้สิทธิ์'),
  items: [
    step(
      t('Fill your cart', 'หยิบสินค้าใส่ตะกร้า'),
      t(
        'Sign in with your phone number, so that the coupon is yours.',
        'เข้าสู่ระบบด้วยเบอร์โทรศัพท์เพื่อรับสิทธิ์คูปอง',
      ),
    ),
    step(
      t(`Type ${code}`, `ใส่โค้ด ${code}`),
      t(
        'In the field for coupon codes, below the lines of the cart.',
        'ในช่องรหัสคูปองใต้รายการสินค้าในตะกร้า',
      ),
    ),
    step(
      t('Check out', 'ชำระเงิน'),
      t('The discount stands in the total before you pay.', 'ส่วนลดแสดงในยอดรวมก่อนชำระเงิน'),
    ),
  ],
});

export const couponTerms = terms(
  ['One coupon a member, used once.', 'จำกัดสมาชิกละ 1 สิทธิ์ ใช้ได้ 1 ครั้ง'],
  [
    'Together with one free-delivery coupon and one made of coins, not with other coupons of the shop.',
    'ใช้ร่วมกับคูปองส่งฟรีและคูปองจากคอย\u2060น์ได้อย่างละ 1 ใบ แต่ไม่ร่วมกับคูปองร้านค้าใบอื่น',
  ],
  ['Not for medicines that a pharmacist dispenses.', 'ไม่ร่วมกับยาที่จ่ายโดยเภสัชกร'],
  [
    'Comes back when the order is cancelled before it is sent.',
    'หากยกเลิกคำสั่งซื้อก่อนจัดส่ง คูปองจะกลับคืนมา',
  ],
);

export const joinIn = (en: string, th: string, path: string): ContentBlock => ({
  type: 'callToAction',
  tone: 'calm',
  title: t('Not a member yet?', 'ยังไม่เป็นสมาชิก'),
  text: t('It costs nothing and takes a phone number.', 'สมัครฟรี ใช้แค่เบอร์โทรศัพท์'),
  action: action(en, th, path),
});
