import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../harness/shop.ts';

/** Every call by which a product reaches a member, and where it is compared with their notes. */

type Part = Readonly<Record<string, unknown>>;
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Part>> }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Part>> };
}

/** The service compares, and refuses conflicts that were not weighed (`docs/product/health.md`, "At the desk"). */
const BY_SERVICE = [
  'POST /api/v1/me/cart/approvals/{id}',
  'POST /api/v1/me/cart/add-all',
  'POST /api/v1/me/orders',
  'POST /api/admin/v1/orders/{id}/hand-over',
  'POST /api/admin/v1/pharmacy/conversations/{id}/messages',
  'POST /api/admin/v1/pharmacy/conversations/{id}/approvals',
  'GET /api/admin/v1/pharmacy/conversations/{id}/conflicts',
  'GET /api/admin/v1/pharmacy/cases/{id}',
];

/**
 * Offers of medicines that a pharmacist decides on first; the service checks the approval
 * (`docs/product/questionnaires.md`, "The decision").
 */
const DECIDED_ON = ['GET /api/v1/questionnaires/{slug}'];

/**
 * They offer products, and members choose for themselves: whatever they take is compared in the browser before it goes
 * into the cart (`docs/product/health.md`, "Before adding"), by the one way of `components/common/add-items.ts`.
 */
const OFFERED = [
  'GET /api/v1/products/web',
  'GET /api/v1/suggestions',
  'GET /api/v1/products/{id}',
  'GET /api/v1/products/{id}/related',
  'GET /api/v1/promotion-groups/{id}/products',
  'GET /api/v1/banners/{id}',
  'GET /api/v1/contents/{type}/{slug}',
  'GET /api/v1/pages',
  'GET /api/v1/pages/preview',
  'GET /api/v1/medicines/ingredients',
  'GET /api/v1/me/purchases',
  'GET /api/v1/me/refills',
  'GET /api/v1/me/wishlist',
  'GET /api/v1/me/stock-alerts',
  'GET /api/v1/conversations/{id}',
  'GET /api/v1/conversations/{id}/messages',
];

/** They put something into the cart that a member chose: `components/screens/asked-first.test.tsx` lists who may make them. */
const INTO_CART = [
  'POST /api/v1/me/cart/add',
  'POST /api/v1/me/orders/{id}/reorder',
  'PUT /api/v1/me/cart/items/{product_id}/saved',
];

/** Calls that show or change the cart, which is compared above it (`docs/product/health.md`, "Warnings"). */
const OF_CART = [
  'POST /api/v1/me/cart',
  'GET /api/v1/me/cart',
  'DELETE /api/v1/me/cart/clear',
  'PUT /api/v1/me/cart/groups/{group_id}',
  'PUT /api/v1/me/cart/items/{product_id}',
  'DELETE /api/v1/me/cart/items/{product_id}',
  'POST /api/v1/me/cart/coupons',
  'PUT /api/v1/me/cart/coupons',
  'DELETE /api/v1/me/cart/coupons/{id}',
  'POST /api/v1/me/cart/quote',
];

/** Calls about past choices or sales, or of desk and board: no product reaches a member through them. */
const NOTHING_NEW = [
  'GET /api/v1/me/reviews',
  'GET /api/v1/me/medicine-patients',
  'GET /api/v1/me/health-profile/context',
  'GET /api/v1/me/cases',
  'GET /api/v1/me/cases/{id}',
  'GET /api/admin/v1/pharmacy/cases',
  'POST /api/v1/me/orders/{id}/reviews',
  'PATCH /api/v1/me/reviews/{id}',
  'GET /api/v1/me/orders',
  'GET /api/v1/me/orders/{id}',
  'POST /api/v1/me/gift-cards',
  'POST /api/v1/me/orders/{id}/cancel',
  'POST /api/v1/me/orders/{id}/returns',
  'POST /api/v1/me/orders/{id}/tax-invoice',
  'POST /api/v1/me/orders/{id}/branch',
  'POST /api/v1/conversations',
  'POST /api/v1/conversations/{id}/messages',
  'POST /api/v1/conversations/{id}/close',
  'POST /api/v1/conversations/{id}/rating',
  'POST /api/v1/conversations/{id}/attachments',
  'GET /api/admin/v1/orders',
  'GET /api/admin/v1/orders/{id}',
  'POST /api/admin/v1/orders/{id}/returns/{move}',
  'POST /api/admin/v1/orders/{id}/parcels/{parcel}/events',
  'POST /api/admin/v1/orders/{id}/approve',
  'POST /api/admin/v1/orders/{id}/reject',
  'POST /api/admin/v1/orders/{id}/receive',
  'POST /api/admin/v1/orders/{id}/pack',
  'POST /api/admin/v1/orders/{id}/ship',
  'POST /api/admin/v1/orders/{id}/deliver',
  'POST /api/admin/v1/orders/{id}/complete',
  'POST /api/admin/v1/orders/{id}/cancel',
  'POST /api/admin/v1/orders/{id}/refund',
  'POST /api/admin/v1/pharmacy/queue/take',
  'GET /api/admin/v1/pharmacy/conversations/{id}',
  'GET /api/admin/v1/pharmacy/conversations/{id}/messages',
  'POST /api/admin/v1/pharmacy/conversations/{id}/close',
  'GET /api/admin/v1/pharmacy/conversations/{id}/patient',
  'GET /api/admin/v1/pharmacy/conversations/{id}/cart',
  'POST /api/admin/v1/pharmacy/conversations/{id}/attachments',
  'GET /api/admin/v1/pharmacy/approvals',
  'GET /api/admin/v1/product-lists/{list}',
  'PUT /api/admin/v1/product-lists/{list}',
  'GET /api/admin/v1/reviews',
  'GET /api/admin/v1/products/{id}/variants',
  'PUT /api/admin/v1/products/{id}/variants',
  'GET /api/admin/v1/stock',
  'GET /api/admin/v1/stock/{product_id}',
  'POST /api/admin/v1/stock/movements',
  'PUT /api/admin/v1/stock/{product_id}/low-levels/{branch_id}',
];

const NAMES_A_PRODUCT = /^(?:products?|product_ids?|product_name(?:_en)?)$/;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Whether an answer of this form can name a product. */
function carries(
  part: unknown,
  schemas: Document['components']['schemas'],
  seen: string[],
): boolean {
  if (Array.isArray(part)) return part.some((one) => carries(one, schemas, seen));
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) => {
    if (key !== '$ref') return NAMES_A_PRODUCT.test(key) || carries(value, schemas, seen);
    const name = String(value).split('/').at(-1) ?? '';
    return !seen.includes(name) && carries(schemas[name], schemas, [...seen, name]);
  });
}

function callsWithProducts({ paths, components: { schemas } }: Document): readonly string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) =>
        Object.entries(responses).some(
          ([status, answer]) => status.startsWith('2') && carries(answer, schemas, []),
        ),
      )
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

it('is known of each call whose answer can name a product; a new one has to be thought about', async () => {
  const { body } = await shop.call<Document>('GET', '/openapi.json');
  const known = [
    ...BY_SERVICE,
    ...DECIDED_ON,
    ...OFFERED,
    ...INTO_CART,
    ...OF_CART,
    ...NOTHING_NEW,
  ];
  expect(known.filter((call, index) => known.indexOf(call) !== index)).toEqual([]);
  expect(callsWithProducts(body).toSorted()).toEqual(known.toSorted());
});
