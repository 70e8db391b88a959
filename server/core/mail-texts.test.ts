import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../lib/i18n/locale.ts';
import en from '../../messages/mails/en.json' with { type: 'json' };
import { mailText, type MailTextId } from './mail-texts.ts';

const IDS = Object.keys(en) as MailTextId[];
const OWN = 'https://shop.test/orders/AR1';

/** Links as mail programs detect them: a scheme, or text that looks like a host. */
const LINKS =
  /[a-z][a-z\d+.-]*:\/\/\S+|(?:mailto|tel|javascript):\S+|[\p{L}\p{N}_-]+\.[a-z]{2,}\S*/giu;

describe('texts of mails', () => {
  it.each([
    'Your Bank https://evil.example/verify',
    'HTTP://EVIL.COM',
    'www.evil.co.th/x',
    'evil.example',
    'mali@evil.example',
    'javascript:alert(1)',
    'mailto:mali@evil.example',
  ])('link only to the shop, with the name %s', (typed) => {
    for (const locale of LOCALES) {
      for (const id of IDS) {
        const names = [...en[id].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const given = Object.fromEntries(names.map((name) => [name, typed]));
        const text = mailText(locale, id, { ...given, url: OWN, contact: '0812345678' });
        expect(text.match(LINKS)?.filter((link) => link !== OWN) ?? []).toEqual([]);
      }
    }
  });
});
