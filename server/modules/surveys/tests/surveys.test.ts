import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import {
  surveyDetailSchema,
  surveyListSchema,
  surveyRewardSchema,
  type SurveyDetail,
  type SurveyReward,
} from '@/lib/surveys/contract.ts';
import { surveyAnswers, surveys } from '../schema.ts';
import type { KeptQuestion } from '@/server/core/kept-values.ts';
import { coinEntries } from '@/server/modules/wallet/schema.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { expectCoins } from '@/tests/harness/wallet.ts';

const DAY_MS = 86_400_000;
const both = (text: string) => ({ en: text, th: `${text} (ไทย)` });
const QUESTIONS: readonly KeptQuestion[] = [
  {
    id: 'skin',
    kind: 'single',
    text: both('Skin'),
    required: true,
    options: [
      { id: 'dry', label: both('Dry') },
      { id: 'oily', label: both('Oily') },
    ],
  },
  {
    id: 'rate',
    kind: 'scale',
    text: both('Rate'),
    required: true,
    scale: { from: 1, to: 5, low: both('Bad'), high: both('Good') },
  },
  { id: 'words', kind: 'text', text: both('Words'), required: false },
];
const GOOD = { skin: 'dry', rate: 4, words: 'ดีมาก\nไว' };

let shop: Shop;
let mali: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(surveyAnswers);
  await shop.db.delete(surveys);
  mali = await signIn(shop);
});

async function plant({ coins = 50, from = -1, to = 7, title = 'Skin' } = {}): Promise<number> {
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS);
  const [row] = await shop.db
    .insert(surveys)
    .values({
      ...{ titleEn: title, titleTh: 'ผิว', descriptionEn: 'Short', descriptionTh: 'สั้น' },
      ...{ coins, questions: QUESTIONS, startsAt: at(from), endsAt: at(to) },
    })
    .returning({ id: surveys.id });
  return row?.id ?? 0;
}

const path = (id: number) => `/me/surveys/${String(id)}`;
const send = (id: number, body: object, { token } = mali) =>
  shop.call<SurveyReward & ApiErrorBody>('POST', `${path(id)}/answers?locale=th`, { token, body });
/** Answers the current version of the questions. */
const answer = async (id: number, answers: unknown = GOOD, member = mali) => {
  const { body } = await shop.call<Partial<SurveyDetail>>('GET', path(id), { token: member.token });
  return send(id, { version: body.version ?? 'none', answers }, member);
};
const list = async ({ token } = mali) =>
  surveyListSchema.parse((await shop.call('GET', '/me/surveys', { token })).body).entities;
const one = async (id: number, { token } = mali) =>
  surveyDetailSchema.parse((await shop.call('GET', `${path(id)}?locale=th`, { token })).body);
const rewards = ({ memberId } = mali) =>
  shop.db
    .select({ amount: coinEntries.amount, remaining: coinEntries.remaining })
    .from(coinEntries)
    .where(and(eq(coinEntries.memberId, memberId), eq(coinEntries.reason, 'survey')));

describe('reading', () => {
  it('lists open, answered and recently ended surveys, each in its language', async () => {
    const ended = await plant({ from: -20, to: -1, title: 'Ended' });
    await plant({ from: -200, to: -91, title: 'Long ago' });
    await plant({ from: 1, title: 'Not yet' });
    const later = await plant({ to: 9, title: 'Later' });
    const soon = await plant({ to: 2, title: 'Soon' });
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [soon, 'open'],
      [later, 'open'],
      [ended, 'ended'],
    ]);
    const detail = await one(soon);
    expect(detail).toMatchObject({ title: 'ผิว', coins: 50, question_count: 3, state: 'open' });
    expect(detail.questions).toMatchObject([
      { id: 'skin', kind: 'single', options: [{ id: 'dry', label: 'Dry (ไทย)' }, { id: 'oily' }] },
      { id: 'rate', scale: { from: 1, to: 5, low: 'Bad (ไทย)' } },
      { id: 'words', required: false, options: [], scale: null },
    ]);
  });

  it('hides one that has not started, and shows no questions of one that ended', async () => {
    const future = await plant({ from: 1 });
    const ended = await plant({ from: -3, to: -1 });
    expect((await shop.call('GET', path(future), { token: mali.token })).status).toBe(404);
    expect((await answer(future)).status).toBe(404);
    expect((await answer(2_000_000_000)).status).toBe(404);
    expect(await one(ended)).toMatchObject({ state: 'ended', questions: [] });
  });

  it.each([
    ['GET', '/me/surveys'],
    ['GET', '/me/surveys/1'],
    ['POST', '/me/surveys/1/answers'],
  ])('%s %s is for members', async (method, wanted) => {
    const body = method === 'POST' ? { body: { answers: {} } } : {};
    expect((await shop.call(method, wanted, body)).status).toBe(401);
  });
});

