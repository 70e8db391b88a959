import { vi } from 'vitest';
import type { Cart, CartItem } from '@/lib/cart/contract';
import type { ProductCard } from '@/lib/catalog/contract';
import type { User } from '@/lib/identity/contract';
import { nowOf } from './price-now';
import { wireTotals } from './totals-wire';

/** Current address in the test; set by `visit`. */
const address = { pathname: '/', search: '' };

export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() };

/** Fake of `next/navigation`. */
export const navigation = {
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(address.search),
  useRouter: () => router,
};

/** Sets the address for the browser and for Next's hooks. */
export function visit(path: string): void {
  window.history.replaceState(null, '', path);
  address.pathname = window.location.pathname;
  address.search = window.location.search;
  router.push.mockReset();
  router.replace.mockReset();
  router.refresh.mockReset();
}

export const member: User = {
  id: 1,
  email: 'malee@example.com',
  title: '',
  first_name: 'Malee',
  last_name: 'Suksan',
  role: 'member',
  user_type: 'customer',
  phone_number: '0812345678',
  member_code: 'A1',
  total_coins: 0,
  expiring_coins: 0,
  profile_image: null,
  birthdate: null,
  gender: null,
  registered: true,
  id_document: null,
};

const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };

export function cartItem(id: number, qty: number): CartItem {
  const names = { product_name_en: `Serum ${String(id)}`, product_name_th: `เซรั่ม ${String(id)}` };
  return {
    ...names,
    qty,
    price: 100,
    price_source: 'list',
    flash: null,
    list_price: 100,
    now: nowOf('list', 100),
    previous_price: null,
    free_qty: 0,
    group_id: null,
    discmember: 0,
    discount_line_item: 0,
    line_total: 100 * qty,
    product: { id, product_name: names.product_name_en, ...names, image },
    stock: 'ok',
    max_qty: 99,
    bought: 0,
    limit_days: 30,
    pickup_only: false,
  };
}

/** Cart with one line at 100 baht per quantity. */
export function cartOf(...quantities: readonly number[]): Cart {
  const items = quantities.map((qty, index) => cartItem(index + 1, qty));
  const subtotal = items.reduce((sum, { line_total }) => sum + line_total, 0);
  return {
    items,
    saved: [],
    groups: [],
    subtotal,
    discount: 0,
    total: subtotal,
    free_delivery_missing: 0,
    adjustments: [],
    totals: wireTotals({ subtotal, adjustments: [], gift_cards: [] }),
    near_misses: [],
    coupons: [],
    best_coupons: null,
    earned_coins: 0,
    version: 1,
  };
}

export function productCard(id: number, name: string): ProductCard {
  const deal = id % 2 === 0 ? 99 : 0;
  return {
    id,
    item_code: String(id),
    product_name: name,
    product_name_en: name,
    product_name_th: name,
    price: 120,
    deal_price: deal,
    member_price: 0,
    now: deal > 0 ? nowOf('deal', 120, deal) : nowOf('list', 120),
    flash: null,
    promotions: [],
    image,
    brand_id: 1,
    brand_desc: 'Lunara',
    category_name: 'Skin Care',
    i_dept_desc: '',
    i_group_desc: '',
    i_sub_grp_desc: '',
    rating: { average: 4, count: 2 },
    stock: 'ok',
    drug: null,
  };
}
