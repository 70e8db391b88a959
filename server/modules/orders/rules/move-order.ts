import { GIFT_DAILY } from '../../../../lib/gift-cards/contract-values.ts';
import { fromBaht } from '../../../core/money.ts';
import { type Refusal, type Result, ok, refuse } from '../../../core/result.ts';
import { refuseQty } from '../../cart/rules/change-cart.ts';
import { effectiveLimit } from '../../catalog/rules/product-rules.ts';
import type { MoveRepos, OrderMove, Telling } from '../move-ports.ts';
import type { Holdings, MovableOrder } from '../ports.ts';
import { type Effect, judgeMove } from './machine.ts';
import { ONLINE_WAREHOUSE } from '../../stock/ports.ts';

/**
 * Moves an order and applies the effects of the move. Call it in a transaction: a refusal undoes it. The
 * caller holds the order's lock (`OrderRepo.lock`) or has just written it.
 */
export async function moveOrder(
  repos: MoveRepos,
  telling: Telling,
  move: OrderMove,
): Promise<Result<MovableOrder>> {
  const begun = await beginMove(repos, telling, move);
  if (!begun.ok) return begun;
  const refusal = await applyEffects(repos, [begun.value.effects]);
  return refusal ? { ok: false, refusal } : ok(begun.value.moved);
}

/** Moves the orders of one checkout together; rows are locked in the order of a single move. */
export async function moveTogether(
  repos: MoveRepos,
  telling: Telling,
  moves: readonly OrderMove[],
): Promise<Result<readonly MovableOrder[]>> {
  const all: Begun[] = [];
  for (const move of moves) {
    const begun = await beginMove(repos, telling, move);
    if (!begun.ok) return begun;
    all.push(begun.value);
  }
  const refusal = await applyEffects(
    repos,
    all.map(({ effects }) => effects),
  );
  return refusal ? { ok: false, refusal } : ok(all.map(({ moved }) => moved));
}

interface Effects extends OrderMove {
  readonly effects: readonly Effect[];
  readonly tell: () => Promise<void>;
}

/** The order after the move, with its pending effects. */
interface Begun {
  readonly moved: MovableOrder;
  readonly effects: Effects;
}

async function beginMove(
  repos: MoveRepos,
  telling: Telling,
  move: OrderMove,
): Promise<Result<Begun>> {
  const { order, to, actor, at, note = '' } = move;
  const from = order.status;
  const verdict = judgeMove(order, to, actor, at);
  if (!verdict.allowed) return refuse('ORDER_STATE', { data: { from, to, why: verdict.why } });
  const { effects = [], notice } = verdict.move;
  const stamps = {
    expiresAt: to === 'waiting_payment' ? order.expiresAt : null,
    succeededAt: effects.includes('succeed') ? at : undefined,
  };
  const changed = await repos.orders.changeStatus(order.id, {
    from,
    to,
    actor,
    at,
    note,
    ...stamps,
  });
  if (!changed) return refuse('ORDER_STATE', { data: { from, to, why: 'moved_meanwhile' } });
  const tell = async () => {
    if (!notice) return;
    const { id: orderId, memberId } = order;
    await repos.notifications.add(memberId, telling.notices.about(notice, orderId), at);
    await telling.mails.write(repos, { notice, orderId, memberId, at });
  };
  const { expiresAt, succeededAt = order.succeededAt } = stamps;
  const moved = { ...order, status: to, expiresAt, succeededAt };
  return ok({ moved, effects: { ...move, effects, tell } });
}

/**
 * In the global lock order: payments, coupons, gift cards, approvals, cases, flash quota, stock.
 * The rows that many orders share come last, so that their locks are held shortest.
 */
async function applyEffects(
  repos: MoveRepos,
  moves: readonly Effects[],
): Promise<Refusal | undefined> {
  const all = await Promise.all(moves.map((move) => readyFor(repos, move)));
  const early = await inTurn(all, async ({ move, holdings, has }) => {
    await applyToPayments(repos, move, has);
    return move.order.status === 'expired' ? refuseRevival(repos, move, holdings) : undefined;
  });
  return (
    early ??
    (await inTurn(all, (one) => applyToWallet(repos, one))) ??
    (await inTurn(all, (one) => applyToApprovals(repos, one))) ??
    (await inTurn(all, ({ move, has }) => applyToCase(repos, move, has))) ??
    (await inTurn(all, ({ move, has }) => writePapers(repos, move, has))) ??
    (await inTurn(all, (one) => applyToFlash(repos, one))) ??
    (await applyToStock(repos, all))
  );
}

type Has = (effect: Effect) => boolean;

/** A move with what its order takes. */
interface Ready {
  readonly move: Effects;
  readonly holdings: Holdings;
  readonly has: Has;
}

async function readyFor(repos: MoveRepos, move: Effects): Promise<Ready> {
  const has: Has = (effect) => move.effects.includes(effect);
  const holds = has('hold') || has('hold_stock') || has('put_back');
  return { move, has, holdings: holds ? await holdingsOf(repos, move) : NOTHING };
}

/** One after the other, until one is refused. */
async function inTurn(
  all: readonly Ready[],
  apply: (one: Ready) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  for (const one of all) {
    const refusal = await apply(one);
    if (refusal) return refusal;
  }
  return undefined;
}

const NOTHING: Holdings = { couponIds: [], giftCards: [], approved: [], pieces: [] };

/** Pieces in order of product id, the lock order of stock. */
async function holdingsOf({ orders }: MoveRepos, { order, holdings }: Effects): Promise<Holdings> {
  const { pieces, ...wallet } = holdings ?? (await orders.holdings(order.id));
  return { ...wallet, pieces: pieces.toSorted((a, b) => a.productId - b.productId) };
}

