/** A product of an event; `qty` is 1 for a view. */
export interface Piece {
  readonly id: number;
  readonly qty: number;
}

export interface ShopEvent {
  readonly event:
    | 'view_item'
    | 'view_item_list'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'begin_checkout';
  readonly pieces: readonly Piece[];
  /** Path of the list, without its search terms: its own page, or the page that contains it. */
  readonly list?: string;
}

/** The part of a cart that events need. */
export interface PricedLines {
  readonly items: readonly { readonly product: { readonly id: number }; readonly qty: number }[];
}

/** Products of a cart, without those saved for later. */
export function piecesOf({ items }: PricedLines): readonly Piece[] {
  return items.map(({ product, qty }) => ({ id: product.id, qty }));
}

/** Products added to the cart and removed from it. */
export function cartEvents(
  before: readonly Piece[],
  after: readonly Piece[],
): readonly ShopEvent[] {
  const events = (['add_to_cart', 'remove_from_cart'] as const).map((event) => ({
    event,
    pieces: event === 'add_to_cart' ? more(before, after) : more(after, before),
  }));
  return events.filter(({ pieces }) => pieces.length > 0);
}

function more(than: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] {
  const had = new Map(than.map(({ id, qty }) => [id, qty]));
  return pieces
    .map(({ id, qty }) => ({ id, qty: qty - (had.get(id) ?? 0) }))
    .filter(({ qty }) => qty > 0);
}
