import { claimOrder } from './told-orders';
import { cartEvents, piecesOf, type Piece, type PricedLines, type ShopEvent } from './pieces';
import { isBought, toldOf, toldPurchase, type Cards, type PurchasedOrder } from './shop-events';
import { pushEvent } from './tag-manager';
import type { Locale } from '../i18n/locale';
import { loadProducts } from '../catalog/queries';

/** Maximum ids per request. */
const AT_ONCE = 50;

/** Sends an event to the running tag manager; failures are ignored. */
export async function tellEvent(locale: Locale, event: ShopEvent): Promise<void> {
  const cards = await cardsOf(
    locale,
    event.pieces.map(({ id }) => id),
  );
  const told = cards && toldOf(event, cards);
  if (told) pushEvent(told);
}

/** Sends the purchase event of a placed order, once. */
export async function tellPurchase(locale: Locale, order: PurchasedOrder): Promise<void> {
  if (!isBought(order)) return;
  const cards = await cardsOf(
    locale,
    order.items.map(({ product }) => product.id),
  );
  const told = cards && toldPurchase(order, cards);
  if (told && (await claimOrder(order.order_id))) pushEvent(told);
}

/** @param added products added to a cart that was not loaded before */
export async function tellCart(
  locale: Locale,
  before: PricedLines | null,
  { after, added }: { readonly after: PricedLines; readonly added: Piece | undefined },
): Promise<void> {
  const pieces = piecesOf(after);
  const had = before
    ? piecesOf(before)
    : pieces.map(({ id, qty }) => ({ id, qty: id === added?.id ? qty - added.qty : qty }));
  for (const event of cartEvents(had, pieces)) await tellEvent(locale, event);
}

/** Pending card requests by language, until sent. */
const wanted = new Map<Locale, { readonly ids: Set<number>; readonly cards: Promise<Cards> }>();

/** Batches cards requested in one tick, e.g. by the rows of a page; undefined on failure. */
async function cardsOf(locale: Locale, ids: readonly number[]): Promise<Cards | undefined> {
  let question = wanted.get(locale);
  if (question === undefined) {
    const all = new Set<number>();
    question = { ids: all, cards: askSoon(locale, all) };
    wanted.set(locale, question);
  }
  for (const id of ids) question.ids.add(id);
  return question.cards.catch(() => undefined);
}

async function askSoon(locale: Locale, ids: ReadonlySet<number>): Promise<Cards> {
  await new Promise((resolve) => setTimeout(resolve));
  wanted.delete(locale);
  const all = [...ids];
  const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const cards = await Promise.all(parts.map((part) => loadProducts(locale, part)));
  return new Map(cards.flat().map((card) => [card.id, card]));
}
