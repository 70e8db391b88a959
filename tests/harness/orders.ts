import { branchStaff } from '../../server/modules/people/schema.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../lib/orders/contract-values.ts';
import { continueIds } from '../../server/db/continue-ids.ts';
import { branches, stock } from '../../server/db/schema/branches.ts';
import { pharmacists } from '../../server/modules/pharmacy/schema.ts';

import {
  orderHistory,
  orderItems,
  orders,
  stockReservations,
} from '../../server/db/schema/orders.ts';
import type { OrderVatAddress } from '../../server/core/kept-orders.ts';
import { randomIds } from '../../server/core/world.ts';
import { joinAs, signIn, type TestMember } from './members.ts';
import type { Shop } from './shop.ts';

const PRICE = 10_000;
const FEE = 4_000;

/** Tax address of the invoices in tests. */
export const COMPANY: OrderVatAddress = {
  kind: 'juristic',
  taxId: '0994000000006',
  companyName: 'บริษัท น้ำผึ้งชื่นใจ จำกัด',
  branchType: 'branch',
  branchNo: '00012',
  storeId: '',
  firstName: 'มาลี',
  lastName: 'ใจดี',
  address1: '24/6',
  address2: '',
  address3: '',
  street: 'ถนนนิมมานเหมินท์',
  province: { en: 'Chiang Mai', th: 'เชียงใหม่' },
  district: { en: 'Mueang Chiang Mai', th: 'เมืองเชียงใหม่' },
  subDistrict: { en: 'Suthep', th: 'สุเทพ' },
  provinceCode: '50',
  zipcode: '50200',
  mobile: '0899999999',
  email: 'malee@example.com',
};

interface PlantedOrder {
  readonly memberId: number;
  readonly productId: number;
  readonly qty?: number;
  readonly status: OrderStatus;
  /** Where it is picked up; delivered from the online warehouse where it is left out. */
  readonly branchId?: number;
  readonly pickupCode?: string;
  readonly paymentMethod?: 'qr' | 'cod';
  readonly vatAddress?: OrderVatAddress;
}

/** An order as after its moves, with history and reserved stock. */
export async function plantOrder(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  order: PlantedOrder,
): Promise<string> {
  const { memberId, productId, qty = 1, status, branchId = null } = order;
  const at = clock.now();
  const id = randomIds.orderId(at);
  const subtotal = PRICE * qty;
  const deliveryFee = branchId === null ? FEE : 0;
  const total = subtotal + deliveryFee;
  await db.insert(orders).values({
    ...{ id, memberId, branchId, subtotal, deliveryFee, total },
    status: 'created',
    idempotencyKey: randomUUID(),
    deliveryMethod: branchId === null ? 'home' : 'pickup',
    paymentMethod: order.paymentMethod ?? (branchId === null ? 'cod' : 'qr'),
    vat: Math.round((total * 7) / 107),
    address: branchId === null ? COMPANY : null,
    vatAddress: order.vatAddress ?? null,
    pickupCode: order.pickupCode ?? null,
    succeededAt: at,
    createdAt: at,
    updatedAt: at,
  });
  const item = { orderId: id, line: 1, productId, qty, price: PRICE };
  await db.insert(orderItems).values({ ...item, nameEn: 'Rose serum', nameTh: 'เซรั่มกุหลาบ' });
  await db.update(orders).set({ status }).where(eq(orders.id, id));
  const begun = { orderId: id, status: 'created', actor: 'member', at } as const;
  await db.insert(orderHistory).values([begun, { ...begun, status, actor: 'system' }]);
  const shelf = { productId, branchId: branchId ?? 0 };
  await db.insert(stockReservations).values({ ...shelf, orderId: id, qty, state: 'held' });
  await db
    .update(stock)
    .set({ reserved: sql`${stock.reserved} + ${qty}` })
    .where(and(eq(stock.productId, productId), eq(stock.branchId, shelf.branchId)));
  return id;
}

/** Branches with so many pieces of a product on their shelves. */
export async function plantBranches(
  { db }: Pick<Shop, 'db'>,
  ids: readonly number[],
  { productId, available = 100 }: { readonly productId: number; readonly available?: number },
): Promise<void> {
  for (const id of ids) {
    await db.insert(branches).values({
      id,
      nameEn: `Branch ${String(id)}`,
      nameTh: `สาขา ${String(id)}`,
      addressEn: '1 Road',
      addressTh: 'ถนน 1',
      provinceCode: '10',
      lat: 13.7,
      lng: 100.5,
      phone: '021234567',
      hours: WEEK,
      services: [],
    });
    await db.insert(stock).values({ productId, branchId: id, onHand: available });
  }
  await continueIds(db, branches);
}

const DAY = ['09:00', '21:00'] as const;
const WEEK: typeof branches.$inferInsert.hours = [DAY, DAY, DAY, DAY, DAY, DAY, DAY];

/** Signs in staff of these branches; without branches, of the office. */
export async function signInStaff(
  shop: Parameters<typeof signIn>[0],
  branchIds: readonly number[] = [],
  role: 'staff' | 'pharmacist' = 'staff',
): Promise<TestMember> {
  const staff = await signIn(shop);
  const { memberId } = staff;
  const key = role === 'pharmacist' ? role : branchIds.length > 0 ? 'branch' : 'manager';
  await joinAs(shop, memberId, key);
  const rows = branchIds.map((branchId) => ({ memberId, branchId }));
  if (rows.length > 0) await shop.db.insert(branchStaff).values(rows);
  if (role === 'pharmacist') await shop.db.insert(pharmacists).values(licenceOf(memberId));
  return staff;
}

/** Never on duty at the desk. */
const licenceOf = (memberId: number) => ({
  ...{ memberId, licenceNo: String(10_000 + memberId), picture: 'pharmacist-1' },
  ...{ nameEn: 'Counter', nameTh: 'ภก. เคาน์เตอร์', duty: Array.from({ length: 7 }, () => null) },
});
