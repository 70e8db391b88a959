import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactReceiptSchema, type ContactReceipt } from '@/lib/contact/contract.ts';
import { brand } from '@/lib/brand.ts';
import { contactMessages } from '../schema.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const DAY_MS = 86_400_000;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(outbox);
  await shop.db.delete(contactMessages);
  shop.clock.advance(2 * 3_600_000);
});

const writing = (changes: Readonly<Record<string, unknown>> = {}) => ({
  submission_id: randomUUID(),
  name: 'Mali Dee',
  contact: 'mali@example.com',
  topic: 'delivery',
  message: 'Where is my parcel?\nIt was to come yesterday.',
  ...changes,
});
type Body = ContactReceipt & { readonly fields?: Readonly<Record<string, string>> };
const send = (body: unknown, locale = 'en') =>
  shop.call<Body>('POST', `/contact-messages?locale=${locale}`, { body });

describe('POST /contact-messages', () => {
  it('stores the message, mails it to customer care and promises an answer', async () => {
    const { status, body } = await send(writing(), 'th');
    expect(status).toBe(201);
    const { reference, answer_by } = contactReceiptSchema.parse(body);
    const promised = Date.parse(answer_by) - shop.clock.now().getTime();
    expect(Math.abs(promised - DAY_MS)).toBeLessThan(60_000);
    const [kept] = await shop.db.select().from(contactMessages);
    expect(kept).toMatchObject({ reference, name: 'Mali Dee', topic: 'delivery', locale: 'th' });
    const [mail, ...others] = await shop.db.select().from(outbox);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'mail', recipient: brand.contactMail });
    expect(mail?.body).toContain(reference);
    expect(mail?.body).toContain('Where is my parcel?\nIt was to come yesterday.');
  });

  it('mails no clickable link from the message', async () => {
    await send(writing({ message: 'See https://evil.example/verify or www.evil.example' }));
    const [mail] = await shop.db.select().from(outbox);
    expect(mail?.body).toContain('See https: //evil. example/verify or www. evil. example');
    expect(mail?.body).toContain('mali@example.com');
  });

  it('is idempotent per submission, even under concurrent requests', async () => {
    const body = writing();
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
    expect(await shop.db.select().from(contactMessages)).toHaveLength(1);
    expect(await shop.db.select().from(outbox)).toHaveLength(1);
  });

  it.each([
    ['02-123 4567', '021234567'],
    ['081-234-5678', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['(02) 123-4567', '021234567'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['02-123-4567 ext 3', '021234567 ext 3'],
    ['0066812345678', '0812345678'],
    ['a@b.co', 'a@b.co'],
    ['\u200bmailto:a@b.co', 'a@b.co'],
  ])('answers to %s', async (contact, kept) => {
    expect((await send(writing({ contact }))).status).toBe(201);
    const [row] = await shop.db.select().from(contactMessages);
    expect(row?.contact).toBe(kept);
  });

  it.each([
    ['name', 'Mali\r\nBcc: all@example.com'],
    ['name', ' '],
    ['contact', 'mali@example.com\nBcc: all@example.com'],
    ['contact', 'a@example.com,b@example.com'],
    ['contact', 'call me'],
    ['contact', 'mali@evil.example/verify'],
    ['contact', '0012345678'],
    ['contact', '\u200b'],
    ['name', '\u200b\u200d'],
    ['name', 'www.evil.example'],
    ['topic', 'lottery'],
    ['message', ''],
    ['message', 'x'.repeat(3_001)],
  ])('refuses the %s %j by its field', async (name, value) => {
    const { status, body } = await send(writing({ [name]: value }), 'th');
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([name]);
    expect(body.fields?.[name]).toMatch(/[ก-๙]/u);
    expect(await shop.db.select().from(outbox)).toEqual([]);
  });

  it('limits requests per address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await send(writing())).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    const { status, headers } = await send(writing());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('deletes messages after a year', async () => {
    await send(writing());
    const purgeAfter = (days: number) => {
      shop.clock.advance(days * DAY_MS);
      return shop.runJob('old contact messages');
    };
    await purgeAfter(364);
    expect(await shop.db.select().from(contactMessages)).toHaveLength(1);
    await purgeAfter(2);
    expect(await shop.db.select().from(contactMessages)).toEqual([]);
  });
});
