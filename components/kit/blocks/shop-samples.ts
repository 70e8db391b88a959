import { brandPaths } from '@/lib/brand';
import type { Branch } from '@/lib/branches/contract';
import type { ProductCard } from '@/lib/catalog/contract';
import type { PagePhase, PageRecord, PageSummary } from '@/lib/pages/contract';
import type { Coupon } from '@/lib/wallet/contract';
import type { Locale } from '@/lib/i18n/locale';

const SINCE = '2026-01-01T00:00:00.000Z';
const UNTIL = '2099-12-31T16:59:59.000Z';

export interface ShopSamples {
  readonly products: readonly ProductCard[];
  readonly coupons: readonly Coupon[];
  readonly branches: readonly Branch[];
  readonly campaigns: readonly PageSummary[];
  readonly page: PageRecord;
}

export function shopSamples(locale: Locale): ShopSamples {
  return {
    products: [1, 2, 3, 4].map((id) => product(id, locale)),
    coupons: [100, 60].map((amount, index) => coupon(index + 1, amount, locale)),
    branches: [1, 2, 3].map((id) => branch(id, locale)),
    campaigns: (['running', 'soon', 'ended'] as const).map((phase) => campaign(phase, locale)),
    page: { ...campaign('running', locale), blocks: [] },
  };
}

function product(id: number, locale: Locale): ProductCard {
  const names = { en: 'Rice Serum 30 ml', th: 'เซรั่มน้ำข้าว 30 มล.' };
  const group = { en: 'Skin Care', th: 'ดูแลผิวหน้า' }[locale];
  const image = `/media/products/${String(id)}.webp`;
  return {
    ...{ id, item_code: `10000${String(id)}`, product_name: names[locale] },
    ...{ product_name_en: names.en, product_name_th: names.th },
    ...{ price: 590, deal_price: 442, member_price: 0, flash: null, promotions: [] },
    now: { kind: 'deal', amount: 442, was: 590, saved: 148, percent: 25 },
    image: { thumbnail_url: image, large_url: image },
    ...{ brand_id: 2, brand_desc: 'Lunara', category_name: group, i_dept_desc: group },
    ...{ i_group_desc: group, i_sub_grp_desc: group },
    rating: { average: 4.6, count: 128 },
    ...{ stock: 'ok', drug: null },
  };
}

function coupon(id: number, amount: number, locale: Locale): Coupon {
  const off = String(amount);
  return {
    ...{ id, code: `KIT${off}`, kind: 'amount', amount, percent: 0, cap: null },
    name: { en: `฿${off} off`, th: `ลด ฿${off}` }[locale],
    description: { en: 'From ฿800 of goods', th: 'เมื่อซื้อครบ ฿800' }[locale],
    ...{ min_spend: 800, scope: 'all', scope_name: '', left: null, audience: 'members' },
    ...{ starts_at: SINCE, ends_at: UNTIL },
  };
}

function branch(id: number, locale: Locale): Branch {
  const names = { en: `Silom ${String(id)}`, th: `สีลม ${String(id)}` };
  return {
    ...{ id, name: names[locale], name_en: names.en, name_th: names.th, province_code: '10' },
    address: {
      en: '99 Silom Road, Bang Rak, Bangkok 10500',
      th: '99 ถ. สีลม แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
    }[locale],
    ...{ lat: 13.72, lng: 100.53, phone: '020000000', services: ['pickup'], open_now: true },
    hours: Array.from({ length: 7 }, () => ['09:00', '21:00'] as [string, string]),
    ...{ holidays: [], pharmacist_hours: null, pharmacist_on_duty: false },
    pharmacy_licence_no: null,
    ...{ distance_m: null, stock: null, lacking: [], ready_at: null },
  };
}

function campaign(phase: PagePhase, locale: Locale): PageSummary {
  const isOver = phase === 'ended';
  return {
    ...{
      id: 1,
      path: `${brandPaths.card}/kit-${phase}`,
      template: 'campaign',
      phase,
      indexed: false,
    },
    title: { en: 'A calm week for skin', th: 'สัปดาห์ผิวสบาย' }[locale],
    description: {
      en: 'Serums at three quarters of their price.',
      th: 'เซรั่มลดหนึ่งในสี่ของราคา',
    }[locale],
    ...{ picture: 'promo-skin', topic: 'seasons' },
    active_from: phase === 'soon' ? UNTIL : SINCE,
    active_until: isOver ? SINCE : UNTIL,
    updated_at: SINCE,
  };
}
