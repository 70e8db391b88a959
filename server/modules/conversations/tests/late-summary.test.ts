import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract.ts';
import { deskSchema, type Desk } from '@/lib/conversations/contract-desk.ts';
import { DESK, openPharmacy, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import type { Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let thana: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];

beforeAll(async () => {
  ({ shop, malee, thana, talkers } = await openPharmacy());
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const deskOf = async (pharmacist = malee) =>
  (await talkers.call<Desk>(pharmacist, 'GET', `${DESK}/queue`)).body;
const summarize = (path: string, pharmacist = malee) =>
  talkers.call<ConversationDetail & { code?: string }>(pharmacist, 'POST', `${path}/close`, {
    ...{ ...READ_ALL, advice: 'Rest.' },
  });
const ended = async () => {
  const talk = await talkers.talk(alice, malee);
  await talkers.call(alice, 'POST', `${talk.mine}/close`);
  return talk;
};

it('is written within 30 minutes after the member ended it, and the member reads it', async () => {
  const { id, mine, desk } = await ended();
  const before = await deskOf();
  expect(deskSchema.parse(before)).toEqual(before);
  expect(before.mine).toMatchObject([{ id, state: 'closed' }]);
  const left = Date.parse(before.mine[0]?.summary_until ?? '') - shop.clock.now().getTime();
  expect(Math.round(left / 60_000)).toBe(30);
  shop.clock.advance(29 * 60_000);
  expect((await summarize(desk)).status).toBe(200);
  const read = await talkers.call<ConversationDetail>(alice, 'GET', mine);
  expect(read.body).toMatchObject({ state: 'closed', summary: { advice: 'Rest.' } });
  expect(await talkers.logOf(alice, id)).toEqual(['Malee took', 'Malee summarized']);
  expect((await deskOf()).mine).toEqual([]);
});

it('is refused later, a second time, and to a colleague', async () => {
  const { desk } = await ended();
  expect((await summarize(desk, thana)).body.code).toBe('NOT_YOURS');
  shop.clock.advance(30 * 60_000);
  expect((await summarize(desk)).body.code).toBe('CONVERSATION_CLOSED');
  expect((await deskOf()).mine).toEqual([]);
  const again = await ended();
  await summarize(again.desk);
  expect((await summarize(again.desk)).body.code).toBe('CONVERSATION_CLOSED');
});

it('also follows a rating, but not a withdrawn consent', async () => {
  const rated = await ended();
  await talkers.call(alice, 'POST', `${rated.mine}/rating`, { stars: 5 });
  expect((await summarize(rated.desk)).body.state).toBe('rated');
  const erased = await ended();
  await talkers.call(alice, 'POST', '/me/pharmacy/withdraw');
  expect((await summarize(erased.desk)).body.code).toBe('CONVERSATION_CLOSED');
  expect((await deskOf()).mine).toEqual([]);
});

it('takes no place of the desk', async () => {
  for (let n = 0; n < 4; n += 1) {
    alice = await signIn(shop);
    await ended();
  }
  alice = await signIn(shop);
  expect((await talkers.talk(alice, malee)).id).toBeGreaterThan(0);
});
