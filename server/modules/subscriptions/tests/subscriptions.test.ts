import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '@/server/db/schema/operations.ts';
import { subscriptions } from '../schema.ts';
import type { BotVerdict } from '@/server/modules/identity/ports.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const EMAIL = 'mali@example.com';

let shop: Shop;
let verdict: BotVerdict;

beforeAll(async () => {
  shop = await openShop({ botCheck: { judge: () => Promise.resolve(verdict) } });
});
afterAll(() => shop.close());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  verdict = 'person';
  await shop.db.delete(outbox);
  await shop.db.delete(subscriptions);
  shop.clock.advance(2 * HOUR_MS);
});

interface Body {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const post = (path: string, body: unknown, locale = 'en') =>
  shop.call<Body>('POST', `/subscriptions${path}?locale=${locale}`, { body });
const subscribe = (email: string = EMAIL, locale = 'en') => post('', { email }, locale);
const kept = () => shop.db.select().from(subscriptions);
const mails = () => shop.db.select().from(outbox).orderBy(outbox.id);

/** Token of the link in the last mail. */
async function lastPass(act: 'confirm' | 'end') {
  const mail = (await mails()).at(-1);
  const [, pass = ''] =
    new RegExp(String.raw`/subscription#${act}=(\S+)`).exec(mail?.body ?? '') ?? [];
  return pass;
}

async function confirmed() {
  await subscribe();
  await post('/confirm', { pass: await lastPass('confirm') });
  return lastPass('end');
}

describe('newsletters', () => {
  it('start after the link of a mail was opened, and end with one click', async () => {
    expect((await subscribe(' Mali@Example.com ', 'th')).status).toBe(200);
    const [asked] = await mails();
    expect(asked).toMatchObject({ kind: 'mail', recipient: EMAIL });
    expect(asked?.body).toMatch(/[ก-๙]/u);
    expect(asked?.body).toContain('/th/subscription#confirm=');
    expect(await kept()).toMatchObject([{ email: EMAIL, locale: 'th', confirmedAt: null }]);

    expect((await post('/confirm', { pass: await lastPass('confirm') })).status).toBe(200);
    expect((await kept())[0]?.confirmedAt).not.toBeNull();
    const end = await lastPass('end');
    expect((await post('/end', { pass: end })).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await post('/end', { pass: end })).status).toBe(200);
  });

  it('confirmed twice, also concurrently, send one welcome mail', async () => {
    await subscribe();
    const pass = await lastPass('confirm');
    // All in the same millisecond.
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/confirm', { pass })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mails()).toHaveLength(2);
  });

  it('one mail per hour and address, none after confirmation, and always the same answer', async () => {
    await Promise.all([subscribe(), subscribe(), subscribe()]);
    expect(await mails()).toHaveLength(1);
    shop.clock.advance(HOUR_MS + 1000);
    const again = await subscribe();
    expect(await mails()).toHaveLength(2);
    await post('/confirm', { pass: await lastPass('confirm') });
    shop.clock.advance(HOUR_MS + 1000);
    const known = await subscribe();
    expect([known.status, known.body]).toEqual([again.status, again.body]);
    expect(await mails()).toHaveLength(3);
  });

  it('a confirmation link expires after 48 hours, an unsubscribe link never', async () => {
    await subscribe();
    const late = await lastPass('confirm');
    shop.clock.advance(48 * HOUR_MS + 1000);
    expect(await post('/confirm', { pass: late }, 'th')).toMatchObject({
      status: 422,
      body: { code: 'LINK_EXPIRED', message: 'ลิงก์นี้ใช้ไม่ได้แล้ว' },
    });
    const end = await confirmed();
    shop.clock.advance(5 * 365 * 24 * HOUR_MS);
    expect((await post('/end', { pass: end })).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('a token is valid for its subscriber and purpose only', async () => {
    const end = await confirmed();
    const [id = '', ...rest] = end.split('.');
    const others = [[String(Number(id) + 1), ...rest].join('.'), `${end}x`, 'x', '1.0.'];
    for (const pass of others) expect((await post('/end', { pass })).status).toBe(422);
    expect((await post('/confirm', { pass: end })).status).toBe(422);
    expect(await kept()).toHaveLength(1);
  });

  it.each(['', 'mali', 'mali@example', 'mali@example.com\nBcc: all@example.com', 'a@b.co,c@d.co'])(
    'refuse %j at its field',
    async (email) => {
      const { status, body } = await subscribe(email);
      expect(status).toBe(422);
      expect(Object.keys(body.fields ?? {})).toEqual(['email']);
      expect(await mails()).toEqual([]);
    },
  );

  it('are limited against bots', async () => {
    verdict = 'suspected';
    expect(await subscribe()).toMatchObject({ status: 422, body: { code: 'BOT_SUSPECTED' } });
    expect(await mails()).toEqual([]);
  });

  it('delete unconfirmed addresses after a week', async () => {
    await confirmed();
    await subscribe('never@example.com');
    const purgeAfter = (days: number) => {
      shop.clock.advance(days * 24 * HOUR_MS);
      return shop.runJob('unconfirmed subscriptions');
    };
    await purgeAfter(6);
    expect(await kept()).toHaveLength(2);
    await purgeAfter(2);
    expect(await kept()).toMatchObject([{ email: EMAIL }]);
  });
});
