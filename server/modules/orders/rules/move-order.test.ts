import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../../lib/orders/contract-values.ts';
import type { CartProduct } from '../../cart/ports.ts';
import type { Actor } from '../../../core/kept-orders.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRepos, Telling } from '../move-ports.ts';
import type { Holdings, MovableOrder } from '../ports.ts';

const AT = new Date('2026-11-21T03:00:00Z');

const HOLDINGS: Holdings = {
  couponIds: [4, 5],
  giftCards: [{ giftCardId: 9, amount: 500 }],
  approved: [{ productId: 2, qty: 6 }],
  pieces: [
    { productId: 8, qty: 1, flashSaleId: 3 },
    { productId: 2, qty: 6, flashSaleId: null },
  ],
};

/** Records a move's writes in order; refuses those in `lacks`. `bought` counts recent purchases of each product. */
function recorder(lacks = '', bought = 0) {
  const written: string[] = [];
  const note = (line: string) => {
    written.push(line);
    return Promise.resolve(!line.startsWith(lacks) || lacks === '');
  };
  const quietly = async (line: string) => {
    await note(line);
  };
  const repos: MoveRepos = {
    orders: {
      changeStatus: (_, { from, to, actor }) => note(`${from} -> ${to} by ${actor}`),
      holdings: () => Promise.resolve(HOLDINGS),
    },
    carts: {
      lock: () => Promise.resolve(1),
      product: (_, id) =>
        Promise.resolve({ id, purchaseLimit: id === 8 ? 3 : null, bought } as CartProduct),
    },
    payments: {
      closeOpen: (_, as) => quietly(`payments ${as}`),
      giveBack: async (_, reason) => {
        await quietly(`refund ${reason}`);
        return 0;
      },
    },
    coupons: {
      reserve: (_, ids) => note(`coupons ${ids.join()}`),
      use: () => quietly('coupons used'),
      release: () => quietly('coupons back'),
    },
    giftCards: {
      take: (_, uses) => note(`cards ${uses.map(({ amount }) => amount).join()}`),
      giveBack: () => quietly('cards back'),
    },
    soldCards: {
      boughtOnDay: () => Promise.resolve(0),
      takeBack: () => note('card void'),
    },
    approvals: {
      use: (_, pieces) => note(`approvals ${pieces.map(({ productId }) => productId).join()}`),
      giveBack: () => quietly('approvals back'),
      handOver: () => Promise.resolve([]),
    },
    cases: { begin: () => quietly('case begins'), drop: () => quietly('case dropped') },
    coins: { earn: (_, member, coins) => note(`coins ${String(coins)} of ${String(member)}`) },
    taxInvoices: { issue: () => note('invoice') },
    creditNotes: { issue: () => note('credit note') },
    flashQuota: {
      take: ({ productId }) => note(`flash ${String(productId)}`),
      giveBack: () => quietly('flash back'),
    },
    stock: {
      reserve: (_, id, qty, branch) =>
        note(`shelf ${String(branch)}: ${String(qty)} x ${String(id)}`),
      claim: async () => {
        await quietly('claim');
        return [];
      },
      release: () => quietly('stock back'),
      putBack: () => quietly('pieces back'),
    },
    notifications: { add: (_, { url }) => quietly(`tell ${url ?? ''}`) },
    outbox: { add: () => quietly('outbox') },
    orderMail: { read: () => Promise.resolve(undefined) },
  };
  return { repos, written };
}

const telling: Telling = {
  notices: {
    about: (notice) => ({
      type: 'order',
      title: { en: notice, th: notice },
      body: { en: '', th: '' },
      url: notice,
    }),
  },
  mails: {
    write: ({ outbox }) =>
      outbox.add({ kind: 'mail', recipient: 'a@b.th', body: '', expiresAt: null }, AT),
  },
};

function move(
  repos: MoveRepos,
  status: OrderStatus,
  to: OrderStatus,
  actor: Actor,
  changes: Partial<MovableOrder> = {},
) {
  const order: MovableOrder = {
    id: 'AR1',
    memberId: 7,
    status,
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    toPay: 1,
    branchId: null,
    refusedBranchIds: [],
    earnedCoins: 12,
    hasVatAddress: true,
    expiresAt: AT,
    succeededAt: AT,
    createdAt: AT,
    ...changes,
  };
  return moveOrder(repos, telling, { order, to, actor, at: AT });
}

