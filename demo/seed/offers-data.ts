import { z } from 'zod';
import { PROMOTION_KINDS, type PromotionKind } from '../../lib/offers/contract.ts';
import { readRows, textsSchema } from './read-rows.ts';
import type { Text } from './types.ts';

const groupSeedSchema = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(PROMOTION_KINDS),
  /** Whole per cent of a `member_percent`. */
  percent: z.int().positive().optional(),
  name: textsSchema,
  /** Specific conditions; the general ones of its kind follow. */
  lead: textsSchema,
  picture: z.string(),
  /** Codes of participating brands; all if absent. */
  brands: z.array(z.string()).optional(),
  /** Departments, or whole categories (below 100). */
  places: z.array(z.int()).min(1),
  /** Length of a period in days; periods repeat forever. */
  days: z.int().positive(),
});
export type GroupSeed = z.infer<typeof groupSeedSchema>;

export const GROUPS = readRows('promotion-groups.json', groupSeedSchema);

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
