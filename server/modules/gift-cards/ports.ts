import type { CardDesign } from '../../../lib/gift-cards/contract-values.ts';
import type { OnlineMethod } from '../../../lib/checkout/contract-values.ts';
import type { Satang } from '../../core/money.ts';
import type { Result } from '../../core/result.ts';
import type { Batch } from '../../core/sweep.ts';
import type { SoldGiftCards } from '../orders/move-ports.ts';
import type { OrderDetail, SoldGiftCard } from '../orders/ports.ts';

export interface GiftCardPurchase {
  readonly idempotencyKey: string;
  readonly design: CardDesign;
  readonly amount: Satang;
  readonly toName: string;
  readonly toEmail: string;
  readonly fromName: string;
  readonly message: string;
  /** Null: as soon as it is paid. */
  readonly sendAt: Date | null;
  readonly paymentMethod: OnlineMethod;
}

export type NewSale = Omit<SoldGiftCard, 'giftCardId' | 'sentAt'> & { readonly orderId: string };

/** A card as stored; code and number cannot be recovered. */
export interface NewGiftCard {
  readonly codeHash: string;
  readonly pinHash: string;
  readonly lastFour: string;
  readonly balance: Satang;
  readonly expiresAt: Date;
}

export interface GiftSaleRepo extends SoldGiftCards {
  add(sale: NewSale): Promise<void>;
  find(orderId: string): Promise<SoldGiftCard | undefined>;
  /** Paid orders with a due card, the longest due first. */
  due(now: Date, batch: Batch<string>): Promise<readonly string[]>;
  /** Orders with their card sent, paid before `paidBefore` and not yet completed. */
  done(paidBefore: Date, batch: Batch<string>): Promise<readonly string[]>;
  /** The id of the new card; undefined if its code is taken. */
  issue(card: NewGiftCard): Promise<number | undefined>;
  /** False if the order already has a card. */
  markSent(orderId: string, giftCardId: number, at: Date): Promise<boolean>;
}

export interface GiftCardUseCases {
  readonly buy: (memberId: number, purchase: GiftCardPurchase) => Promise<Result<OrderDetail>>;
}
