import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf, startTestBank, type TestBank } from './bank.fixture.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await startTestBank();
});
afterAll(() => bank.close());

const METHODS = ['kbank_card', 'truemoney', 'qr'] as const;

describe('pages of the sandbox bank', () => {
  it.each(METHODS.flatMap((method) => [[method, 'en'] as const, [method, 'th'] as const]))(
    '%s in %s: amount, order, language, no script',
    async (method, locale) => {
      const charge = await bank.charge({ method, locale });
      const answer = await fetch(pageOf(charge));
      const page = await answer.text();
      expect(page).toContain(`<html lang="${locale}">`);
      expect(page).toContain('฿705.50');
      expect(page).toContain('AR261122-ABC234');
      expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
      const policy = answer.headers.get('content-security-policy');
      const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
      expect(policy).toContain(`img-src 'self'; font-src 'self';`);
      expect(policy).toContain(`form-action 'self' ${bank.shop.url};`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('bundles Thai fonts', async () => {
    const font = await fetch(`${bank.url}/fonts/thai.woff2`);
    expect(font.headers.get('content-type')).toBe('font/woff2');
    const head = Buffer.from(await font.arrayBuffer()).subarray(0, 4);
    expect(head.toString()).toBe('wOF2');
    expect((await fetch(`${bank.url}/fonts/..%2Fpackage.json`)).status).toBe(404);
  });

  it('names every test card', async () => {
    const page = await (await fetch(pageOf(await bank.charge()))).text();
    for (const number of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0084 0000 1629']) {
      expect(page).toContain(number);
    }
  });

  it('escapes foreign markup', async () => {
    const charge = await bank.charge({ orderId: '<b>AR</b>' });
    expect(await (await fetch(pageOf(charge))).text()).toContain('&lt;b&gt;AR&lt;/b&gt;');
  });

  it('answers 404 for an unknown charge or step', async () => {
    expect((await fetch(`${bank.url}/pay/chg_none`)).status).toBe(404);
    const card = pageOf(await bank.charge());
    expect((await bank.press(card, 'wallet')).status).toBe(404);
    expect((await bank.press(card, 'constructor')).status).toBe(404);
  });

  it('stores no card number', async () => {
    const charge = await bank.charge();
    await bank.press(pageOf(charge), 'card', { number: '4000000000003220' });
    const page = await (await fetch(pageOf(charge))).text();
    expect(page).toContain('3220');
    expect(page).not.toContain('400000000000');
  });
});
