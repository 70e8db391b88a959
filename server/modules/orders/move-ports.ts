import type { OrderStatus, RefundReason } from '../../../lib/orders/contract-values.ts';
import type { CartRepo } from '../cart/ports.ts';
import type { Satang } from '../../core/money.ts';
import type { Outbox } from '../../core/outbox.ts';
import type { NotificationRepo } from '../notifications/ports.ts';
import type { FlashQuota } from '../offers/ports.ts';
import type { StockRepo } from '../stock/ports.ts';
import type { CoinRepo, CouponRepo, GiftCardRepo } from '../wallet/ports.ts';
import type { Actor } from '../../core/kept-orders.ts';
import type { OrderNotice } from './rules/machine.ts';
import type { OrderMailRepo } from './mail-ports.ts';
import type {
  CreditNoteRepo,
  Holdings,
  MovableOrder,
  OrderNotices,
  OrderRepo,
  TaxInvoiceRepo,
} from './ports.ts';

/** Effects of an order's move on its payments. */
export interface OrderPayments {
  /** Ends open attempts to pay; money that comes for one of them is late. */
  closeOpen(orderId: string, as: 'cancelled' | 'expired', at: Date): Promise<void>;
  /**
   * All money that came in for the order is to go back, or so much of it; a job or people see to it. Repeating it
   * changes nothing.
   * @returns the amount being refunded, less than `amount` where the provider gave back the rest by itself
   * @throws Error where more is to go back than ever came in
   */
  giveBack(orderId: string, reason: RefundReason, at: Date, amount?: Satang): Promise<Satang>;
}

/** Approvals of a pharmacist, as far as orders use them (`docs/product/consultation.md`, "Approvals"). */
export interface OrderApprovals {
  /** False where one of them is missing, too small, used or was over at `at`: nothing is to be written then. */
  use(
    order: { readonly id: string; readonly memberId: number },
    pieces: Holdings['approved'],
    at: Date,
  ): Promise<boolean>;
  giveBack(orderId: string): Promise<void>;
  /**
   * Its medicines go to their patient: these approvals are final. Approvals that were taken back before
   * leave the order.
   * @returns products of the approvals that left
   */
  handOver(orderId: string, at: Date): Promise<readonly number[]>;
}

/** Questionnaires that orders were placed with (`docs/product/questionnaires.md`, "States"). */
export interface OrderCases {
  /** The order is paid for: a pharmacist decides from now on. */
  begin(orderId: string, at: Date): Promise<void>;
  /** The order came to nothing: there is nothing left to decide. */
  drop(orderId: string, at: Date): Promise<void>;
}

/** Gift cards that orders sold, as far as orders and their money go (`docs/product/gifts.md`, "Gift cards"). */
export interface SoldGiftCards {
  /** Satang that the member spent on the Bangkok day of `at`, without failed orders. */
  boughtOnDay(memberId: number, at: Date): Promise<Satang>;
  /**
   * Voids the gift card sold by the order. False if part of it was spent; then nothing may be written, unless
   * `spentToo`.
   */
  takeBack(
    orderId: string,
    change: { readonly at: Date; readonly spentToo: boolean },
  ): Promise<boolean>;
}

/** Everything that a move may write. */
export interface MoveRepos {
  readonly orders: Pick<OrderRepo, 'changeStatus' | 'holdings'>;
  readonly carts: Pick<CartRepo, 'lock' | 'product'>;
  readonly payments: OrderPayments;
  readonly coupons: Pick<CouponRepo, 'reserve' | 'use' | 'release'>;
  readonly giftCards: Pick<GiftCardRepo, 'take' | 'giveBack'>;
  readonly soldCards: SoldGiftCards;
  readonly approvals: OrderApprovals;
  readonly cases: OrderCases;
  readonly coins: Pick<CoinRepo, 'earn'>;
  readonly taxInvoices: TaxInvoiceRepo;
  readonly creditNotes: CreditNoteRepo;
  readonly flashQuota: Pick<FlashQuota, 'take' | 'giveBack'>;
  readonly stock: StockRepo;
  readonly notifications: Pick<NotificationRepo, 'add'>;
  readonly outbox: Pick<Outbox, 'add'>;
  readonly orderMail: OrderMailRepo;
}

/** Writes the mail about an order to the outbox, in the transaction of its event. */
export interface OrderMails {
  write(
    repos: Pick<MoveRepos, 'outbox' | 'orderMail'>,
    mail: {
      readonly notice: OrderNotice;
      readonly orderId: string;
      readonly memberId: number;
      readonly at: Date;
    },
  ): Promise<void>;
}

/** Notifications to members about their orders. */
export interface Telling {
  readonly notices: OrderNotices;
  readonly mails: OrderMails;
}

export interface OrderMove {
  readonly order: MovableOrder;
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
  /** Reason by the actor; the member reads it. */
  readonly note?: string;
  /** Holdings of a new order; omitted: read from the order. */
  readonly holdings?: Holdings;
}
