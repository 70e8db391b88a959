import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '@/server/db/client.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { shopperOf } from '@/tests/harness/checkout.ts';
import { hirePharmacist, question } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { casesOf, plantQuestionnaire, smallQuestionnaire } from '@/tests/harness/questionnaires.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Pharmacists decide while members cancel and time runs out: one of them is first, and money goes back once. */

const [MEDICINE, BRANCH, ROUNDS, DAY_MS] = [1, 11, 10, 86_400_000];

let shop: Shop;
let malee: TestMember;
let thana: TestMember;
let cases: ReturnType<typeof casesOf>;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: MEDICINE, price: 5_900, available: 500, drugClass: 'dangerous' },
  ]);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [MEDICINE]: 500 } }]);
  await plantQuestionnaire(shop, 'heartburn', smallQuestionnaire(MEDICINE));
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: '2' });
  cases = casesOf(shop, { slug: 'heartburn', productId: MEDICINE, branchId: BRANCH });
});
afterAll(() => shop.close());

/** Cases whose order, approval, refund and shelf do not say the same. */
async function expectOneOutcome(): Promise<void> {
  const wrong = await selectRows(
    shop.db,
    sql`SELECT c.id, c.state, o.status, count(DISTINCT a.id) AS approvals,
        count(DISTINCT r.payment_id) AS refunds, max(r.amount) AS back, o.total
      FROM questionnaire_cases c JOIN orders o ON o.id = c.order_id
        LEFT JOIN approvals a ON a.order_id = o.id
        LEFT JOIN payments p ON p.order_id = o.id LEFT JOIN refunds r ON r.payment_id = p.id
      GROUP BY c.id, o.id
      HAVING CASE c.state
        WHEN 'approved' THEN
          CASE WHEN o.status = 'cancelled' THEN count(DISTINCT r.payment_id) <> 1
          ELSE count(DISTINCT a.id) <> 1 OR count(DISTINCT r.payment_id) <> 0 END
        WHEN 'waiting' THEN true
        ELSE o.status <> 'cancelled' OR count(DISTINCT a.id) <> 0 OR count(DISTINCT r.payment_id) <> 1
          OR max(r.amount) <> o.total END`,
  );
  expect(wrong, 'cases with two outcomes').toEqual([]);
  const [shelf] = await shop.db
    .select()
    .from(stock)
    .where(and(eq(stock.productId, MEDICINE), eq(stock.branchId, BRANCH)));
  const [going] = await selectRows<{ pieces: number }>(
    shop.db,
    sql`SELECT COALESCE(sum(i.qty), 0)::int AS pieces FROM orders o
      JOIN order_items i ON i.order_id = o.id WHERE o.status = 'waiting_branch_approval'`,
  );
  expect(shelf?.reserved, 'pieces on hold').toBe(going?.pieces);
}

it('two pharmacists decide at once: the second one is told so', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await cases.waiting(await shopperOf(shop));
    const both = await Promise.all([
      round % 2 === 0 ? cases.toApprove(malee, id) : cases.toRefuse(malee, id),
      cases.toRefuse(thana, id),
    ]);
    const answers = await Promise.all(both.map((decide) => decide()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CASE_DECIDED');
  }
  await expectOneOutcome();
});

it('refusal, cancellation and lapse at once give the money back once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    let member: TestMember = await shopperOf(shop);
    const { id, orderId } = await cases.waiting(member);
    shop.clock.advance(DAY_MS);
    [member, malee] = [await signIn(shop, member.phone), await signIn(shop, malee.phone)];
    const refuse = await cases.toRefuse(malee, id);
    const late = () => shop.runJob('undecided cases');
    const work = [
      refuse,
      () => cases.call(member, 'POST', `/me/orders/${orderId}/cancel`, {}),
      ...[late, late],
    ];
    const first = randomInt(work.length);
    const ordered = [...work.slice(first), ...work.slice(0, first)];
    await Promise.all(ordered.map((one) => one()));
    const { state } = (await cases.mine(member, id)).body;
    expect(['refused', 'dropped', 'lapsed']).toContain(state);
  }
  await expectOneOutcome();
});

it('approval and cancellation at once leave one of both', async () => {
  malee = await signIn(shop, malee.phone);
  for (let round = 0; round < ROUNDS; round += 1) {
    const member = await shopperOf(shop);
    const { id, orderId } = await cases.waiting(member);
    const approve = await cases.toApprove(malee, id);
    const cancel = () => cases.call(member, 'POST', `/me/orders/${orderId}/cancel`, {});
    await Promise.all(round % 2 === 0 ? [approve(), cancel()] : [cancel(), approve()]);
  }
  await expectOneOutcome();
});

it('a question of the pharmacist and another conversation of the member at once leave one that goes on', async () => {
  malee = await signIn(shop, malee.phone);
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const member = await shopperOf(shop);
    const { id } = await cases.waiting(member);
    const ask = () => cases.ask(malee, id, 'Since when?');
    const begin = () => cases.call<{ code?: string }>(member, 'POST', '/conversations', question());
    const both = await Promise.all(round % 2 === 0 ? [ask(), begin()] : [begin(), ask()]);
    expect(both.map(({ status }) => status < 300).toSorted()).toEqual([false, true]);
    codes.push(both.map(({ body }) => body.code).find(Boolean));
  }
  expect(new Set(codes)).toEqual(new Set(['OPEN_CONVERSATION']));
});
