import { brand, brandPaths } from '../../../lib/brand.ts';
import { feature, t, type PageSeed } from './kit.ts';

export const cardPage: PageSeed = {
  path: brandPaths.card,
  template: 'page',
  title: t(`${brand.name} Card`, `${brand.nameTh}การ์ด`),
  description: t(
    'The free card with member prices, coins on every purchase, coupons and all current campaigns.',
    'บัตรสมาชิกฟรี ได้ราคาสมาชิก รับคอย\u2060น์ทุกการซื้อ พร้อมคูปองและแคมเปญทั้งหมด',
  ),
  picture: 'hero-members',
  blocks: [
    {
      type: 'hero',
      layout: 'over',
      over: t(`${brand.name} Card`, `${brand.nameTh}การ์ด`),
      title: t('One card, free to join', 'บัตรใบเดียว ฟรี คุ้มทุกครั้ง'),
      text: t(
        'Member prices, one coin for every ฿25, and ฿200 off in your birthday month.',
        'ราคาสมาชิก รับ 1 คอย\u2060น์ทุก ฿25 และส่วนลด ฿200 ในเดือนเกิด',
      ),
      picture: 'hero-members',
      action: { label: t('Log in or join', 'เข้าสู่ระบบหรือสมัคร'), path: '/login' },
    },
    {
      type: 'features',
      layout: 'cards',
      title: t('Card benefits', 'สิทธิประโยชน์'),
      items: [
        feature(
          'tag',
          t('Member prices', 'ราคาสมาชิก'),
          t('Up to 20% off selected products.', 'ลดสูงสุด 20% กับสินค้าที่ร่วมรายการ'),
        ),
        feature(
          'coin',
          t('Coins', 'คอย\u2060น์'),
          t('5 coins = ฿1 off.', '5 คอย\u2060น์เท่ากับส่วนลด ฿1'),
        ),
        feature(
          'gift',
          t('Birthday', 'วันเกิด'),
          t('฿200 off in your birthday month.', 'ลด ฿200 ในเดือนเกิด'),
        ),
        feature(
          'receipt',
          t('Use it in store', 'ใช้ที่สาขาได้'),
          t('Your member code works at every branch.', 'แจ้งรหัสสมาชิกได้ทุกสาขา'),
        ),
      ],
    },
    { type: 'campaigns' },
    {
      type: 'callToAction',
      tone: 'calm',
      title: t('Conditions', 'เงื่อนไข'),
      text: t('Coins, coupons and prices, point by point.', 'คอย\u2060น์ คูปอง และราคา อธิบายทีละข้อ'),
      action: { label: t('Card terms', 'ข้อกำหนดบัตร'), path: brandPaths.cardTerms },
    },
  ],
};
