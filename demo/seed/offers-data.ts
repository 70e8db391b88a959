import type { PromotionKind } from '../../lib/offers/contract.ts';
import type { Text } from './types.ts';

export interface GroupSeed {
  readonly id: number;
  readonly kind: PromotionKind;
  /** Whole per cent of a `member_percent`. */
  readonly percent?: number;
  readonly name: Text;
  /** Specific conditions; the general ones of its kind follow. */
  readonly lead: Text;
  readonly picture: string;
  /** Codes of participating brands; all if absent. */
  readonly brands?: readonly string[];
  /** Departments, or whole categories (below 100). */
  readonly places: readonly number[];
  /** Length of a period in days; periods repeat forever. */
  readonly days: number;
}

export const GROUPS: readonly GroupSeed[] = [
  {
    id: 1,
    kind: 'buy_1_get_1',
    name: { en: 'Sunscreen for two', th: 'กันแดดคู่รักผิว ซื้อ 1 แถม 1' },
    lead: {
      en: 'All Sunvara face and body sunscreens are included, tinted or clear.',
      th: 'ร่วมรายการทั้งกันแดดผิวหน้าและผิวกายซันวาราทุกสูตร ทั้งแบบมีสีและไม่มีสี',
    },
    picture: 'promo-sun',
    brands: ['106'],
    places: [106],
    days: 14,
  },
  {
    id: 2,
    kind: 'buy_2_get_1',
    name: { en: 'A clean face, three times', th: 'ล้างหน้าครบเซ็ต ซื้อ 2 แถม 1' },
    lead: {
      en: 'Gels, foams, oils and milks from six brands. Mix your morning and evening cleansers.',
      th: 'เลือกได้ทั้งเจล โฟม ออยล์ และน้ำนมจาก 6 แบรนด์ จับคู่สูตรเช้ากับสูตรก่อนนอนได้ตามใจ',
    },
    picture: 'promo-skin',
    brands: ['101', '103', '104', '105', '684', '888'],
    places: [101],
    days: 21,
  },
  {
    id: 3,
    kind: 'buy_2_get_1',
    name: { en: 'Good hair weeks', th: 'ผมสวยยกเซ็ต ซื้อ 2 แถม 1' },
    lead: {
      en: 'Silkara, Kesathip and Tressela shampoos and conditioners, in any combination.',
      th: 'แชมพูและครีมนวดซิลคารา เกศาทิพย์ และเทรสเซลา คละสูตรคละแบรนด์ได้',
    },
    picture: 'promo-hair',
    brands: ['301', '302', '303'],
    places: [301, 302],
    days: 28,
  },
  {
    id: 4,
    kind: 'buy_1_get_1',
    name: { en: 'A tube for you, a tube for home', th: 'ยาสีฟันคู่บ้าน ซื้อ 1 แถม 1' },
    lead: {
      en: 'All toothpastes from Oralyn, Kluea Khoi, Buarin and Arun Daily, for grown-ups and for children.',
      th: 'ยาสีฟันออราลิน เกลือข่อย บัวริน และอรุณ เดลี่ ทุกสูตร ทั้งของผู้ใหญ่และของเด็ก',
    },
    picture: 'promo-oral',
    brands: ['501', '503', '888', '525'],
    places: [501],
    days: 14,
  },
  {
    id: 5,
    kind: 'member_percent',
    percent: 15,
    name: { en: 'Vitamins, 15% less for members', th: 'วิตามิน สมาชิกลด 15%' },
    lead: {
      en: 'Vitamere and Nutrivara vitamins and minerals, from chewables to drops.',
      th: 'วิตามินและแร่ธาตุวิตาเมียร์และนูทริวารา ทั้งแบบเม็ด แบบเคี้ยว และแบบหยด',
    },
    picture: 'promo-vitamins',
    brands: ['701', '144'],
    places: [701, 702],
    days: 30,
  },
  {
    id: 6,
    kind: 'member_percent',
    percent: 10,
    name: { en: 'Nappy days, 10% less for members', th: 'ผ้าอ้อมและทิชชูเปียก สมาชิกลด 10%' },
    lead: {
      en: 'Nappies and wipes from Lullamoo, Noonim and Oonrak in every size.',
      th: 'ผ้าอ้อมและทิชชูเปียกลัลลามู หนูนิ่ม และอุ่นรัก ทุกไซซ์',
    },
    picture: 'promo-baby',
    brands: ['801', '802', '389'],
    places: [801],
    days: 21,
  },
  {
    id: 7,
    kind: 'buy_1_get_1',
    name: { en: 'Two lips, one price', th: 'ลิปคู่ซี้ ซื้อ 1 แถม 1' },
    lead: {
      en: 'Lipsticks, tints and balms from Moodlyn, Tintelle and Velmora. One for day, one for evening.',
      th: 'ลิปสติก ทินต์ และลิปบาล์มจากมู้ดลิน ทินเทล และเวลโมรา แท่งหนึ่งไว้ทาไปทำงาน อีกแท่งไว้ทาไปเที่ยว',
    },
    picture: 'promo-makeup',
    brands: ['202', '201', '687'],
    places: [202],
    days: 14,
  },
  {
    id: 8,
    kind: 'member_percent',
    percent: 20,
    name: { en: 'Fragrance evenings, 20% less', th: 'น้ำหอม สมาชิกลด 20%' },
    lead: {
      en: 'Perfumes and body mists from Maison Elowen and Noctelle, in full and travel sizes.',
      th: 'น้ำหอมและบอดี้มิสต์เมซง เอโลเวน และน็อกเทล ทั้งขวดใหญ่และขนาดพกพา',
    },
    picture: 'promo-fragrance',
    brands: ['951', '952'],
    places: [1001, 1002, 1003],
    days: 21,
  },
  {
    id: 9,
    kind: 'buy_2_get_1',
    name: { en: 'The gentleman’s shelf', th: 'ชั้นวางของคุณผู้ชาย ซื้อ 2 แถม 1' },
    lead: {
      en: 'Shaving and skin care from Northmark, Barbario and Steelow.',
      th: 'ผลิตภัณฑ์โกนหนวดและดูแลผิวจากนอร์ธมาร์ก บาร์บาริโอ และสตีโลว์',
    },
    picture: 'promo-men',
    brands: ['901', '902', '903'],
    places: [901, 902],
    days: 28,
  },
  {
    id: 10,
    kind: 'buy_2_get_1',
    name: { en: 'A fresh house for less', th: 'บ้านสะอาดราคาเบา ซื้อ 2 แถม 1' },
    lead: {
      en: 'Laundry and cleaning from Washika and Saadbaan, including refills.',
      th: 'ผลิตภัณฑ์ซักผ้าและทำความสะอาดวอชิกะและสะอาดบ้าน รวมถุงเติม',
    },
    picture: 'promo-home',
    brands: ['991', '992'],
    places: [1401, 1402],
    days: 30,
  },
  {
    id: 11,
    kind: 'buy_1_get_1',
    name: { en: 'Shower pairs', th: 'อาบน้ำหอมฟุ้ง ซื้อ 1 แถม 1' },
    lead: {
      en: 'Shower creams and gels from Milkaya, Tropiva, Bathora and Buarin, in every scent.',
      th: 'ครีมและเจลอาบน้ำมิลกายา โทรปิวา บาโธรา และบัวริน ทุกกลิ่น',
    },
    picture: 'promo-bath',
    brands: ['401', '402', '405', '888'],
    places: [401],
    days: 21,
  },
  {
    id: 12,
    kind: 'buy_2_get_1',
    name: { en: 'Clear skin, step by step', th: 'สยบสิวครบสเต็ป ซื้อ 2 แถม 1' },
    lead: {
      en: 'Klarosine and Yukimori for spots and shine: wash, treat, moisturise.',
      th: 'คลาโรซีนและยูกิโมริ ดูแลสิวและความมันครบขั้นตอน ล้าง แต้ม และเติมความชุ่มชื้น',
    },
    picture: 'promo-acne',
    brands: ['107', '103'],
    places: [108, 102, 104],
    days: 14,
  },
  {
    id: 13,
    kind: 'member_percent',
    percent: 12,
    name: { en: 'Home check-up, 12% less', th: 'ตรวจสุขภาพที่บ้าน สมาชิกลด 12%' },
    lead: {
      en: 'Blood pressure monitors, thermometers and test kits from Cardiyo and Checkwise.',
      th: 'เครื่องวัดความดัน ปรอทวัดไข้ และชุดตรวจจากคาร์ดิโยและเช็กไวส์',
    },
    picture: 'promo-pharmacy',
    brands: ['971', '973'],
    places: [1201, 1202, 1205],
    days: 30,
  },
  {
    id: 14,
    kind: 'buy_1_get_1',
    name: { en: 'Payday basics', th: 'ของใช้เงินเดือนออก ซื้อ 1 แถม 1' },
    lead: {
      en: 'Cotton, tissues and pads from Arun Daily, Puimek and Mayalin: stock up at half the price.',
      th: 'สำลี ทิชชู และผ้าอนามัยจากอรุณ เดลี่ ปุยเมฆ และมายาลิน เติมตู้ให้เต็มในราคาครึ่งเดียว',
    },
    picture: 'promo-payday',
    brands: ['525', '965', '961'],
    places: [1101, 1102, 1106],
    days: 14,
  },
  {
    id: 15,
    kind: 'member_percent',
    percent: 15,
    name: { en: 'Member days at Lunara', th: 'วันสมาชิกลูนารา ลด 15%' },
    lead: {
      en: 'The full Lunara skin care range, only at Arun: serums, creams and masks.',
      th: 'สกินแคร์ลูนาราทั้งไลน์ที่มีเฉพาะที่นี่ ทั้งเซรั่ม ครีม และมาสก์',
    },
    picture: 'promo-memberday',
    brands: ['684'],
    places: [103, 104, 105, 107],
    days: 21,
  },
  {
    id: 16,
    kind: 'buy_2_get_1',
    name: { en: 'Evenings without mosquitoes', th: 'หน้าฝนไร้ยุง ซื้อ 2 แถม 1' },
    lead: {
      en: 'Yungpai and Wan Yen keep mosquitoes and insects off your skin and out of rooms and gardens.',
      th: 'ยุงไปและว่านเย็น กันยุงและแมลงครบทั้งผิว ห้อง และสวน',
    },
    picture: 'promo-rainy',
    brands: ['993', '606'],
    places: [1404],
    days: 28,
  },
  {
    id: 17,
    kind: 'buy_2_get_1',
    name: { en: 'Beauty from within', th: 'สวยจากข้างใน ซื้อ 2 แถม 1' },
    lead: {
      en: 'Collavie collagen, probiotics and fibre: enough for six weeks of mornings.',
      th: 'คอลลาเจนคอลลาวี โพรไบโอติก และใยอาหาร ดื่มได้ยาวเดือนครึ่ง',
    },
    picture: 'promo-bundle',
    brands: ['702', '701', '705'],
    places: [703, 707],
    days: 21,
  },
  {
    id: 18,
    kind: 'buy_1_get_1',
    name: { en: 'One to keep, one to give', th: 'ให้ตัวเองหนึ่ง ให้แม่หนึ่ง ซื้อ 1 แถม 1' },
    lead: {
      en: 'Body lotions and hand creams from Cocolanna, Buarin and Milkaya.',
      th: 'โลชั่นผิวกายและครีมทามือโคโค่ล้านนา บัวริน และมิลกายา',
    },
    picture: 'promo-mothersday',
    brands: ['403', '888', '401'],
    places: [403, 405],
    days: 30,
  },
];

