import type { Product } from '@/lib/catalog/contract';
import { nowOf } from '@/tests/harness/price-now';

export const product: Product = {
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
  price_source: 'list',
  images: ['', '-2'].map((shot) => {
    const url = `/media/products/7${shot}.webp`;
    return { thumbnail_url: url, large_url: url, alt: `Rice Serum 30 ml${shot}` };
  }),
  description: 'Light and quick to sink in.',
  how_to: 'Two drops, morning and night.',
  ingredients: 'Water, rice extract',
  warnings: 'For external use only.',
  reg_no: '10-1-6400012345',
  size: '30 ml',
  variants: null,
  gtin: null,
  seo: { title: '', description: '' },
  limit: null,
  max_qty: 40,
  branch_count: 3,
  category_id: 1,
  dept_id: 103,
  delivery: { from: '2026-11-23', until: '2026-11-24', fee: 40, free_from: 699 },
  earned_coins: 4,
  breadcrumb: [{ name: 'Skin Care', url: '/categories/1' }],
};

export const packaged = { class: 'packaged', policy: 'direct', reg_no: '1A 2/60' } as const;
export const dangerous = { class: 'dangerous', policy: 'approval', reg_no: '1A 1/60' } as const;
