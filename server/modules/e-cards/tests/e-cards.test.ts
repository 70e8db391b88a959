import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import { cardDesignListSchema } from '@/lib/gift-cards/contract.ts';
import {
  eCardSchema,
  sentECardListSchema,
  sentECardSchema,
  type SentECard,
} from '@/lib/e-cards/contract.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const DAY_MS = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CARD = {
  design_id: 'thanks',
  to_name: 'Nok',
  from_name: 'มาลี',
  message: 'ขอบคุณมาก\n<script>alert(1)</script>',
};
const address = () => `${randomUUID()}@example.com`;

function send(
  { token }: Pick<TestMember, 'token'>,
  changes: object = {},
  key: string = randomUUID(),
) {
  return shop.call<SentECard & ApiErrorBody>('POST', '/me/e-cards', {
    token,
    body: { ...CARD, to_email: address(), ...changes },
    headers: { 'Idempotency-Key': key },
  });
}

const mailsTo = (recipient: string) =>
  shop.db.select().from(outbox).where(eq(outbox.recipient, recipient));
const open = (token: string) => shop.call<ApiErrorBody>('GET', `/e-cards/${token}`);

describe('sending', () => {
  it('mails a link to the card once, without its message', async () => {
    const to = address();
    const { status, body } = await send(await signIn(shop), { to_email: to });
    expect(status).toBe(201);
    expect(sentECardSchema.parse(body)).toMatchObject({ to_name: 'Nok', sent_at: null });
    await Promise.all(Array.from({ length: 4 }, () => shop.jobs.sendCards()));
    const [mail, ...others] = await mailsTo(to);
    expect(others).toEqual([]);
    expect(mail?.body.split('\n')[0]).toBe('มาลี ส่งการ์ดถึงคุณ / มาลี sent you a card');
    expect(mail?.body).not.toContain('ขอบคุณ');
    const [, token = ''] = /e-card#(\S+)/.exec(mail?.body ?? '') ?? [];
    const answer = await open(token);
    expect(eCardSchema.parse(answer.body)).toMatchObject(CARD);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    // The answer reveals neither sender nor recipient address.
    expect(JSON.stringify(answer.body)).not.toContain(to);
    for (const wrong of [`${token}x`, token.replace(/^\d+/, '999'), 'x', '1.']) {
      expect((await open(wrong)).status).toBe(404);
    }
  });

  it('waits for its date', async () => {
    const member = await signIn(shop);
    const to = address();
    const day = new Date(shop.clock.now().getTime() + DAY_MS).toISOString();
    await send(member, { to_email: to, send_at: day });
    await shop.jobs.sendCards();
    expect(await mailsTo(to)).toEqual([]);
    const { body } = await shop.call('GET', '/me/e-cards', { token: member.token });
    expect(sentECardListSchema.parse(body).entities).toMatchObject([
      { send_at: day, sent_at: null },
    ]);
    shop.clock.advance(DAY_MS);
    await shop.jobs.sendCards();
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('applies a key once, even under ten concurrent requests', async () => {
    const member = await signIn(shop);
    const to = address();
    const key = randomUUID();
    const sends = Array.from({ length: 10 }, () => send(member, { to_email: to }, key));
    expect(new Set((await Promise.all(sends)).map(({ body }) => body.id)).size).toBe(1);
  });

  it('has a daily limit, even under concurrent requests', async () => {
    const member = await signIn(shop);
    const answers = await Promise.all(Array.from({ length: 13 }, () => send(member)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('DAILY_LIMIT'));
    shop.clock.advance(DAY_MS);
    expect((await send(await signIn(shop, member.phone))).status).toBe(201);
  });

  it.each([
    ['a letter too many', { message: 'กี่'.repeat(301) }, 'MESSAGE_TOO_LONG'],
    ['a design that there is not', { design_id: 'none' }, 'VALIDATION'],
    ['a head of its own', { from_name: 'Mali\r\nBcc: all@example.com' }, 'VALIDATION'],
    ['a link as a name', { from_name: 'Your Bank https://evil.example/verify' }, 'VALIDATION'],
    ['an invisible name', { to_name: '\u200b\u2066\u3164' }, 'VALIDATION'],
    ['a line in a name', { to_name: 'Nok\nCc: all@example.com' }, 'VALIDATION'],
    ['two addresses', { to_email: 'a@example.com,b@example.com' }, 'VALIDATION'],
    ['a day long past', { send_at: '2020-01-01T00:00:00Z' }, 'VALIDATION'],
    ['a day far ahead', { send_at: '2099-01-01T00:00:00Z' }, 'VALIDATION'],
  ])('refuses %s', async (_, changes, code) => {
    const { status, body } = await send(await signIn(shop), changes);
    expect([status, body.code]).toEqual([422, code]);
  });

  it('accepts 300 letters of three code points each', async () => {
    expect((await send(await signIn(shop), { message: 'กี่'.repeat(300) })).status).toBe(201);
  });
});

it('requires a sign-in, except for the designs', async () => {
  expect((await send({ token: '' })).status).toBe(401);
  const { body } = await shop.call('GET', '/e-cards/designs?locale=th');
  expect(cardDesignListSchema.parse(body).entities.length).toBeGreaterThan(4);
});