describe('moving an order', () => {
  it('takes wallet, sale and shelves in the order of the locks, pieces by product id', async () => {
    const { repos, written } = recorder();
    await move(repos, 'created', 'waiting_payment', 'system');
    expect(written).toEqual([
      'created -> waiting_payment by system',
      'coupons 4,5',
      'cards 500',
      'approvals 2',
      'flash 8',
      'shelf 0: 6 x 2',
      'shelf 0: 1 x 8',
    ]);
  });

  it('uses coupons, closes other attempts, tells and invoices when it is paid', async () => {
    const { repos, written } = recorder();
    const moved = await move(repos, 'waiting_payment', 'paid', 'system', { succeededAt: null });
    expect(moved).toMatchObject({
      ok: true,
      value: { status: 'paid', succeededAt: AT, expiresAt: null },
    });
    expect(written).toEqual([
      'waiting_payment -> paid by system',
      'payments cancelled',
      'coupons used',
      'tell paid',
      'outbox',
      'invoice',
    ]);
  });

  it('gives everything back when it is cancelled', async () => {
    const { repos, written } = recorder();
    await move(repos, 'paid', 'cancelled', 'member');
    expect(written).toEqual([
      'paid -> cancelled by member',
      'refund cancelled',
      'coupons back',
      'cards back',
      'approvals back',
      'tell cancelled_paid',
      'outbox',
      'credit note',
      'flash back',
      'stock back',
    ]);
  });

  it('holds the shelf of another branch, and nothing else, after a rejection', async () => {
    const { repos, written } = recorder();
    await move(repos, 'rejected_by_branch', 'waiting_branch_approval', 'member', { branchId: 12 });
    expect(written.slice(1)).toEqual(['shelf 12: 6 x 2', 'shelf 12: 1 x 8']);
  });

  it('brings coins with the goods', async () => {
    const { repos, written } = recorder();
    await move(repos, 'shipped', 'delivered', 'staff', { hasVatAddress: false });
    expect(written.slice(1)).toEqual(['tell delivered', 'outbox', 'coins 12 of 7']);
  });

  it('brings no coins where the goods earned none', async () => {
    const { repos, written } = recorder();
    const changes = { earnedCoins: 0, hasVatAddress: false };
    await move(repos, 'shipped', 'delivered', 'staff', changes);
    expect(written.slice(1)).toEqual(['tell delivered', 'outbox']);
  });

  it.each([
    [3, true],
    [4, false],
  ])(
    'comes back to life with %i pieces bought lately, of 3 that may be: %s',
    async (bought, fine) => {
      const { repos } = recorder('', bought);
      const moved = await move(repos, 'expired', 'paid', 'system', { toPay: 0 });
      expect(moved.ok).toBe(fine);
      if (!moved.ok) expect(moved.refusal).toMatchObject({ data: { max: 0, product_id: 8 } });
    },
  );

  it.each([
    ['coupons', 'COUPON_USED'],
    ['cards', 'GIFT_CARD_INVALID'],
    ['flash', 'FLASH_SALE_EXPIRED'],
    ['shelf 0: 6', 'OUT_OF_STOCK'],
  ])('is refused without %s', async (lacks, code) => {
    const { repos } = recorder(lacks);
    const moved = await move(repos, 'created', 'waiting_payment', 'system');
    expect(moved).toMatchObject({ ok: false, refusal: { code } });
  });

  it('says why not, and writes nothing', async () => {
    const { repos, written } = recorder();
    expect(await move(repos, 'shipped', 'cancelled', 'member')).toEqual({
      ok: false,
      refusal: {
        code: 'ORDER_STATE',
        data: { from: 'shipped', to: 'cancelled', why: 'no_such_move' },
      },
    });
    expect(written).toEqual([]);
  });

  it('does nothing if the order was moved meanwhile', async () => {
    const { repos, written } = recorder('cash_on_delivery');
    expect(await move(repos, 'cash_on_delivery', 'packing', 'staff')).toMatchObject({
      refusal: { data: { why: 'moved_meanwhile' } },
    });
    expect(written).toEqual(['cash_on_delivery -> packing by staff']);
  });
});
