import { asc, desc, eq, sql } from 'drizzle-orm';
import type { OrderMailFacts, OrderMailRepo } from './mail-ports.ts';
import type { Database } from '../../db/client.ts';
import { branches } from '../../db/schema/branches.ts';
import { parcels } from './schema.ts';
import { giftCardSales } from '../wallet/schema.ts';
import { members } from '../../db/schema/members.ts';
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts';
import { hears } from '../notifications/repo.ts';

const GIFT_CARD = { en: 'Gift card', th: 'บัตรของขวัญ' };

export function createOrderMailRepo(db: Database): OrderMailRepo {
  return { read: (orderId) => read(db, orderId) };
}

async function read(db: Database, orderId: string): Promise<OrderMailFacts | undefined> {
  const [row] = await db
    .select({
      order: orders,
      email: members.email,
      branch: branches,
      card: giftCardSales.amount,
      hearsOfDelivery: hears(sql`${members.id}`, 'delivery', 'mail'),
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(branches, eq(branches.id, orders.branchId))
    .leftJoin(giftCardSales, eq(giftCardSales.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!row) return undefined;
  const [items, [parcel], [said]] = await Promise.all([
    db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.line)),
    db
      .select({ carrier: parcels.carrier, trackingNo: parcels.trackingNo })
      .from(parcels)
      .where(eq(parcels.orderId, orderId))
      .orderBy(desc(parcels.id))
      .limit(1),
    db
      .select({ note: orderHistory.note })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(desc(orderHistory.id))
      .limit(1),
  ]);
  const { order, email, branch, card, hearsOfDelivery } = row;
  const { paymentMethod, deliveryFee, total, pickupCode } = order;
  return {
    email: (order.address?.email ?? '') || email,
    hearsOfDelivery,
    ...{ paymentMethod, deliveryFee, total, pickupCode },
    toPay: total - order.giftCardAmount,
    items: [
      ...items.map(({ nameEn, nameTh, qty, price, memberDiscount, lineDiscount }) => ({
        name: { en: nameEn, th: nameTh },
        qty,
        total: price * qty - memberDiscount - lineDiscount,
      })),
      ...(card === null ? [] : [{ name: GIFT_CARD, qty: 1, total: card }]),
    ],
    branch: branch && { name: { en: branch.nameEn, th: branch.nameTh }, phone: branch.phone },
    parcel: parcel ?? null,
    note: said?.note ?? '',
    togetherWith: order.togetherWith,
  };
}
