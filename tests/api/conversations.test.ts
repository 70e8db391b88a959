import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  conversationListSchema,
  type ConversationList,
} from '../../lib/api/contract/conversations.ts';
import { conversations } from '../../server/db/schema/conversations.ts';
import { signIn, type TestMember } from '../harness/members.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const list = (query = '', { token } = alice) =>
  shop.call<ConversationList>('GET', `/conversations${query}`, { token });
const questionsOf = async (query: string, member = alice) =>
  (await list(query, member)).body.entities.map((conversation) => conversation.question_id);

async function converse(
  questionId: number,
  { memberId } = alice,
  closedAt: Date | null = null,
): Promise<void> {
  await shop.db.insert(conversations).values({ memberId, questionId, closedAt });
}

it('is empty at first', async () => {
  const { status, headers, body } = await list('?close=false');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({ entities: [] });
});

it('shows those that go on, those that ended, or all, newest first', async () => {
  await converse(11);
  await converse(12, alice, shop.clock.now());
  await converse(13);
  const { body } = await list('?close=false&locale=th');
  expect(conversationListSchema.parse(body)).toEqual(body);
  expect(Object.keys(body.entities[0] ?? {})).toEqual(['id', 'question_id']);
  expect(await questionsOf('?close=false')).toEqual([13, 11]);
  expect(await questionsOf('?close=true')).toEqual([12]);
  expect(await questionsOf('')).toEqual([13, 12, 11]);
});

it('shows nobody else’s', async () => {
  const bob = await signIn(shop);
  await converse(21);
  expect(await questionsOf('?close=false', bob)).toEqual([]);
  await converse(22, bob);
  expect(await questionsOf('?close=false', bob)).toEqual([22]);
  expect(await questionsOf('', alice)).toEqual([21]);
});

it('is for members, who ask properly', async () => {
  const { status, body } = await shop.call('GET', '/conversations?close=false');
  expect(status).toBe(401);
  expect(body['code']).toBe('UNAUTHENTICATED');
  expect((await list('?close=maybe')).status).toBe(422);
});
