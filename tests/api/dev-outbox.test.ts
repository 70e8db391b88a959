import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRepos } from '../../server/runtime/repos.ts';
import { outbox } from '../../server/db/schema/operations.ts';
import type { Sender } from '../../server/core/outbox.ts';
import { createDevApp } from '../../demo/dev/dev-app.ts';
import { deliverOutbox } from '../../server/runtime/deliver-outbox.ts';
import { createLogger } from '../../server/runtime/log.ts';
import { composeMail } from '../../server/providers/mails/compose-mail.ts';
import { createLocalSender } from '../../demo/dev/local-sender.ts';
import { randomPhone } from '../harness/members.ts';
import { lastSms, loginByOtp, requestOtp, wrongCode } from '../harness/otp.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
let lines: string[] = [];
const log = createLogger(
  { logLevel: 'trace', mode: 'production' },
  { write: (line) => lines.push(line) },
);

beforeAll(async () => {
  shop = await openShop({ log });
});
afterAll(() => shop.close());
beforeEach(async () => {
  lines = [];
  await shop.db.delete(outbox);
});

function deliverBy(sms: Sender, keepBodies: boolean) {
  const repo = createRepos(shop.db).outbox;
  return deliverOutbox({ outbox: repo, senders: { sms }, keepBodies, clock: shop.clock, log });
}

describe('logs', () => {
  it('show the message in the demo, so that newcomers find the password', async () => {
    const phone = randomPhone();
    const { code } = await requestOtp(shop, phone);
    await deliverBy(createLocalSender(log), true);
    expect(lines.join('')).toContain(`sms to ${phone}: ${code} is your Arun login code`);
  });

  it('contain neither password nor phone number otherwise', async () => {
    const phone = randomPhone();
    const { code, challenge } = await requestOtp(shop, phone);
    await deliverBy(async () => 'refused', false);
    const body = { code: wrongCode(code), phone_number: phone };
    await shop.call('POST', `/guest/login/otp/${challenge.id}`, { body });
    shop.clock.advance(61_000);
    const login = await loginByOtp(shop, phone);
    await shop.call('GET', '/me', { token: login.body.access_token });
    await shop.db.execute('ALTER TABLE sessions RENAME TO sessions_away');
    const broken = await shop.call('GET', '/me', { token: login.body.access_token });
    await shop.db.execute('ALTER TABLE sessions_away RENAME TO sessions');
    expect(broken.status).toBe(500);
    const text = lines.join('');
    expect(text).toContain('request failed');
    for (const secret of [phone, code, body.code, login.body.access_token]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('a statement that fails', () => {
  it.each(['BREAK_TEXT', 'BREAK_TABLE'])('logs none of its values: %s', async (how) => {
    const phone = randomPhone();
    const [breaking, mending] =
      how === 'BREAK_TABLE'
        ? ['ALTER TABLE outbox RENAME TO outbox_away', 'ALTER TABLE outbox_away RENAME TO outbox']
        : [
            'ALTER TABLE outbox ADD CONSTRAINT closed CHECK (false)',
            'ALTER TABLE outbox DROP CONSTRAINT closed',
          ];
    await shop.db.execute(breaking);
    const { status } = await shop.call('POST', '/guest/otp', { body: { phone_number: phone } });
    await shop.db.execute(mending);
    expect(status).toBe(500);
    const text = lines.join('');
    expect(text).toContain('request failed');
    expect(text).toContain('outbox');
    expect(text).not.toContain(phone);
    expect(text).not.toMatch(/\d{6} is your|#\d{6}/);
  });

  it('logs no values of a mail that the server refuses', async () => {
    const email = 'malee@example.com';
    const message = { kind: 'mail' as const, recipient: email, body: 'Secret', expiresAt: null };
    const repo = createRepos(shop.db).outbox;
    await repo.add(message, shop.clock.now());
    const mail = () =>
      Promise.reject(Object.assign(new Error(`451 <${email}> busy`), { responseCode: 451 }));
    await deliverOutbox({
      outbox: repo,
      senders: { mail },
      keepBodies: false,
      clock: shop.clock,
      log,
    });
    const text = lines.join('');
    expect(text).toContain('message not sent');
    expect(text).toContain('451');
    expect(text).not.toContain(email);
  });
});

describe('/dev/outbox', () => {
  const dev = () =>
    createDevApp({
      newestMessages: (limit) => createRepos(shop.db).outbox.newest(limit),
      readMail: (body) => composeMail(body, 'https://shop.test'),
      clock: shop.clock,
      moveClock: undefined,
    });

  it('shows messages newest first, with their passwords, as text', async () => {
    const body = '<script>alert(1)</script> & "quotes"';
    const message = { kind: 'mail' as const, recipient: 'a@example.com', body, expiresAt: null };
    await createRepos(shop.db).outbox.add(message, shop.clock.now());
    const phone = randomPhone();
    const { code } = await requestOtp(shop, phone);
    const answer = await dev().request('/dev/outbox');
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(page).toContain('<meta http-equiv="refresh" content="3" />');
    expect(page).toContain(`<div class="otp">${code}</div>`);
    expect(page.indexOf(phone)).toBeLessThan(page.indexOf('&lt;script&gt;'));
    expect(page).not.toContain('<script');
  });

  it('shows a mail as received, in a frame without scripts', async () => {
    const body = 'Order AR1\n\nHello <b>Malee</b>\nhttps://shop.test/orders/AR1';
    const message = { kind: 'mail' as const, recipient: 'a@example.com', body, expiresAt: null };
    await createRepos(shop.db).outbox.add(message, shop.clock.now());
    const page = await (await dev().request('/dev/outbox')).text();
    expect(page).toContain('<h2>Order AR1</h2>');
    const frame = /<iframe[^>]*>/.exec(page)?.[0] ?? '';
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(frame).toContain('Hello &amp;lt;b&amp;gt;Malee');
    expect(frame).toContain('href=&quot;https://shop.test/orders/AR1&quot;');
  });

  it('shows a single message, which does not refresh', async () => {
    const repo = createRepos(shop.db).outbox;
    for (const body of ['First', 'Second']) {
      const sms = { kind: 'sms' as const, recipient: '0899999999', body, expiresAt: null };
      await repo.add(sms, shop.clock.now());
    }
    const [newest] = await repo.newest(1);
    const answer = await dev().request(`/dev/outbox?id=${String(newest?.id)}`);
    const page = await answer.text();
    expect(page).toContain('Second');
    expect(page).not.toContain('First');
    expect(page).not.toContain('http-equiv="refresh"');
  });

  it('is available as JSON for the browser journeys', async () => {
    const phone = randomPhone();
    const { code } = await requestOtp(shop, phone);
    const answer = await dev().request('/dev/outbox.json');
    expect(await answer.json()).toEqual({
      entities: [
        {
          id: expect.any(Number),
          kind: 'sms',
          recipient: phone,
          body: await lastSms(shop, phone),
          otp: code,
          created_at: expect.any(String),
        },
      ],
    });
  });

  it('does not exist in the standalone service', async () => {
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      const answer = await shop.app.request(`http://shop.test${path}`);
      expect(answer.status).toBe(404);
    }
  });
});
