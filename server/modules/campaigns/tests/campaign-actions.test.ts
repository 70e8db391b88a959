import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignDone } from '@/lib/campaigns/contract.ts';
import type { ErrorCode } from '@/lib/api/contract-errors.ts';
import type { ContentBlock } from '@/lib/blocks/blocks.ts';
import { calendarDay } from '@/lib/format/bangkok.ts';
import { campaignActions, campaignInvites } from '../schema.ts';
import { pages } from '@/server/modules/pages/schema.ts';
import { members } from '@/server/db/schema/members.ts';
import { memberCoupons } from '@/server/modules/wallet/schema.ts';
import { inviteHash } from '../rules/take-part.ts';
import { addInvite } from '@/scripts/content/invites.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantCoupon } from '@/tests/harness/wallet.ts';

const DAY_MS = 86_400_000;
const both = (word: string) => ({ en: word, th: word });
type Action = Extract<ContentBlock, { type: 'campaignAction' }>;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const quota = 2;
  await plantCoupon(shop, { code: 'GOOD50' });
  await plantCoupon(shop, { code: 'TWO50', quota });
  for (const audience of ['campaign', 'invitation', 'vip'] as const) {
    await plantCoupon(shop, { code: `FOR${audience.toUpperCase()}`, audience });
  }
  await campaign('running', [
    action('join'),
    action('coupon', { coupon: 'GOOD50' }),
    action('few', { coupon: 'TWO50' }),
    action('birthday', { who: 'birthday' }),
    action('vip', { who: 'vip' }),
    action('lapsed', { who: 'lapsed' }),
    action('invited', { invite: true }),
    action('here', { coupon: 'FORCAMPAIGN' }),
    action('seat', { coupon: 'FORINVITATION', invite: true }),
    action('no-seat', { coupon: 'FORINVITATION' }),
    action('no-vip', { coupon: 'FORVIP' }),
  ]);
  await campaign('ended', [action('join')], { from: -9, until: -1 });
  await campaign('soon', [action('join')], { from: 3, until: 9 });
  for (const actionId of ['invited', 'seat']) {
    await shop.db.insert(campaignInvites).values({
      ...{ slug: 'running', actionId, left: 2 },
      codeHash: inviteHash(shop.hasher, 'FRIEND-2026'),
    });
  }
});
afterAll(() => shop.close());

function action(id: string, changes: Partial<Action> = {}): Action {
  const texts = { title: both('Join'), text: both('Now'), label: both('Go'), done: both('Done') };
  return { type: 'campaignAction', id, who: 'members', ...texts, ...changes };
}

async function campaign(
  slug: string,
  blocks: readonly ContentBlock[],
  { from = -1, until = 5 } = {},
) {
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS);
  await shop.db.insert(pages).values({
    ...{ path: `/ArunCard/${slug}`, template: 'campaign', state: 'published', blocks },
    ...{
      titleEn: slug,
      titleTh: slug,
      descriptionEn: slug,
      descriptionTh: slug,
      picture: 'hero-dawn',
    },
    ...{ topic: 'members', activeFrom: at(from), activeUntil: at(until) },
  });
}

const act = (
  { token }: Pick<TestMember, 'token'>,
  id: string,
  slug = 'running',
  body: object = {},
) =>
  shop.call<CampaignDone & { readonly code?: ErrorCode }>(
    'POST',
    `/campaigns/${slug}/actions/${id}`,
    { token, body },
  );
const codeOf = async (...asked: Parameters<typeof act>) => (await act(...asked)).body.code;
const times = <Value>(count: number, work: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, work));

