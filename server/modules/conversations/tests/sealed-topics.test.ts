import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { historySchema, type History } from '@/lib/conversations/contract.ts';
import type { Desk } from '@/lib/conversations/contract-desk.ts';
import { conversations } from '@/server/db/schema/conversations.ts';
import {
  DESK,
  openPharmacy,
  plantConversation,
  question,
  READ_ALL,
} from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { createErasure } from '../erasure-repo.ts';
import { sealTopics } from '../seal-topics.ts';

let pharmacy: Awaited<ReturnType<typeof openPharmacy>>;
let alice: TestMember;

beforeAll(async () => {
  pharmacy = await openPharmacy();
});
afterAll(() => pharmacy.shop.close());
beforeEach(async () => {
  alice = await signIn(pharmacy.shop);
});

const rowsOf = ({ memberId }: TestMember) =>
  pharmacy.shop.db
    .select({ topicSealed: conversations.topicSealed, questionId: conversations.questionId })
    .from(conversations)
    .where(eq(conversations.memberId, memberId))
    .orderBy(asc(conversations.id));

async function historyOf(member: TestMember) {
  const { body } = await pharmacy.talkers.call<History>(member, 'GET', '/me/pharmacy/history');
  expect(historySchema.parse(body)).toEqual(body);
  return body.entities.map((one) => [one.question_id, one.question]);
}

describe('the topic of a conversation', () => {
  it('is sealed in the database, and read at the desk and by its member', async () => {
    const { talkers, malee } = pharmacy;
    await talkers.call(alice, 'POST', '/conversations', question({ question_id: 2 }));
    const [row] = await rowsOf(alice);
    expect(row).toEqual({ topicSealed: expect.stringMatching(/^v0\./), questionId: null });
    const { body } = await talkers.call<Desk>(malee, 'GET', `${DESK}/queue`);
    expect(body.queue.map((one) => one.question)).toEqual(['Cold and cough']);
    const taken = await talkers.call<{ id: number }>(malee, 'POST', `${DESK}/queue/take`);
    const mine = await talkers.call<Desk>(malee, 'GET', `${DESK}/queue`);
    expect(mine.body.mine.map((one) => one.question)).toEqual(['Cold and cough']);
    const end = `${DESK}/conversations/${String(taken.body.id)}/close`;
    await talkers.call(malee, 'POST', end, { ...READ_ALL, advice: 'Rest.' });
    expect(await historyOf(alice)).toEqual([[2, 'Cold and cough']]);
  });

  it('of an earlier release is read as it is, sealed by the job, and read again', async () => {
    const { shop } = pharmacy;
    const { memberId } = alice;
    await plantConversation(shop, { memberId, questionId: 1, state: 'closed' });
    await plantConversation(shop, { memberId, questionId: 3, state: 'rated' });
    const before = await historyOf(alice);
    expect(before.map(([id]) => id)).toEqual([3, 1]);
    await Promise.all([sealTopics(shop.db, shop.sealer), sealTopics(shop.db, shop.sealer)]);
    for (const row of await rowsOf(alice)) {
      expect(row).toEqual({ topicSealed: expect.stringMatching(/^v0\./), questionId: null });
    }
    expect(await historyOf(alice)).toEqual(before);
  });

  it('goes with what was said, also where an earlier release left it', async () => {
    const { shop } = pharmacy;
    const { memberId } = alice;
    await plantConversation(shop, { memberId, questionId: 1, state: 'closed' });
    await sealTopics(shop.db, shop.sealer);
    await plantConversation(shop, { memberId, questionId: 3, state: 'closed' });
    await createErasure(shop.db).eraseOf(memberId, shop.clock.now());
    const nothing = { topicSealed: null, questionId: null };
    expect(await rowsOf(alice)).toEqual([nothing, nothing]);
    const erased = [null, 'Question to a pharmacist'];
    expect(await historyOf(alice)).toEqual([erased, erased]);

    await shop.db
      .update(conversations)
      .set({ questionId: 3 })
      .where(and(eq(conversations.memberId, memberId), isNull(conversations.topicSealed)));
    await sealTopics(shop.db, shop.sealer);
    expect(await rowsOf(alice)).toEqual([nothing, nothing]);
  });
});
