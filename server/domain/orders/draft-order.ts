import type { Address } from '../addresses/ports.ts';
import type { CartView } from '../cart/view-cart.ts';
import type { PlaceMatch } from '../geo/ports.ts';
import type { NewOrder, NewOrderItem, OrderAddress } from './ports.ts';

interface Draft {
  readonly memberId: number;
  readonly request: { readonly idempotencyKey: string; readonly paymentMethod: 'cod' };
  readonly cart: CartView;
  readonly address: Address & { readonly places: PlaceMatch };
  readonly now: Date;
}

/** An order as the cart stands now: names, prices and address are copied, for they may change later. */
export function draftOrder({ memberId, request, cart, address, now }: Draft): Omit<NewOrder, 'id'> {
  return {
    memberId,
    idempotencyKey: request.idempotencyKey,
    deliveryMethod: 'home',
    paymentMethod: request.paymentMethod,
    items: cart.lines.map(toItem),
    subtotal: cart.subtotal,
    discount: cart.discount,
    deliveryFee: cart.delivery.fee,
    total: cart.total,
    vat: cart.vat,
    address: toOrderAddress(address),
    createdAt: now,
  };
}

function toItem(line: CartView['lines'][number]): NewOrderItem {
  const { productId, product, unitPrice: price, qty, memberDiscount, lineDiscount } = line;
  const flashSaleId = line.source === 'flash' ? (line.flash?.saleId ?? null) : null;
  return { productId, name: product.name, price, qty, memberDiscount, lineDiscount, flashSaleId };
}

function toOrderAddress({ places, ...address }: Draft['address']): OrderAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    address1: address.address1,
    address2: address.address2,
    address3: address.address3,
    street: address.street,
    province: places.province.name,
    district: places.district.name,
    subDistrict: places.subDistrict.name,
    provinceCode: address.provinceCode,
    zipcode: address.zipcode,
    mobile: address.mobile,
    email: address.email,
  };
}
