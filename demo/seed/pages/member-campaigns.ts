import type { Text } from '../types.ts';
import { campaign, collect, lookOf, rail, tell } from './campaign-kit.ts';
import { t, type PageSeed } from './kit.ts';
import { memberStories } from './stories/members.ts';

interface MemberRow {
  readonly slug: string;
  readonly title: Text;
  readonly text: Text;
  readonly code: string;
  readonly picture: string;
  /** Department to show; promotions if absent. */
  readonly dept?: number;
  readonly days?: PageSeed['days'];
}

const MEMBERS: readonly MemberRow[] = [
  {
    slug: 'vip-big-basket',
    title: t('VIP: ฿300 off a big shop', 'VIP ช้อปใหญ่ ลด ฿300'),
    text: t('For members who shop for a whole family.', 'สำหรับบ้านที่ช้อปทีเดียวครบทั้งครอบครัว'),
    code: 'BIG300',
    picture: 'hero-family',
    dept: 301,
  },
  {
    slug: 'vip-no-minimum-delivery',
    title: t('VIP: delivery free, whatever the basket', 'VIP ส่งฟรีไม่มีขั้นต่ำ'),
    text: t('One lipstick is reason enough to ring your bell.', 'ลิปสติกแท่งเดียวก็ส่งฟรีถึงบ้าน'),
    code: 'VIPSHIP40',
    picture: 'promo-delivery',
    dept: 1304,
  },
  {
    slug: 'vip-gift-from-us',
    title: t('VIP: a gift from Arun Daily', 'VIP รับของขวัญจากอรุณ เดลี่'),
    text: t('Something of ours, on us.', 'ของดีจากแบรนด์เรา ให้ฟรี 1 ชิ้น'),
    code: 'VIPGIFT1',
    picture: 'promo-memberday',
    dept: 1101,
  },
  {
    slug: 'we-miss-you',
    title: t('We have not seen you for a while', 'ไม่เจอกันนาน คิดถึงนะ'),
    text: t('฿50 off, for coming back.', 'กลับมาช้อป รับส่วนลด ฿50'),
    code: 'MISSYOU50',
    picture: 'hero-fresh',
    dept: 304,
  },
  {
    slug: 'come-back-for-your-skin',
    title: t('Is your routine running low?', 'สกินแคร์ใกล้หมดหรือยัง'),
    text: t('15% off skin care for members who come back.', 'กลับมาเติมสกินแคร์ ลด 15%'),
    code: 'SKINBACK15',
    picture: 'promo-skin',
    dept: 102,
  },
  {
    slug: 'parents-welcome-back',
    title: t('The next size is here', 'ลูกโตขึ้นอีกไซซ์แล้ว'),
    text: t('฿120 off for mother and baby.', 'แม่และเด็ก ลด ฿120'),
    code: 'NEXTSIZE120',
    picture: 'promo-baby',
    dept: 801,
  },
  {
    slug: 'first-basket',
    title: t('Welcome: ฿100 off a first basket', 'ตะกร้าแรกของคุณ ลด ฿100'),
    text: t('For every member, new or not.', 'สำหรับสมาชิกทุกคน จะใหม่หรือเก่าก็รับได้'),
    code: 'WELCOME100',
    picture: 'hero-members',
  },
  {
    slug: 'rainy-day-members',
    title: t('Rainy days, member days', 'หน้าฝนของสมาชิก ลด ฿70'),
    text: t('฿70 off while it poured.', 'ฝนตกไม่ต้องออกจากบ้าน'),
    code: 'RAINY70',
    picture: 'promo-rainy',
    dept: 406,
    days: [-75, -12],
  },
];

function whoOf(slug: string) {
  if (slug.startsWith('vip-')) return 'vip';
  return /miss-you|come-back|welcome-back/.test(slug) ? 'lapsed' : 'members';
}

export const memberCampaigns: readonly PageSeed[] = MEMBERS.map((row, index): PageSeed => {
  const { slug, title, text, code, picture, dept, days } = row;
  const look = lookOf(index);
  const story = tell(memberStories, slug, look);
  return campaign({
    slug,
    topic: 'members',
    title,
    text,
    picture,
    ...(days ? { days } : {}),
    body: [
      story.reason,
      collect(code, whoOf(slug), look),
      story.steps,
      railOf(dept),
      story.questions,
      story.terms,
    ],
  });
});

function railOf(dept: number | undefined) {
  if (dept === undefined) {
    const all = '/ecommerce/products-promotion';
    return rail('On promotion now', 'สินค้าโปรโมชัน', { promotion: true }, all);
  }
  const category = Math.floor(dept / 100);
  const all = `/categories/${String(category)}/${String(dept)}`;
  return rail('Picked for you', 'เลือกมาให้คุณ', { category, dept }, all);
}