/**
 * Late money must not get round the limits: what was ordered since then counts. The order counts itself already. The
 * cart's lock keeps new orders of the member away.
 */
async function refuseRevival(
  { carts, soldCards }: MoveRepos,
  { order, at }: Effects,
  { pieces }: Holdings,
): Promise<Refusal | undefined> {
  await carts.lock(order.memberId);
  if (order.deliveryMethod === 'email') {
    const bought = await soldCards.boughtOnDay(order.memberId, order.createdAt);
    const max = fromBaht(GIFT_DAILY);
    return bought > max ? refuse('DAILY_LIMIT', { data: { max: GIFT_DAILY } }).refusal : undefined;
  }
  for (const { productId } of pieces) {
    const product = await carts.product(order.memberId, productId, at);
    if (product && product.bought > (effectiveLimit(product) ?? Infinity)) {
      return refuseQty(0, product).refusal;
    }
  }
  return undefined;
}

async function applyToPayments({ payments }: MoveRepos, { order, to, at }: Effects, has: Has) {
  if (has('close_payments')) {
    await payments.closeOpen(order.id, to === 'expired' ? 'expired' : 'cancelled', at);
  }
  if (has('refund')) {
    const reason = order.status === 'rejected_by_branch' ? 'rejected' : 'cancelled';
    await payments.giveBack(order.id, reason, at);
  }
}

async function applyToWallet(
  { coupons, giftCards, soldCards }: MoveRepos,
  { move, holdings, has }: Ready,
): Promise<Refusal | undefined> {
  const { order, at, actor } = move;
  const { couponIds, giftCards: uses } = holdings;
  const { id, memberId, createdAt } = order;
  if (has('hold') && !(await coupons.reserve(memberId, couponIds, id, createdAt))) {
    return refuse('COUPON_USED', { data: { coupon_ids: couponIds } }).refusal;
  }
  if (has('succeed')) await coupons.use(id, at);
  if (has('release')) await coupons.release(id);
  if (has('hold') && !(await giftCards.take(id, uses, createdAt))) {
    return refuse('GIFT_CARD_INVALID').refusal;
  }
  if (has('release')) await giftCards.giveBack(id);
  if (!has('refund') || order.deliveryMethod !== 'email') return undefined;
  // The provider has given the money back already, so a card that was spent is void too.
  const isVoid = await soldCards.takeBack(id, { at, spentToo: actor === 'system' });
  return isVoid ? undefined : refuse('GIFT_CARD_USED').refusal;
}

async function applyToApprovals(
  { approvals }: MoveRepos,
  { move: { order }, holdings: { approved }, has }: Ready,
): Promise<Refusal | undefined> {
  if (has('release')) await approvals.giveBack(order.id);
  if (!has('hold') || (await approvals.use(order, approved, order.createdAt))) return undefined;
  const data = { product_ids: approved.map(({ productId }) => productId) };
  return refuse('APPROVAL_USED', { data }).refusal;
}

async function applyToCase(
  { cases }: MoveRepos,
  { order, at }: Effects,
  has: Has,
): Promise<undefined> {
  if ((order.caseState ?? null) === null) return;
  if (has('succeed')) await cases.begin(order.id, at);
  if (has('release')) await cases.drop(order.id, at);
}

/** Rows that are only added, so that no lock is waited for. */
async function writePapers(
  { coins, taxInvoices, creditNotes }: MoveRepos,
  { order, at, tell }: Effects,
  has: Has,
): Promise<undefined> {
  await tell();
  if (has('earn_coins') && order.earnedCoins > 0) {
    await coins.earn(order.id, order.memberId, order.earnedCoins, at);
  }
  if (has('invoice') && order.hasVatAddress) await taxInvoices.issue(order.id, at);
  if (has('refund')) await creditNotes.issue(order.id, { reason: 'cancelled', at });
}

async function applyToFlash(
  { flashQuota }: MoveRepos,
  { move: { order }, holdings: { pieces }, has }: Ready,
): Promise<Refusal | undefined> {
  if (has('release')) await flashQuota.giveBack(order.id);
  if (!has('hold')) return undefined;
  for (const { flashSaleId: saleId, productId, qty } of pieces) {
    if (saleId === null) continue;
    if (!(await flashQuota.take({ saleId, productId }, qty, order.createdAt))) {
      return refuse('FLASH_SALE_EXPIRED', { data: { product_ids: [productId] } }).refusal;
    }
  }
  return undefined;
}

async function applyToStock(
  { stock }: MoveRepos,
  all: readonly Ready[],
): Promise<Refusal | undefined> {
  for (const { move, holdings, has } of all) {
    const expired = has('claim') ? await stock.claim(move.order.id) : [];
    if (expired.length > 0) {
      return refuse('STOCK_EXPIRED', { data: { product_ids: expired } }).refusal;
    }
    if (has('put_back')) await stock.putBack(move.order.id, holdings.pieces);
    else if (has('release') || has('free_stock')) await stock.release(move.order.id);
  }
  const short: number[] = [];
  for (const { productId, qty, orderId, branchId } of reservationsOf(all)) {
    if (!(await stock.reserve(orderId, productId, qty, branchId))) short.push(productId);
  }
  return short.length > 0
    ? refuse('OUT_OF_STOCK', { data: { product_ids: short } }).refusal
    : undefined;
}

/** Pieces of all orders by product id; no product is in two of them. */
function reservationsOf(all: readonly Ready[]) {
  return all
    .filter(({ has }) => !has('put_back'))
    .flatMap(({ move: { order }, holdings }) =>
      holdings.pieces.map(({ productId, qty }) => {
        const branchId = order.branchId ?? ONLINE_WAREHOUSE;
        return { orderId: order.id, productId, qty, branchId };
      }),
    )
    .toSorted((a, b) => a.productId - b.productId);
}
