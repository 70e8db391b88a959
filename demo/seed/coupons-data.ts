import type { CouponAudience, CouponKind } from '../../lib/wallet/contract-values.ts';
import type { Text } from './types.ts';

export interface CouponSeed {
  readonly code: string;
  readonly kind: Exclude<CouponKind, 'coins'>;
  /** Baht. */
  readonly amount?: number;
  readonly percent?: number;
  readonly cap?: number;
  readonly minSpend: number;
  /** Category id, brand code, or code of the brand whose cheapest product is meant. */
  readonly scope?:
    | { readonly category: number }
    | { readonly brand: string }
    | { readonly productOf: string };
  /** All members if absent. */
  readonly audience?: CouponAudience;
  readonly name: Text;
  /** `{product}` stands for the product's name. */
  readonly description: Text;
  /** Start and end in days from today; negative days are past. */
  readonly days: readonly [number, number];
  readonly quota?: number;
  readonly collected?: number;
}

export const COUPONS: readonly CouponSeed[] = [
  {
    code: 'WELCOME100',
    kind: 'amount',
    amount: 100,
    minSpend: 500,
    name: { en: '฿100 off your basket', th: 'ลดทันที ฿100' },
    description: {
      en: 'Welcome to Arun: ฿100 off when you spend ฿500 or more.',
      th: 'ยินดีต้อนรับสู่อรุณ รับส่วนลด ฿100 เมื่อช้อปครบ ฿500 ขึ้นไป',
    },
    days: [-20, 90],
  },
  {
    code: 'ARUN50',
    kind: 'amount',
    amount: 50,
    minSpend: 300,
    name: { en: '฿50 off', th: 'ส่วนลด ฿50' },
    description: {
      en: 'A little weekly treat: ฿50 off when you spend ฿300 or more.',
      th: 'ของขวัญเล็กๆ ประจำสัปดาห์ ลด ฿50 เมื่อช้อปครบ ฿300',
    },
    days: [-7, 60],
    quota: 2_000,
    collected: 640,
  },
  {
    code: 'FREESHIP',
    kind: 'free_delivery',
    amount: 40,
    minSpend: 250,
    name: { en: 'Free home delivery', th: 'ส่งฟรีถึงบ้าน' },
    description: {
      en: 'Free delivery anywhere in Thailand when you spend ฿250 or more. Can be combined with one more coupon.',
      th: 'ฟรีค่าจัดส่งทั่วประเทศ เมื่อช้อปครบ ฿250 ใช้ร่วมกับคูปองอื่นได้อีก 1 ใบ',
    },
    days: [-15, 75],
  },
  {
    code: 'SHIPTODAY',
    kind: 'free_delivery',
    amount: 40,
    minSpend: 0,
    name: { en: 'Free delivery, no minimum', th: 'ส่งฟรี ไม่มีขั้นต่ำ' },
    description: {
      en: 'Free delivery to your door, even for a single lip balm. Only a few coupons left.',
      th: 'ลิปบาล์มแท่งเดียวก็ส่งฟรีถึงหน้าบ้าน คูปองมีจำนวนจำกัด ใกล้หมดแล้ว',
    },
    days: [-10, 30],
    quota: 200,
    collected: 196,
  },
  {
    code: 'HBD200',
    kind: 'amount',
    amount: 200,
    minSpend: 800,
    audience: 'birthday',
    name: { en: 'Happy birthday: ฿200 off', th: 'สุขสันต์วันเกิด ลด ฿200' },
    description: {
      en: 'For members in their birthday month: ฿200 off when you spend ฿800 or more.',
      th: 'สำหรับสมาชิกในเดือนเกิด รับส่วนลด ฿200 เมื่อช้อปครบ ฿800 ขึ้นไป',
    },
    days: [-30, 120],
  },
  {
    code: 'SKIN15',
    kind: 'percent',
    percent: 15,
    cap: 200,
    minSpend: 600,
    scope: { category: 1 },
    name: { en: '15% off skin care', th: 'ดูแลผิวหน้า ลด 15%' },
    description: {
      en: 'Cleansers, serums and sunscreens, 15% off up to ฿200 when you spend ฿600 or more.',
      th: 'คลีนเซอร์ เซรั่ม และกันแดด ลด 15% สูงสุด ฿200 เมื่อช้อปครบ ฿600 ขึ้นไป',
    },
    days: [-5, 45],
  },
  {
    code: 'BEAUTY10',
    kind: 'percent',
    percent: 10,
    cap: 150,
    minSpend: 400,
    scope: { category: 2 },
    name: { en: '10% off make-up', th: 'เครื่องสำอาง ลด 10%' },
    description: {
      en: 'From foundation to lip tint: 10% off up to ฿150 when you spend ฿400 or more.',
      th: 'ตั้งแต่รองพื้นถึงลิปทินต์ ลด 10% สูงสุด ฿150 เมื่อช้อปครบ ฿400 ขึ้นไป',
    },
    days: [-12, 50],
  },
  {
    code: 'SUN60',
    kind: 'amount',
    amount: 60,
    minSpend: 350,
    scope: { brand: '106' },
    name: { en: '฿60 off Sunvara', th: 'ซันวารา ลด ฿60' },
    description: {
      en: 'For bright days: ฿60 off Sunvara sun protection when you spend ฿350 or more.',
      th: 'พร้อมรับแดดเมืองไทย ลด ฿60 เมื่อซื้อกันแดดซันวารา และช้อปครบ ฿350 ขึ้นไป',
    },
    days: [-8, 40],
  },
  {
    code: 'LUNARA80',
    kind: 'amount',
    amount: 80,
    minSpend: 450,
    scope: { brand: '684' },
    name: { en: '฿80 off Lunara', th: 'ลูนารา ลด ฿80' },
    description: {
      en: 'Rice-water care for restful nights: ฿80 off Lunara when you spend ฿450 or more.',
      th: 'สกินแคร์น้ำข้าวสำหรับค่ำคืนที่ผิวได้พัก ลด ฿80 เมื่อซื้อลูนารา และช้อปครบ ฿450 ขึ้นไป',
    },
    days: [-3, 60],
  },
  {
    code: 'NUTRI12',
    kind: 'percent',
    percent: 12,
    cap: 120,
    minSpend: 0,
    scope: { brand: '144' },
    name: { en: '12% off Nutrivara', th: 'นูทริวารา ลด 12%' },
    description: {
      en: 'Vitamins in sensible doses: 12% off Nutrivara, up to ฿120, no minimum spend.',
      th: 'วิตามินในปริมาณที่พอดี นูทริวาราลด 12% สูงสุด ฿120 ไม่มีขั้นต่ำ',
    },
    days: [-6, 55],
  },
  {
    code: 'BABY120',
    kind: 'amount',
    amount: 120,
    minSpend: 900,
    scope: { category: 8 },
    name: { en: '฿120 off for mother and baby', th: 'แม่และเด็ก ลด ฿120' },
    description: {
      en: 'Nappies, wipes and bath time: ฿120 off when you spend ฿900 or more.',
      th: 'ผ้าอ้อม ทิชชูเปียก และของใช้อาบน้ำลูก ลด ฿120 เมื่อช้อปครบ ฿900 ขึ้นไป',
    },
    days: [-14, 70],
  },
  {
    code: 'SMILE30',
    kind: 'amount',
    amount: 30,
    minSpend: 150,
    scope: { category: 5 },
    name: { en: '฿30 off oral care', th: 'ดูแลช่องปาก ลด ฿30' },
    description: {
      en: 'Toothpaste, brushes and mouthwash, ฿30 off when you spend ฿150 or more.',
      th: 'ยาสีฟัน แปรงสีฟัน และน้ำยาบ้วนปาก ลด ฿30 เมื่อช้อปครบ ฿150 ขึ้นไป',
    },
    days: [-4, 35],
  },
  {
    code: 'SCENT20',
    kind: 'percent',
    percent: 20,
    cap: 400,
    minSpend: 1_000,
    scope: { category: 10 },
    name: { en: '20% off fragrance', th: 'น้ำหอม ลด 20%' },
    description: {
      en: 'A scent of your own: 20% off perfumes and mists, up to ฿400, when you spend ฿1,000 or more.',
      th: 'กลิ่นที่เป็นคุณ น้ำหอมและบอดี้มิสต์ลด 20% สูงสุด ฿400 เมื่อช้อปครบ ฿1,000 ขึ้นไป',
    },
    days: [-9, 42],
  },
  {
    code: 'GIFTDAILY',
    kind: 'free_item',
    minSpend: 300,
    scope: { productOf: '525' },
    name: { en: 'A gift from Arun Daily', th: 'ของขวัญจากอรุณ เดลี่' },
    description: {
      en: 'Add {product} to your cart and get 1 free when you spend ฿300 or more.',
      th: 'หยิบ {product} ใส่ตะกร้า รับฟรี 1 ชิ้น เมื่อช้อปครบ ฿300 ขึ้นไป',
    },
    days: [-5, 30],
    quota: 500,
    collected: 122,
  },
  {
    code: 'TRYME25',
    kind: 'amount',
    amount: 25,
    minSpend: 0,
    scope: { productOf: '888' },
    name: { en: '฿25 off a Buarin favourite', th: 'ลองบัวริน ลด ฿25' },
    description: {
      en: '฿25 off {product}, no minimum spend.',
      th: 'ลด ฿25 เมื่อซื้อ {product} ไม่มีขั้นต่ำ',
    },
    days: [-2, 28],
  },
  {
    code: 'BIG300',
    kind: 'amount',
    amount: 300,
    minSpend: 2_500,
    audience: 'vip',
    name: { en: 'VIP: ฿300 off a big shop', th: 'VIP ช้อปใหญ่ ลด ฿300' },
    description: {
      en: 'For Gold and Platinum members: ฿300 off when you spend ฿2,500 or more.',
      th: 'สำหรับสมาชิก Gold และ Platinum ลด ฿300 เมื่อช้อปครบ ฿2,500 ขึ้นไป',
    },
    days: [-1, 60],
  },
  {
    code: 'RAINY70',
    kind: 'amount',
    amount: 70,
    minSpend: 350,
    name: { en: 'Rainy days: ฿70 off', th: 'หน้าฝนนี้ ลด ฿70' },
    description: {
      en: 'Our rainy season coupon: ฿70 off when you spend ฿350 or more. Now ended.',
      th: 'ส่วนลดรับหน้าฝน ฿70 เมื่อช้อปครบ ฿350 สิ้นสุดรายการแล้ว',
    },
    days: [-75, -12],
  },
  {
    code: 'VIPSHIP40',
    kind: 'free_delivery',
    amount: 40,
    minSpend: 0,
    audience: 'vip',
    name: { en: 'VIP: free delivery, no minimum', th: 'VIP ส่งฟรี ไม่มีขั้นต่ำ' },
    description: {
      en: 'For Gold and Platinum members: free home delivery on one order, no minimum spend.',
      th: 'สำหรับสมาชิก Gold และ Platinum ส่งฟรีถึงบ้าน 1 ครั้ง ไม่มีขั้นต่ำ',
    },
    days: [-10, 80],
  },
  {
    code: 'VIPGIFT1',
    kind: 'free_item',
    minSpend: 300,
    scope: { productOf: '525' },
    audience: 'vip',
    name: { en: 'VIP: a gift from Arun Daily', th: 'VIP รับของขวัญจากอรุณ เดลี่' },
    description: {
      en: 'For Gold and Platinum members: {product} is on us when you spend ฿300 or more.',
      th: 'สำหรับสมาชิก Gold และ Platinum รับ {product} ฟรี 1 ชิ้น เมื่อช้อปครบ ฿300 ขึ้นไป',
    },
    days: [-5, 60],
  },
  {
    code: 'MISSYOU50',
    kind: 'amount',
    amount: 50,
    minSpend: 300,
    audience: 'lapsed',
    name: { en: 'Welcome back: ฿50 off', th: 'ยินดีต้อนรับกลับมา ลด ฿50' },
    description: {
      en: 'It has been a while: ฿50 off when you spend ฿300 or more.',
      th: 'ไม่เจอกันนาน รับส่วนลด ฿50 เมื่อช้อปครบ ฿300 ขึ้นไป',
    },
    days: [-20, 90],
  },
  {
    code: 'SKINBACK15',
    kind: 'percent',
    percent: 15,
    cap: 200,
    minSpend: 600,
    scope: { category: 1 },
    audience: 'lapsed',
    name: { en: 'Welcome back: 15% off skin care', th: 'ยินดีต้อนรับกลับมา สกินแคร์ลด 15%' },
    description: {
      en: 'Time to refill: 15% off skin care, up to ฿200, when you spend ฿600 or more.',
      th: 'ได้เวลาเติมสกินแคร์ ลด 15% สูงสุด ฿200 เมื่อช้อปครบ ฿600 ขึ้นไป',
    },
    days: [-20, 90],
  },
  {
    code: 'NEXTSIZE120',
    kind: 'amount',
    amount: 120,
    minSpend: 900,
    scope: { category: 8 },
    audience: 'lapsed',
    name: { en: 'Welcome back: ฿120 off for mother and baby', th: 'ยินดีต้อนรับกลับมา แม่และเด็กลด ฿120' },
    description: {
      en: 'For the next size: ฿120 off mother and baby when you spend ฿900 or more.',
      th: 'สำหรับไซซ์ใหม่ของลูก แม่และเด็กลด ฿120 เมื่อช้อปครบ ฿900 ขึ้นไป',
    },
    days: [-20, 90],
  },
  {
    code: 'SUNWEEK40',
    kind: 'amount',
    amount: 40,
    minSpend: 200,
    scope: { brand: '106' },
    audience: 'campaign',
    name: { en: 'Seven days of sunscreen: ฿40 off', th: 'ท้าทากันแดด 7 วัน ลด ฿40' },
    description: {
      en: 'For everyone who takes part: ฿40 off Sunvara when you spend ฿200 or more.',
      th: 'สำหรับผู้ร่วมกิจกรรม กันแดดซันวาราลด ฿40 เมื่อช้อปครบ ฿200 ขึ้นไป',
    },
    days: [-3, 60],
  },
  {
    code: 'SEAT80',
    kind: 'amount',
    amount: 80,
    minSpend: 400,
    scope: { category: 1 },
    audience: 'invitation',
    name: { en: 'Skin evening: ฿80 off skin care', th: 'ค่ำคืนคุยเรื่องผิว สกินแคร์ลด ฿80' },
    description: {
      en: 'For guests of the skin evening: ฿80 off skin care when you spend ฿400 or more.',
      th: 'สำหรับแขกของค่ำคืนคุยเรื่องผิว สกินแคร์ลด ฿80 เมื่อช้อปครบ ฿400 ขึ้นไป',
    },
    days: [-6, 60],
  },
];