describe('an action', () => {
  it('happens once per member under ten concurrent clicks', async () => {
    const member = await signIn(shop);
    const answers = await times(10, () => act(member, 'join', 'RUNNING'));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ALREADY_JOINED')).toHaveLength(9);
    const { body } = await shop.call<CampaignDone>('GET', '/me/campaigns/Running', member);
    expect(body.actions.map(({ id }) => id)).toEqual(['join']);
  });

  it('grants its coupon once, atomically with the action', async () => {
    const member = await signIn(shop);
    await times(6, () => act(member, 'coupon'));
    const own = eq(memberCoupons.memberId, member.memberId);
    expect(await shop.db.$count(memberCoupons, own)).toBe(1);
    const many = await times(5, () => signIn(shop));
    const answers = await Promise.all(many.map((one) => act(one, 'few')));
    const codes = answers.map(({ status, body }) => body.code ?? String(status)).sort();
    expect(codes).toEqual(['200', '200', 'COUPON_FULL', 'COUPON_FULL', 'COUPON_FULL']);
    expect(await shop.db.$count(campaignActions, eq(campaignActions.actionId, 'few'))).toBe(2);
  });

  it('accepts an invitation up to its number of uses', async () => {
    const one = await signIn(shop);
    expect(await codeOf(one, 'invited')).toBe('NOT_ELIGIBLE');
    expect(await codeOf(one, 'invited', 'running', { code: 'FRIEND-2025' })).toBe('NOT_ELIGIBLE');
    const many = [one, ...(await times(3, () => signIn(shop)))];
    const code = 'friend 2026';
    const answers = await Promise.all(many.map((who) => act(who, 'invited', 'running', { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (let guess = 0; guess < 12; guess += 1) {
      await act(one, 'invited', 'running', { code: `GUESS${String(guess)}` });
    }
    expect(await codeOf(one, 'invited', 'running', { code })).toBe('RATE_LIMITED');
  });

  it('accepts a code created by the command line, which refuses actions without codes', async () => {
    const asked = { path: '/aruncard/Running', actionId: 'invited', uses: 1 };
    const code = await addInvite(shop.db, shop.hasher, asked);
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    const two = await times(2, () => signIn(shop));
    const [first, second] = await Promise.all(
      two.map(async (who) => (await act(who, 'invited', 'running', { code })).status),
    );
    expect([first, second].sort()).toEqual([200, 422]);
    for (const change of [{ actionId: 'join' }, { path: '/ArunCard/nothing' }, { path: '/faq' }])
      expect(await addInvite(shop.db, shop.hasher, { ...asked, ...change })).toBeUndefined();
  });

  it('grants coupons that are not available otherwise, and only to eligible members', async () => {
    const member = await signIn(shop);
    expect((await act(member, 'here')).status).toBe(200);
    const code = 'FRIEND-2026';
    expect((await act(member, 'seat', 'running', { code })).status).toBe(200);
    const other = await signIn(shop);
    expect(await codeOf(other, 'no-seat')).toBe('COUPON_INVALID');
    expect(await codeOf(other, 'no-vip')).toBe('COUPON_INVALID');
    const own = (memberId: number) =>
      shop.db.$count(memberCoupons, eq(memberCoupons.memberId, memberId));
    expect([await own(member.memberId), await own(other.memberId)]).toEqual([2, 0]);
  });

  it('mentions its coupon on the page, but never the code', async () => {
    const { status, body } = await shop.call('GET', '/pages?path=/ArunCard/running&locale=en');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('"coupon":""');
    expect(JSON.stringify(body)).not.toMatch(/GOOD50|TWO50|FORCAMPAIGN|FORINVITATION|FORVIP/);
  });

  it('is limited to its audience', async () => {
    const member = await signIn(shop);
    for (const id of ['birthday', 'vip', 'lapsed']) {
      expect(await codeOf(member, id), id).toBe('NOT_ELIGIBLE');
    }
    const month = calendarDay(shop.clock.now()).slice(5, 7);
    await shop.db
      .update(members)
      .set({ birthdate: `1990-${month}-11` })
      .where(eq(members.id, member.memberId));
    expect((await act(member, 'birthday')).status).toBe(200);
  });
});

it.each([
  ['ended', 'join', 'CAMPAIGN_ENDED'],
  ['soon', 'join', 'NOT_ELIGIBLE'],
  ['running', 'nothing', 'NOT_FOUND'],
  ['nowhere', 'join', 'NOT_FOUND'],
])('%s/%s is %s', async (slug, id, code) => {
  expect(await codeOf(await signIn(shop), id, slug)).toBe(code);
});

it('requires a sign-in', async () => {
  expect((await act({ token: '' }, 'join')).status).toBe(401);
});
