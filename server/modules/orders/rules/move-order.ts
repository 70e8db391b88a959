import { GIFT_DAILY } from '../../../../lib/api/contract/gift-values.ts';
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
  const { order, to, actor, at, note = '' } = move;
  const from = order.status;
  const verdict = judgeMove(order, to, actor, at);
  if (!verdict.allowed) return refuse('ORDER_STATE', { data: { from, to, why: verdict.why } });
  const { effects = [], notice } = verdict.move;
  const stamps = {
    expiresAt: to === 'waiting_payment' ? order.expiresAt : null,
    succeededAt: effects.includes('succeed') ? at : undefined,
  };
  const moved = await repos.orders.changeStatus(order.id, { from, to, actor, at, note, ...stamps });
  if (!moved) return refuse('ORDER_STATE', { data: { from, to, why: 'moved_meanwhile' } });
  const tell = async () => {
    if (!notice) return;
    const { id: orderId, memberId } = order;
    await repos.notifications.add(memberId, telling.notices.about(notice, orderId), at);
    await telling.mails.write(repos, { notice, orderId, memberId, at });
  };
  const refusal = await applyEffects(repos, { ...move, effects, tell });
  if (refusal) return { ok: false, refusal };
  const { expiresAt, succeededAt = order.succeededAt } = stamps;
  return ok({ ...order, status: to, expiresAt, succeededAt });
}

interface Effects extends OrderMove {
  readonly effects: readonly Effect[];
  readonly tell: () => Promise<void>;
}

/**
 * In the one order in which everybody locks rows: payments, coupons, gift cards, approvals, flash quota, stock. The rows
 * that many orders share come last, so that their locks are held shortest.
 */
async function applyEffects(repos: MoveRepos, move: Effects): Promise<Refusal | undefined> {
  const has = (effect: Effect) => move.effects.includes(effect);
  const holds = has('hold') || has('hold_stock') || has('put_back');
  const holdings = holds ? await holdingsOf(repos, move) : NOTHING;
  await applyToPayments(repos, move, has);
  const over = move.order.status === 'expired' && (await refuseRevival(repos, move, holdings));
  if (over) return over;
  const taken =
    (await applyToWallet(repos, move, holdings, has)) ??
    (await applyToApprovals(repos, move, holdings, has));
  if (taken) return taken;
  await writePapers(repos, move, has);
  return (
    (await applyToFlash(repos, move, holdings, has)) ??
    (await applyToStock(repos, move, holdings, has))
  );
}

type Has = (effect: Effect) => boolean;

const NOTHING: Holdings = { couponIds: [], giftCards: [], approved: [], pieces: [] };

/** Pieces in order of product id, as everybody who locks shelves does. */
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
  { order, at, actor }: Effects,
  { couponIds, giftCards: uses }: Holdings,
  has: Has,
): Promise<Refusal | undefined> {
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
  { order }: Effects,
  { approved }: Holdings,
  has: Has,
): Promise<Refusal | undefined> {
  if (has('release')) await approvals.giveBack(order.id);
  if (!has('hold') || (await approvals.use(order, approved, order.createdAt))) return undefined;
  const data = { product_ids: approved.map(({ productId }) => productId) };
  return refuse('APPROVAL_USED', { data }).refusal;
}

/** Rows that are only added, so that no lock is waited for. */
async function writePapers(
  { coins, taxInvoices, creditNotes }: MoveRepos,
  { order, at, tell }: Effects,
  has: Has,
): Promise<void> {
  await tell();
  if (has('earn_coins') && order.earnedCoins > 0) {
    await coins.earn(order.id, order.memberId, order.earnedCoins, at);
  }
  if (has('invoice') && order.hasVatAddress) await taxInvoices.issue(order.id, at);
  if (has('refund')) await creditNotes.issue(order.id, { reason: 'cancelled', at });
}

async function applyToFlash(
  { flashQuota }: MoveRepos,
  { order }: Effects,
  { pieces }: Holdings,
  has: Has,
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
  { order }: Effects,
  { pieces }: Holdings,
  has: Has,
): Promise<Refusal | undefined> {
  if (has('claim')) await stock.claim(order.id);
  if (has('put_back')) {
    await stock.putBack(order.id, pieces);
    return undefined;
  }
  if (has('release') || has('free_stock')) await stock.release(order.id);
  const branchId = order.branchId ?? ONLINE_WAREHOUSE;
  const short: number[] = [];
  for (const { productId, qty } of pieces) {
    if (!(await stock.reserve(order.id, productId, qty, branchId))) short.push(productId);
  }
  return short.length > 0
    ? refuse('OUT_OF_STOCK', { data: { product_ids: short } }).refusal
    : undefined;
}
