import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '../../lib/api/contract-errors.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { HOME } from '../harness/checkout.ts';
import {
  filledIn,
  operationsOf,
  requestOf,
  spoiltFields,
  spoiltParameters,
  type Document,
  type HostileRequest,
  type Operation,
  type Plausible,
} from '../harness/hostile.ts';
import { signIn, type TestMember } from '../harness/members.ts';
import { COMPANY, plantBranches, plantOrder, signInStaff } from '../harness/orders.ts';
import { opened, owing } from '../harness/paying.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { plantCoupon } from '../harness/wallet.ts';

const RUNS = 40;
const SIGNED_IN_RUNS = 6;

let shop: Shop;
let operations: readonly Operation[] = [];

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, available: 10_000 },
    { id: 2, lists: ['week'], available: 10_000 },
  ]);
  operations = operationsOf((await shop.call<Document>('GET', '/openapi.json')).body);
});
afterAll(() => shop.close());

/** Cancels successful bodies unread, since some are documents or endless streams. */
async function standsUpTo(request: HostileRequest, token?: string): Promise<void> {
  const { method, path, body, headers } = request;
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        'Idempotency-Key': randomUUID(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const said = `${method} ${path} ${JSON.stringify(body)}`;
  expect(answer.status, said).toBeLessThan(500);
  if (answer.status < 400) await answer.body?.cancel();
  else expect(apiErrorSchema.parse(await answer.json()).status, said).toBe(answer.status);
}

describe('any request to the public calls', () => {
  const reads = () => operations.filter(({ isPublic, method }) => isPublic && method === 'GET');

  it('covers all of the document', () => {
    const paths = reads().map((operation) => operation.path);
    expect(paths).toContain('/api/v1/products/web');
    expect(paths).toContain('/api/v1/geo/lookup');
    expect(paths).not.toContain('/api/v1/me');
    expect(paths.length).toBeGreaterThanOrEqual(16);
  });

  it('answers no 5xx to hostile values in any parameter', async () => {
    for (const request of reads().flatMap(spoiltParameters)) await standsUpTo(request);
  });

  it('answers no 5xx to random requests, and errors that match the contract', async () => {
    for (const operation of reads()) {
      const property = fc.asyncProperty(requestOf(operation), (request) => standsUpTo(request));
      await fc.assert(property, { numRuns: RUNS });
    }
  });
});

describe.each(['member', 'staff', 'pharmacist'] as const)('any request of a %s', (role) => {
  let who: TestMember;
  let known: Plausible;

  beforeAll(async () => {
    const branchId = { member: 11, staff: 12, pharmacist: 13 }[role];
    await plantBranches(shop, [branchId], { productId: 1 });
    who = role === 'member' ? await signIn(shop) : await signInStaff(shop, [branchId], role);
    known = await knownTo(who, branchId);
  });

  /** Valid references for every call, owned by the member, so that rules are reached instead of 404s. */
  async function knownTo({ memberId, token }: TestMember, branchId: number): Promise<Plausible> {
    const order = { memberId, productId: 1, vatAddress: COMPANY } as const;
    const ids = [
      await plantOrder(shop, { ...order, status: 'delivered', paymentMethod: 'cod' }),
      await plantOrder(shop, { ...order, status: 'waiting_branch_approval', branchId }),
      await plantOrder(shop, {
        ...order,
        status: 'branch_received',
        branchId,
        pickupCode: 'K7M2QP',
      }),
      await plantOrder(shop, { ...order, status: 'cash_on_delivery' }),
    ];
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const payment = await opened(shop, shopper, id);
    const saved = await shop.call('POST', '/me/addresses', { token, body: HOME });
    const coupons = [await plantCoupon(shop)];
    const names: Readonly<Record<string, readonly unknown[]>> = {
      ...Object.fromEntries(Object.entries(HOME).map(([name, value]) => [name, [value]])),
      product_id: [1, 2],
      branch_id: [branchId],
      address_id: [saved.body['id']],
      coupon_ids: coupons,
      phone_number: [who.phone],
      email: ['malee@example.com'],
      tax_id: [COMPANY.taxId],
      return_url: ['/orders'],
      parcel: [1],
      serial: ['ARUNCN2611-000001'],
      provider: ['sandbox'],
    };
    return (name, path) => {
      if (name !== 'id') return names[name];
      if (path.includes('/orders/')) return ids;
      if (path.includes('/payments/')) return [payment];
      return path.includes('/coupons/') ? coupons : undefined;
    };
  }

  /** Fresh session, since a logout among the calls ends its own. */
  const fresh = async () => (await signIn(shop, who.phone)).token;

  it('finds every operation', () => {
    expect(operations.length).toBeGreaterThanOrEqual(114);
    expect(operations.filter(({ isPublic }) => !isPublic).length).toBeGreaterThanOrEqual(70);
  });

  it('answers no 5xx to hostile values in a path or query', async () => {
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      const requests = spoiltParameters(operation);
      const token = requests.length > 0 ? await fresh() : undefined;
      for (const request of requests) await standsUpTo(request, token);
    }
  });

  it('answers no 5xx to hostile values in a field', async () => {
    for (const operation of operations) {
      const token = await fresh();
      for (const request of spoiltFields(operation, known)) await standsUpTo(request, token);
    }
  });

  it('answers no 5xx to random requests', async () => {
    for (const operation of operations) {
      const token = await fresh();
      const property = fc.asyncProperty(requestOf(operation, known), (request) =>
        standsUpTo(request, token),
      );
      await fc.assert(property, { numRuns: SIGNED_IN_RUNS });
    }
  });

  it('answers no 5xx to malformed idempotency keys', async () => {
    for (const { method, path, parameters } of operations) {
      if (!parameters.some(({ name }) => name === 'idempotency-key')) continue;
      const token = await fresh();
      for (const key of ['a'.repeat(5_000), "' OR 1=1 --", '\u0001\u001b', '\u00ff', '%00']) {
        const headers = { 'Idempotency-Key': key };
        await standsUpTo({ method, path: filledIn(path, known), body: {}, headers }, token);
      }
    }
  });
});
