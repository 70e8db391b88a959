import { pathTo } from '../pages/path-to.ts';
import type { Locale } from '../i18n/locale.ts';

/** Item that the form of a product page sent before the page's code ran; the next page adds it. */
export interface SentItem {
  readonly product_id: number;
  readonly qty: number;
  /** Price in baht as displayed, if any. */
  readonly seen_price?: number | undefined;
}

export const SENT_ITEM_COOKIE = 'sent_item';
/** Long enough to sign in. */
export const SENT_ITEM_SECONDS = 3_600;

const MAX_ID = 2_147_483_647;
/** `17_2_80.5`: product id, quantity up to 999 and, if displayed, the price in baht. */
const FORMAT = /^(\d{1,10})_(\d{1,3})(?:_(\d{1,7}(?:\.\d{1,2})?))?$/;

type Product = Omit<SentItem, 'qty'>;

export function writeSentItem({ product_id: id, qty, seen_price: price }: SentItem): string {
  return [id, qty, ...(price === undefined ? [] : [price])].join('_');
}

/** Address that the form of a product posts its `qty` to. */
export function sentItemAction(
  locale: Locale,
  { product_id: id, seen_price: price }: Product,
): string {
  const query = new URLSearchParams({ product_id: String(id) });
  if (price !== undefined) query.set('seen_price', String(price));
  return `${pathTo(locale, '/cart')}?${query.toString()}`;
}

/** Undefined unless the text is an item with possible numbers; anybody can write a cookie or a form. */
export function readSentItem(text: string): SentItem | undefined {
  const [, id = '', qty = '', price] = FORMAT.exec(text) ?? [];
  const item = { product_id: Number(id), qty: Number(qty) };
  if (item.product_id < 1 || item.product_id > MAX_ID || item.qty < 1) return undefined;
  return price === undefined ? item : { ...item, seen_price: Number(price) };
}
