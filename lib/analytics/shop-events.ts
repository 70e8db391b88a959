import type { ProductCard } from '../catalog/contract';
import { splitLocale } from '../i18n/locale';
import { pagePath } from './page-path';
import type { ShopEvent } from './pieces';

/** Cards of currently listed products, by id. */
export type Cards = ReadonlyMap<number, ProductCard>;

const CURRENCY = 'THB';

/**
 * Payload for the tag manager. Leaves out medicines that need a pharmacist and unlisted products; undefined when no
 * product is left (`docs/product/pages.md`, "Shop events").
 */
export function toldOf({ event, pieces, list }: ShopEvent, cards: Cards) {
  const known = pieces.flatMap(({ id, qty }) => {
    const card = toldCard(cards, id);
    return card ? [{ card, qty }] : [];
  });
  if (known.length === 0) return undefined;
  return {
    event,
    ecommerce: {
      currency: CURRENCY,
      ...(list === undefined ? {} : { item_list_name: listName(list) }),
      value: sum(known.map(({ card, qty }) => card.now.amount * qty)),
      items: known.map(({ card, qty }) => ({ ...toldProduct(card), qty })),
    },
  };
}

/** Purchase event with the fields of spec and cart, without the buyer and the address. */
export function toldPurchase(order: PurchasedOrder, cards: Cards) {
  const items = order.items.flatMap((item) => {
    const card = toldCard(cards, item.product.id);
    return card ? [toldItem(item, card)] : [];
  });
  if (items.length === 0) return undefined;
  return {
    event: 'purchase',
    ecommerce: {
      currency: CURRENCY,
      order_id: order.order_id,
      payment: { method: order.payment.method },
      delivery_fee: order.delivery_fee,
      coupons: order.coupons.map(({ description }) => ({ description })),
      value: sum(items.map(({ line_total: total }) => total)),
      items,
    },
  };
}

/** The part of an order that is reported; orders are above analytics. */
export interface PurchasedOrder {
  readonly order_id: string;
  readonly status: string;
  readonly items: readonly PurchasedItem[];
  readonly payment: { readonly method: string };
  readonly delivery_fee: number;
  readonly coupons: readonly { readonly description: string }[];
}

interface PurchasedItem {
  readonly product: { readonly id: number };
  readonly price: number;
  readonly qty: number;
  readonly discmember: number;
  readonly discount_line_item: number;
  readonly line_total: number;
}

const NOT_BOUGHT: ReadonlySet<string> = new Set([
  'created',
  'waiting_payment',
  'expired',
  'cancelled',
]);

/** Whether the order is paid, or payable on delivery. */
export function isBought({ status }: Pick<PurchasedOrder, 'status'>): boolean {
  return !NOT_BOUGHT.has(status);
}

/** The same name in both languages, without private parts of the path. */
function listName(list: string): string {
  return splitLocale(pagePath(list.replace(/[?#].*$/s, ''))).path;
}

function toldCard(cards: Cards, id: number): ProductCard | undefined {
  const card = cards.get(id);
  return card?.drug?.policy === 'approval' ? undefined : card;
}

function toldProduct(card: ProductCard) {
  const { id, item_code, product_name, price, deal_price, brand_desc, category_name } = card;
  const { i_dept_desc, i_group_desc, i_sub_grp_desc } = card;
  return {
    ...{ id, item_code, product_name, price, deal_price, brand_desc, category_name },
    ...{ i_dept_desc, i_group_desc, i_sub_grp_desc },
  };
}

function toldItem(item: PurchasedItem, card: ProductCard) {
  const { price, qty, discmember, discount_line_item, line_total } = item;
  return {
    ...{ price, qty, discmember, discount_line_item, line_total },
    product: toldProduct(card),
  };
}

/** Sum in baht, rounded to two decimals. */
function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}
