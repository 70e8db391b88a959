import { CANCEL_WINDOW_MS } from '../../../../lib/orders/contract-values.ts';
import { GIFT_LIFE_DAYS } from '../../../../lib/gift-cards/contract-values.ts';
import type { Clock, Hasher, Ids, Report } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { oneByOne, sweep } from '../../../core/sweep.ts';
import type { Transact } from '../../../core/transact.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import type { OrderRepo, SoldGiftCard } from '../../orders/ports.ts';
import { hashGiftCard } from '../../wallet/rules/gift-card-passes.ts';
import { giftCardMail } from '../mail.ts';
import type { GiftSaleRepo } from '../ports.ts';

interface Repos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
  readonly soldCards: GiftSaleRepo;
}

export interface IssueWorld extends Telling {
  readonly transact: Transact<Repos>;
  readonly soldCards: Pick<GiftSaleRepo, 'due' | 'done'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'letters' | 'digits'>;
  readonly hasher: Hasher;
  readonly report: Report;
  readonly site: { readonly publicUrl: string };
}

const BATCH = 50;
const DAY_MS = 86_400_000;
const CODE_LETTERS = 16;
const PIN_DIGITS = 6;
const CODE_ATTEMPTS = 3;

/** Sends paid cards that are due, then completes orders past their cancel window. */
export async function issueGiftCards(world: IssueWorld): Promise<void> {
  const { clock, soldCards } = world;
  const due = (except: readonly string[]) => soldCards.due(clock.now(), { limit: BATCH, except });
  await eachOf(world, due, (repos, id) => issueOne(world, repos, id));
  const done = (except: readonly string[]) => {
    const before = new Date(clock.now().getTime() - CANCEL_WINDOW_MS);
    return soldCards.done(before, { limit: BATCH, except });
  };
  await eachOf(world, done, (repos, id) => completeOne(world, repos, id));
}

/** Runs one transaction per order; skips orders handled by another process. */
function eachOf(
  world: IssueWorld,
  due: (except: readonly string[]) => Promise<readonly string[]>,
  work: (repos: Repos, orderId: string) => Promise<Result<unknown>>,
): Promise<void> {
  return sweep(due, async (ids) => {
    const refused: string[] = [];
    const one = async (id: string) => {
      const result = await world.transact((repos) => work(repos, id));
      if (!result.ok) refused.push(id);
    };
    const failed = await oneByOne(ids, one, (id, error) => {
      world.report('a gift card could not be sent', { order_id: id, error });
    });
    return [...failed, ...refused];
  });
}

/**
 * Writes the card and the mail with its code together, once per order regardless of repeated
 * payment events. The order's lock blocks a concurrent cancellation.
 */
async function issueOne(world: IssueWorld, repos: Repos, id: string): Promise<Result<unknown>> {
  const order = await repos.orders.lock(id);
  const sale = await repos.soldCards.find(id);
  if (order?.status !== 'paid' || sale?.giftCardId !== null) return refuse('NOT_FOUND');
  const at = world.clock.now();
  const card = await newCard(world, repos, sale, at);
  if (!card) return refuse('CREATE_ORDER_ERROR');
  if (!(await repos.soldCards.markSent(id, card.id, at))) return refuse('NOT_FOUND');
  const body = giftCardMail(sale, card, world.site.publicUrl);
  await repos.outbox.add({ kind: 'mail', recipient: sale.toEmail, body, expiresAt: null }, at);
  return ok(null);
}

async function newCard(
  { ids, hasher }: IssueWorld,
  { soldCards }: Pick<Repos, 'soldCards'>,
  { amount }: SoldGiftCard,
  at: Date,
) {
  const expiresAt = new Date(at.getTime() + GIFT_LIFE_DAYS * DAY_MS);
  for (let attempt = 1; attempt <= CODE_ATTEMPTS; attempt += 1) {
    const said = { code: ids.letters(CODE_LETTERS), pin: ids.digits(PIN_DIGITS) };
    const hashes = hashGiftCard(hasher, said);
    const id = await soldCards.issue({
      ...{ codeHash: hashes.code, pinHash: hashes.pin, lastFour: said.code.slice(-4) },
      ...{ balance: amount, expiresAt },
    });
    if (id !== undefined) return { ...said, id, expiresAt };
  }
  return undefined;
}

async function completeOne(world: IssueWorld, repos: Repos, id: string): Promise<Result<unknown>> {
  const order = await repos.orders.lock(id);
  if (!order) return refuse('NOT_FOUND');
  const at = world.clock.now();
  return moveOrder(repos, world, { order, to: 'completed', actor: 'system', at });
}