/** One line each, shown on the promotion's page below its specific conditions. */
export const CONDITIONS: Readonly<Record<PromotionKind, readonly Text[]>> = {
  buy_1_get_1: [
    {
      en: 'Add any 2 products from this group to your cart and the cheaper one is free. With 4, 2 are free, and so on.',
      th: 'หยิบสินค้าในกลุ่มนี้ 2 ชิ้นลงตะกร้า ฟรีชิ้นที่ราคาต่ำกว่า ครบ 4 ชิ้นฟรี 2 ชิ้น และนับต่อไปเรื่อยๆ',
    },
    {
      en: 'Complete your pair, or continue without the free item, before you pay.',
      th: 'หากยังเลือกไม่ครบคู่ ต้องเลือกให้ครบหรือสละสิทธิ์ก่อนชำระเงิน',
    },
  ],
  buy_2_get_1: [
    {
      en: 'Add any 3 products from this group to your cart and the cheapest one is free. With 6, 2 are free, and so on.',
      th: 'หยิบสินค้าในกลุ่มนี้ 3 ชิ้นลงตะกร้า ฟรีชิ้นที่ราคาต่ำสุด ครบ 6 ชิ้นฟรี 2 ชิ้น และนับต่อไปเรื่อยๆ',
    },
    {
      en: 'Complete your set, or continue without the free item, before you pay.',
      th: 'หากยังเลือกไม่ครบเซ็ต ต้องเลือกให้ครบหรือสละสิทธิ์ก่อนชำระเงิน',
    },
  ],
  member_percent: [
    {
      en: 'For members who are logged in. The discount comes off in the cart, no code needed.',
      th: 'สำหรับสมาชิกที่เข้าสู่ระบบ ส่วนลดจะหักในตะกร้าให้อัตโนมัติ ไม่ต้องใช้โค้ด',
    },
    {
      en: 'Not combinable with flash sale prices or buy-and-get-free sets.',
      th: 'ไม่ลดซ้ำกับชิ้นที่อยู่ในราคาแฟลชเซลหรือโปรโมชันซื้อแถม',
    },
  ],
};

export const ALWAYS: readonly Text[] = [
  {
    en: 'Each item counts towards one promotion only. While stocks last.',
    th: 'สินค้าหนึ่งชิ้นร่วมได้หนึ่งโปรโมชัน และมีจำนวนจำกัด',
  },
];
