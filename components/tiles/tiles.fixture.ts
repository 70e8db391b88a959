import { createIntl } from 'react-intl/server';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/catalog/en.json';
import th from '@/messages/catalog/th.json';
import wishesEn from '@/messages/wishes/en.json';
import wishesTh from '@/messages/wishes/th.json';
import { nowOf } from '@/tests/harness/price-now';

/** The real texts of a language, for tests of components. */
export function tileIntl(locale: Locale) {
  const messages = locale === 'en' ? { ...en, ...wishesEn } : { ...th, ...wishesTh };
  return createIntl({ locale, messages });
}

export const card: ProductCard = {
  id: 7,
  item_code: '100007',
  product_name: 'Lunara Rice Serum 30 ml',
  product_name_en: 'Lunara Rice Serum 30 ml',
  product_name_th: 'ลูนารา เซรั่มน้ำข้าว 30 มล.',
  price: 590,
  deal_price: 0,
  member_price: 0,
  now: nowOf('list', 590),
  flash: null,
  promotions: [],
  image: { thumbnail_url: '/media/products/7.webp', large_url: '/media/products/7.webp' },
  brand_id: 2,
  brand_desc: 'Lunara',
  category_name: 'Skin Care',
  i_dept_desc: 'Serums & Ampoules',
  i_group_desc: 'Skin Care',
  i_sub_grp_desc: 'Serums & Ampoules',
  rating: { average: 4.6, count: 128 },
  stock: 'ok',
  drug: null,
};

export const household = { class: 'household', policy: 'direct', reg_no: 'G 1/60' } as const;
export const dangerous = { class: 'dangerous', policy: 'approval', reg_no: '1A 1/60' } as const;
