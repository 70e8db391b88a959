import type { Page } from '@playwright/test';
import type { StaffOrderDetail } from '../../lib/staff/contract.ts';
import type { Address } from '../../lib/addresses/contract.ts';
import type { Cart, Quote } from '../../lib/cart/contract.ts';
import type { OnlineMethod, PaymentMethod } from '../../lib/checkout/contract-values.ts';
import type { Order } from '../../lib/orders/contract.ts';
import type { RegionMatch } from '../../lib/regions/contract.ts';
import type { StaffMove } from '../../lib/staff/contract-values.ts';
import { formatBaht } from '../../lib/format/money.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { caller, login, type Call } from './calls.ts';
import { newPhone } from './checkout.ts';
import type { Below, Texts } from './fixtures.ts';
import { claimProduct, isPlenty } from './products.ts';
import type { ShopServer } from './server.ts';

interface Wish {
  readonly productId?: number;
  readonly qty?: number;
  readonly branchId?: number;
}

export interface Shopper {
  readonly call: Call;
  createAddress(): Promise<void>;
  addToCart(productId: number, qty?: number): Promise<Cart>;
  placeOrder(method: PaymentMethod, wish?: Wish): Promise<Order>;
  readOrder(id: string, locale?: Locale): Promise<Order>;
}

/** Signs in a new member, or the one with the phone, in every page of this browser. */
export async function newShopper(
  page: Page,
  shop: ShopServer,
  phone = newPhone(),
): Promise<Shopper> {
  const token = await login(shop, phone);
  await keepToken(page, shop, token);
  return shopperOf(shop, token);
}

async function keepToken(page: Page, shop: ShopServer, token: string): Promise<void> {
  await page.context().addInitScript(
    ([origin, kept]) => {
      if (location.origin === origin) localStorage.setItem('access_token', kept ?? '');
    },
    [shop.url, token],
  );
}

export async function otherShopper(shop: ShopServer): Promise<Shopper> {
  return shopperOf(shop, await login(shop, newPhone()));
}

function shopperOf(shop: ShopServer, token: string): Shopper {
  const own = caller(shop, token);
  let addressId: number | undefined;
  const addToCart = (productId: number, qty = 1) =>
    own<Cart>('POST', '/v1/me/cart/add', { product_id: productId, qty });
  return {
    call: own,
    createAddress: async () => {
      addressId ??= await createAddress(own);
    },
    addToCart,
    placeOrder: async (method, { productId, qty, branchId } = {}) => {
      const cheap = 'price_min=100&price_max=400&in_stock=true';
      await addToCart(productId ?? (await claimProduct(shop, cheap, isPlenty)).id, qty);
      addressId ??= await createAddress(own);
      const choices =
        branchId === undefined
          ? { delivery_method: 'home', address_id: addressId }
          : { delivery_method: 'pickup', branch_id: branchId };
      const quote = await own<Quote>('POST', '/v1/me/cart/quote', choices);
      return own<Order>('POST', '/v1/me/orders', {
        ...choices,
        cart_version: quote.cart_version,
        quote_total: quote.total,
        payment_method: method,
      });
    },
    readOrder: (orderId, locale = 'en') =>
      own<Order>('GET', `/v1/me/orders/${orderId}?locale=${locale}`),
  };
}

/** Demo staff of a branch, and of the office for the online warehouse and all branches. */
const BRANCH_STAFF = { phone: '0876543210', branchId: 1 };
export const OFFICE_PHONE = '0898765432';
const PHARMACISTS = { thana: '0867890123', krit: '0856789013' };

export interface BranchOfficer {
  readonly branchId: number;
  move(orderId: string, move: StaffMove, fields?: object): Promise<StaffOrderDetail>;
}

/** One token per shop and phone: a phone gets three one-time passwords in ten minutes. */
const tokens = new Map<string, Promise<string>>();

function staffToken(shop: ShopServer, phone: string): Promise<string> {
  const key = `${shop.url} ${phone}`;
  const known = tokens.get(key) ?? login(shop, phone);
  tokens.set(key, known);
  return known;
}

const movesOf = (call: Call): BranchOfficer['move'] => {
  return async (orderId, move, fields = {}) => {
    const path = `/admin/v1/orders/${orderId}`;
    const { version } = await call<StaffOrderDetail>('GET', path);
    return call<StaffOrderDetail>('POST', `${path}/${move}`, { version, ...fields });
  };
};

export async function branchOfficer(shop: ShopServer): Promise<BranchOfficer> {
  const token = await staffToken(shop, BRANCH_STAFF.phone);
  return { branchId: BRANCH_STAFF.branchId, move: movesOf(caller(shop, token)) };
}

export function officeToken(shop: ShopServer): Promise<string> {
  return staffToken(shop, OFFICE_PHONE);
}

export async function officeAt(page: Page, shop: ShopServer): Promise<Pick<BranchOfficer, 'move'>> {
  const token = await officeToken(shop);
  await keepToken(page, shop, token);
  return { move: movesOf(caller(shop, token)) };
}

/** Signs in a demo pharmacist, in every page of this browser; the desk is present from then on. */
export async function pharmacistAt(
  page: Page,
  shop: ShopServer,
  name: keyof typeof PHARMACISTS = 'thana',
): Promise<void> {
  await keepToken(page, shop, await openDesk(shop, name));
}

export async function openDesk(shop: ShopServer, name: keyof typeof PHARMACISTS): Promise<string> {
  const token = await staffToken(shop, PHARMACISTS[name]);
  await caller(shop, token)('GET', '/admin/v1/pharmacy/queue');
  return token;
}

export const startButton = (page: Page, t: Texts, method: OnlineMethod, order: Order) =>
  page.getByRole('button', {
    name: t(`payments.start.${method}`, { amount: formatBaht(order.to_pay) }),
  });

export const paymentResult = (page: Page, t: Texts, result: Below<'payments.result'>) =>
  page.getByRole('heading', { level: 2, name: t(`payments.result.${result}`) });

export const approveWallet = (page: Page) => page.locator('form[action*="/wallet"] button').click();

async function createAddress(own: Call): Promise<number> {
  const places = await own<{ entities: RegionMatch[] }>('GET', '/v1/geo/lookup?zipcode=10110');
  const [place] = places.entities;
  if (!place) throw new Error('no region has this zipcode');
  const { id } = await own<Address>('POST', '/v1/me/addresses', {
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    address_1: '99/1 Arun Tower',
    address_2: '',
    address_3: '',
    street: '',
    province_code: place.province.code,
    district_code: place.district.code,
    sub_district_code: place.sub_district.code,
    zipcode: '10110',
    mobile: '0899999999',
    email: '',
  });
  return id;
}
