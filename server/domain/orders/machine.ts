import type { OrderStatus } from '../../../lib/api/contract/order-values.ts';

export type Actor = 'member' | 'staff' | 'system';

/** What a move does to the pieces an order holds; `release` gives back what it took of flash sales as well. */
export type StockEffect = 'claim' | 'release';

export type OrderNotice = 'placed' | 'cancelled' | 'shipped' | 'delivered';

export interface Move {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Who may cause it. */
  readonly actors: readonly Actor[];
  readonly stock?: StockEffect;
  /** What the member is told. */
  readonly notice?: OrderNotice;
}

export const INITIAL_STATUS: OrderStatus = 'created';

/** Every move an order can make (`api.md`, "Order"); what is not listed is refused. */
export const MOVES: readonly Move[] = [
  { from: 'created', to: 'cash_on_delivery', actors: ['system'], notice: 'placed' },
  {
    from: 'created',
    to: 'cancelled',
    actors: ['member', 'staff', 'system'],
    stock: 'release',
    notice: 'cancelled',
  },
  { from: 'cash_on_delivery', to: 'packing', actors: ['staff'], stock: 'claim' },
  {
    from: 'cash_on_delivery',
    to: 'cancelled',
    actors: ['member', 'staff'],
    stock: 'release',
    notice: 'cancelled',
  },
  { from: 'packing', to: 'shipped', actors: ['staff'], notice: 'shipped' },
  { from: 'shipped', to: 'delivered', actors: ['staff', 'system'], notice: 'delivered' },
  { from: 'delivered', to: 'completed', actors: ['member', 'system'] },
];

export type Verdict =
  | { readonly allowed: true; readonly move: Move }
  | { readonly allowed: false; readonly why: 'no_such_move' | 'wrong_actor' };

export function judgeMove(from: OrderStatus, to: OrderStatus, actor: Actor): Verdict {
  const move = MOVES.find((candidate) => candidate.from === from && candidate.to === to);
  if (!move) return { allowed: false, why: 'no_such_move' };
  return move.actors.includes(actor)
    ? { allowed: true, move }
    : { allowed: false, why: 'wrong_actor' };
}
