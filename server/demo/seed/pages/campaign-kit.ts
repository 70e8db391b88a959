import type { CampaignTopic } from '../../../../lib/api/contract/values.ts';
import type { ContentBlock, RailProducts } from '../../../../lib/content/blocks.ts';
import type { Text } from '../types.ts';
import { action, step, t, terms, type PageSeed } from './kit.ts';

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;

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

/** Campaigns of one kind stand side by side in the index: every other one has the other layouts. */
const LOOKS = [
  {
    ...({ action: 'card', countdown: 'line', rail: 'grid' } as const),
    ...({ steps: 'row', table: 'rows', terms: 'folded' } as const),
  },
  {
    ...({ action: 'ticket', countdown: 'banner', rail: 'rail' } as const),
    ...({ steps: 'timeline', table: 'cards', terms: 'open' } as const),
  },
] as const;
export type Look = (typeof LOOKS)[number];

export const lookOf = (index: number): Look => LOOKS[index % 2 === 0 ? 0 : 1];

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
  // A grid has five columns on a wide screen, two on a phone.
  products: { ...products, count: layout === 'grid' ? 10 : 8 },
  path,
});

export const countdown = (look: Look): ContentBlock => ({
  type: 'countdown',
  layout: look.countdown,
  title: t('Time left:', 'เหลือเวลา'),
});

/** How a coupon that every member may have is used: its code is there to be typed. */
export const codeSteps = (code: string, look: Look): ContentBlock =>
  couponSteps(
    look,
    FILL_CART,
    step(
      t(`Type ${code}`, `ใส่โค้ด ${code}`),
      t(
        'In the field for coupon codes, below the lines of the cart.',
        'ในช่องรหัสคูปองใต้รายการสินค้าในตะกร้า',
      ),
    ),
  );

/** How a coupon for some members is used: the page never tells its code. */
export const walletSteps = (look: Look): ContentBlock =>
  couponSteps(
    look,
    step(
      t('Collect it', 'เก็บคูปอง'),
      t(
        'Sign in and press the button: the coupon goes into your wallet.',
        'เข้าสู่ระบบแล้วกดปุ่มเก็บคูปอง คูปองจะอยู่ในคูปองของฉัน',
      ),
    ),
    step(
      t('Choose it in your cart', 'เลือกใช้ในตะกร้า'),
      t(
        'Among your coupons, below the lines of the cart.',
        'กด “เลือกจากคูปองของฉัน” ใต้รายการสินค้าในตะกร้า',
      ),
    ),
  );

type Step = ReturnType<typeof step>;

const couponSteps = (look: Look, first: Step, second: Step): ContentBlock => ({
  type: 'steps',
  layout: look.steps,
  title: t('How to use it', 'วิธีใช้สิทธิ์'),
  items: [
    first,
    second,
    step(
      t('Check out', 'ชำระเงิน'),
      t('The discount stands in the total before you pay.', 'ส่วนลดแสดงในยอดรวมก่อนชำระเงิน'),
    ),
  ],
});

const FILL_CART = step(
  t('Fill your cart', 'หยิบสินค้าใส่ตะกร้า'),
  t(
    'Sign in with your phone number, so that the coupon is yours.',
    'เข้าสู่ระบบด้วยเบอร์โทรศัพท์เพื่อรับสิทธิ์คูปอง',
  ),
);

export const couponTerms = (look: Look): ContentBlock => ({
  ...COUPON_TERMS,
  layout: look.terms,
});

const COUPON_TERMS = terms(
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

/** A coupon that goes into the wallet with one click. */
export const collect = (
  code: string,
  who: BlockOf<'campaignAction'>['who'],
  look: Look,
): ContentBlock => ({
  type: 'campaignAction',
  layout: look.action,
  id: 'collect',
  who,
  coupon: code,
  title: t('Into your wallet', 'เก็บคูปองไว้ใช้'),
  text: WHO[who],
  label: t('Collect the coupon', 'เก็บคูปอง'),
  done: t('The coupon is in your wallet.', 'เก็บคูปองแล้ว ใช้ได้ในหน้าตะกร้า'),
});

const WHO: Readonly<Record<BlockOf<'campaignAction'>['who'], Text>> = {
  members: t('For every member, once.', 'สมาชิกทุกคน รับได้คนละ 1 ครั้ง'),
  birthday: t('In the month of your birthday, once.', 'เฉพาะเดือนเกิดของคุณ รับได้ 1 ครั้ง'),
  vip: t('For Gold and Platinum members, once.', 'สำหรับสมาชิก Gold และ Platinum รับได้คนละ 1 ครั้ง'),
  lapsed: t(
    'For members whose last order is 90 days ago or longer, once.',
    'สำหรับสมาชิกที่สั่งซื้อครั้งล่าสุดเกิน 90 วัน รับได้คนละ 1 ครั้ง',
  ),
};

/** Taking part, or saying that one is interested; nothing but the name of the member is kept. */
export const takePart = (
  texts: Pick<
    BlockOf<'campaignAction'>,
    'id' | 'layout' | 'coupon' | 'title' | 'text' | 'label' | 'done'
  >,
): ContentBlock => ({ type: 'campaignAction', who: 'members', ...texts });

export const joinIn = (en: string, th: string, path: string): ContentBlock => ({
  type: 'callToAction',
  tone: 'calm',
  title: t('Not a member yet?', 'ยังไม่เป็นสมาชิก'),
  text: t('It costs nothing and takes a phone number.', 'สมัครฟรี ใช้แค่เบอร์โทรศัพท์'),
  action: action(en, th, path),
});
