import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFcm } from '../../../tests/harness/fcm-stand-in.ts';
import { createGoogleAccess } from './access-token.ts';
import { createFcmSender } from './fcm.ts';
import { wordPush } from '../../modules/notifications/word-push.ts';

let fcm: Awaited<ReturnType<typeof startFcm>>;
let forgotten: string[];

beforeAll(async () => {
  fcm = await startFcm();
});
afterAll(() => fcm.close());
beforeEach(() => {
  fcm.sent.length = 0;
  fcm.refusals.clear();
  forgotten = [];
});

const body = JSON.stringify({
  ...{ locale: 'th', topic: 'orders', title: 'ได้รับการชำระเงินแล้ว', path: '/notifications/7' },
});
const due = (recipient: string, id = 1) => ({
  ...{ id, kind: 'push' as const, recipient, body, attempts: 1 },
});
const sender = () => {
  const { account, url } = fcm;
  const forget = async (token: string) => void forgotten.push(token);
  return createFcmSender({ account, url, forget });
};

describe('the sender of push messages', () => {
  it('signs in once and sends data alone, in the device’s language', async () => {
    const send = sender();
    const before = fcm.signIns();
    expect(await Promise.all([send(due('phone')), send(due('laptop', 2))])).toEqual([
      'sent',
      'sent',
    ]);
    expect(fcm.signIns()).toBe(before + 1);
    expect(fcm.sent.find(({ to }) => to === 'phone')?.data).toEqual({
      ...{ title: 'อรุณ', body: 'ได้รับการชำระเงินแล้ว' },
      ...{ url: '/th/notifications/7', tag: 'shop-1' },
    });
  });

  it.each([
    [404, 'UNREGISTERED'],
    [400, 'INVALID_ARGUMENT'],
    [403, 'SENDER_ID_MISMATCH'],
  ])('forgets a device at %i %s', async (status, errorCode) => {
    fcm.refusals.set('old', { status, errorCode });
    expect(await sender()(due('old'))).toBe('gone');
    expect(forgotten).toEqual(['old']);
  });

  it.each([
    [429, 'QUOTA_EXCEEDED'],
    [503, 'UNAVAILABLE'],
  ])('retries after %i %s', async (status, errorCode) => {
    fcm.refusals.set('phone', { status, errorCode });
    await expect(sender()(due('phone'))).rejects.toThrow(errorCode);
    expect(forgotten).toEqual([]);
  });

  it('sends to registration tokens of apps, too', async () => {
    await sender()(due('app:APA91b'));
    expect(fcm.sent[0]?.to).toBe('app:APA91b');
  });

  it('signs in again when its token is refused', async () => {
    const send = sender();
    await send(due('phone'));
    fcm.revoke();
    await expect(send(due('phone'))).rejects.toThrow('401');
    expect(await send(due('phone'))).toBe('sent');
  });

  it('retries a failed sign-in', async () => {
    const access = createGoogleAccess({ ...fcm.account, token_uri: `${fcm.url}/nowhere` });
    await expect(access.token()).rejects.toThrow('401');
    await expect(access.token()).rejects.toThrow('401');
  });
});

it('renews a token a minute before it ends', async () => {
  let now = Date.now();
  const access = createGoogleAccess(fcm.account, () => now);
  const first = await access.token();
  now += 3_500_000;
  expect(await access.token()).toBe(first);
  now += 60_000;
  expect(await access.token()).not.toBe(first);
});

it.each([
  ['en', 'orders', 'There is an update on your order'],
  ['th', 'reminders', 'มีข้อความใหม่ถึงคุณ'],
  ['en', 'promotions', 'There is a new offer for you'],
])('reveals no details, %s %s', (locale, topic, text) => {
  const kept = { locale, topic, title: null, path: '/profile/wishlist' };
  expect(wordPush(JSON.stringify(kept)).body).toBe(text);
});