describe('answering', () => {
  it('books the coins, and closes the survey for the member', async () => {
    const id = await plant();
    const { status, body } = await answer(id);
    expect(status).toBe(201);
    expect(surveyRewardSchema.parse(body)).toEqual({ coins_awarded: 50 });
    expect(await rewards()).toEqual([{ amount: 50, remaining: 50 }]);
    await expectCoins(shop.db);
    const [kept] = await shop.db.select().from(surveyAnswers);
    expect(kept).toMatchObject({ surveyId: id, memberId: mali.memberId, answers: GOOD, coins: 50 });
    expect(await one(id)).toMatchObject({ state: 'answered', questions: [] });
    expect((await answer(id)).body).toMatchObject({ code: 'SURVEY_ANSWERED', status: 409 });

    const somebody = await signIn(shop);
    expect((await list(somebody))[0]?.state).toBe('open');
    expect((await answer(id, GOOD, somebody)).status).toBe(201);
    expect(await rewards()).toHaveLength(1);
  });

  it('pays once for concurrent answers', async () => {
    const id = await plant();
    const sent = await Promise.all(Array.from({ length: 8 }, () => answer(id)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(await rewards()).toEqual([{ amount: 50, remaining: 50 }]);
    await expectCoins(shop.db);
  });

  it('two concurrent surveys both pay their coins', async () => {
    const ids = await Promise.all([plant(), plant({ coins: 7 })]);
    await Promise.all(ids.map((id) => answer(id)));
    expect((await rewards()).map(({ amount }) => amount).toSorted()).toEqual([50, 7]);
    await expectCoins(shop.db);
  });

  it('requires the version of questions and coins that was seen', async () => {
    const id = await plant();
    const { version } = await one(id);
    const [first, ...others] = QUESTIONS;
    const changes = [
      { questions: [{ ...first, text: both('Hair') } as KeptQuestion, ...others] },
      { questions: others },
      { coins: 5 },
    ];
    for (const change of changes) {
      await shop.db.update(surveys).set({ questions: QUESTIONS, coins: 50 });
      await shop.db.update(surveys).set(change);
      const { status, body } = await send(id, { version, answers: GOOD });
      expect([status, body.code]).toEqual([409, 'VERSION_STALE']);
    }
    expect(await shop.db.$count(surveyAnswers)).toBe(0);
    expect((await send(id, { answers: GOOD })).status).toBe(422);
    await shop.db.update(surveys).set({ questions: QUESTIONS, coins: 50 });
    expect((await send(id, { version, answers: GOOD })).status).toBe(201);
  });

  it('is accepted without coins if there are none', async () => {
    expect((await answer(await plant({ coins: 0 }))).body).toEqual({ coins_awarded: 0 });
    expect(await rewards()).toEqual([]);
  });

  it('names each missing or invalid answer, and stores nothing', async () => {
    const id = await plant();
    expect((await answer(id, { words: 'x' })).body).toMatchObject({
      code: 'ANSWER_REQUIRED',
      fields: { 'answers.skin': 'กรุณาตอบคำถามข้อนี้', 'answers.rate': 'กรุณาตอบคำถามข้อนี้' },
    });
    const wrong = await answer(id, { ...GOOD, skin: 'blue' });
    expect(wrong.body).toMatchObject({ code: 'VALIDATION' });
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['answers.skin']);
    expect((await answer(id, { ...GOOD, words: 'x'.repeat(1_001) })).status).toBe(422);
    expect((await answer(id, 'none')).status).toBe(422);
    expect(await shop.db.$count(surveyAnswers)).toBe(0);
    expect(await rewards()).toEqual([]);
  });

  it('is refused after the end, even if the survey was open when read', async () => {
    const id = await plant({ to: 0.001 });
    expect((await one(id)).state).toBe('open');
    shop.clock.advance(120_000);
    expect((await answer(id)).body).toMatchObject({ code: 'SURVEY_CLOSED', status: 409 });
    expect(await rewards()).toEqual([]);
  });
});
