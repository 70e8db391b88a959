import type { Locale } from '../../../lib/api/contract/common.ts';
import type {
  Order,
  OrderItem,
  OrderSummary,
  PlaceOrder,
} from '../../../lib/api/contract/orders.ts';
import { fromBaht, toBaht } from '../../domain/kernel/money.ts';
import type { OrderRequest } from '../../domain/orders/place-order.ts';
import type {
  OrderAddress,
  OrderDetail,
  OrderItem as Item,
  OrderSummary as Summary,
} from '../../domain/orders/ports.ts';
import { productImage } from './media.ts';

export function toOrderRequest(body: PlaceOrder, idempotencyKey: string): OrderRequest {
  return {
    idempotencyKey,
    cartVersion: body.cart_version,
    quoteTotal: fromBaht(body.quote_total),
    deliveryMethod: body.delivery_method,
    addressId: body.address_id,
    paymentMethod: body.payment_method,
  };
}

export function toOrderSummary(order: Summary, locale: Locale): OrderSummary {
  return {
    order_id: order.id,
    status: order.status,
    delivery_method: order.deliveryMethod,
    payment: { method: order.paymentMethod, amount: toBaht(order.total) },
    total: toBaht(order.total),
    item_count: order.items.reduce((sum, { qty }) => sum + qty, 0),
    created_at: order.createdAt.toISOString(),
    items: order.items.map((item) => toItem(item, locale)),
  };
}

export function toOrder(order: OrderDetail, locale: Locale): Order {
  return {
    ...toOrderSummary(order, locale),
    subtotal: toBaht(order.subtotal),
    delivery_fee: toBaht(order.deliveryFee),
    vat: toBaht(order.vat),
    coupons: [],
    address: toOrderAddress(order.address, locale),
    timeline: order.timeline.map(({ status, at, actor }) => ({
      state: status,
      at: at.toISOString(),
      actor,
    })),
  };
}

function toItem(item: Item, locale: Locale): OrderItem {
  return {
    product: {
      id: item.productId,
      item_code: item.itemCode,
      product_name: item.name[locale],
      product_name_en: item.name.en,
      product_name_th: item.name.th,
      image: productImage(item.productId),
    },
    price: toBaht(item.price),
    qty: item.qty,
    discmember: toBaht(item.memberDiscount),
    discount_line_item: toBaht(item.lineDiscount),
    line_total: toBaht(item.price * item.qty - item.memberDiscount - item.lineDiscount),
  };
}

function toOrderAddress(address: OrderAddress, locale: Locale): Order['address'] {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.address1,
    address_2: address.address2,
    address_3: address.address3,
    street: address.street,
    province: address.province[locale],
    district: address.district[locale],
    sub_district: address.subDistrict[locale],
    province_code: address.provinceCode,
    zipcode: address.zipcode,
    mobile: address.mobile,
    email: address.email,
  };
}
