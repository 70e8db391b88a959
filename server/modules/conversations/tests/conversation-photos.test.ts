import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageSchema, type Message, type MessageList } from '@/lib/conversations/contract.ts';
import { createSealer, sealingKeysOf } from '@/server/core/sealed.ts';
import { selectRows } from '@/server/db/client.ts';
import { createLiveEventRepo } from '@/server/modules/events/repo.ts';
import { rotateKeys } from '@/server/modules/keys/rotate.ts';
import { openPharmacy, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { geotagged, hostileFiles, photo } from '@/tests/harness/pictures.ts';
import type { Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let thana: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];
let at: Awaited<ReturnType<typeof talkers.talk>>;

beforeAll(async () => {
  ({ shop, malee, thana, talkers } = await openPharmacy());
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
  await shop.db.execute(sql`UPDATE conversations SET state = 'closed', closed_at = now()`);
  at = await talkers.talk(alice, malee);
});

type Answer = Message & { readonly code?: string; readonly message?: string };

async function send(
  { token }: TestMember,
  path: string,
  { bytes, id = randomUUID(), locale = 'en' }: { bytes: Uint8Array; id?: string; locale?: string },
) {
  const prefix = path.startsWith('/api/') ? '' : '/api/v1';
  const url = `http://shop.test${prefix}${path}/attachments?client_msg_id=${id}&locale=${locale}`;
  const answer = await shop.app.fetch(
    new Request(url, {
      method: 'POST',
      headers: {
        Platform: 'web',
        Authorization: `Bearer ${token}`,
        'Content-Type': 'image/jpeg',
      },
      body: new Uint8Array(bytes),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function look(who: TestMember | undefined, path: string, message: number, size = 'whole') {
  const prefix = path.startsWith('/api/') ? '' : '/api/v1';
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${prefix}${path}/messages/${String(message)}/photo?size=${size}`, {
      headers: { Platform: 'web', ...(who && { Authorization: `Bearer ${who.token}` }) },
    }),
  );
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const status = async (...args: Parameters<typeof look>) => (await look(...args)).answer.status;

describe('a photo in a conversation', () => {
  it('is re-encoded, and shown only to both participants, uncached', async () => {
    const { status: sent, body } = await send(alice, at.mine, { bytes: await geotagged() });
    expect(sent).toBe(201);
    expect(messageSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ type: 'image', from: 'member', body: '' });
    for (const [who, path] of [
      [alice, at.mine],
      [malee, at.desk],
    ] as const) {
      const { answer, bytes } = await look(who, path, body.id);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(bytes.includes('SECRET-CAMERA')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 20,
        height: 40,
      });
      expect(await status(who, path, body.id, 'small')).toBe(200);
    }
    const bob = await signIn(shop);
    expect(await status(bob, at.mine, body.id)).toBe(404);
    expect(await status(undefined, at.mine, body.id)).toBe(401);
    expect(await status(alice, at.desk, body.id)).toBe(403);
    expect(await status(thana, at.desk, body.id)).toBe(403);
    expect(await status(alice, at.mine, body.id + 1_000)).toBe(404);
    const log = await talkers.logOf(alice, at.id);
    expect(log).toContain('Thana refused');
    const said = await talkers.say(alice, at.mine, 'words');
    expect(await status(alice, at.mine, said.body.id)).toBe(404);
    const other = await talkers.talk(bob, malee);
    expect(await status(bob, other.mine, body.id)).toBe(404);
  });

  it('goes the other way too, stays one message however often it is sent', async () => {
    const sent = { bytes: await photo().png().toBuffer(), id: randomUUID() };
    const before = shop.files.keys().length;
    const both = await Promise.all([send(malee, at.desk, sent), send(malee, at.desk, sent)]);
    const again = await send(malee, at.desk, sent);
    expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
    const { body } = await talkers.call<MessageList>(alice, 'GET', `${at.mine}/messages`);
    expect(body.entities.map(({ type, from }) => [type, from])).toEqual([['image', 'pharmacist']]);
    expect(await status(alice, at.mine, again.body.id)).toBe(200);
    shop.clock.advance(25 * 3_600_000);
    malee = await signIn(shop, malee.phone);
    thana = await signIn(shop, thana.phone);
    alice = await signIn(shop, alice.phone);
    await shop.sweepUploads();
    expect(shop.files.keys().length).toBe(before + 2);
    expect(await status(alice, at.mine, again.body.id)).toBe(200);
  });

  it('is locked where it lies, and opens after the keys changed', async () => {
    const { body } = await send(alice, at.mine, { bytes: await photo().jpeg().toBuffer() });
    for (const key of shop.files.keys()) {
      const bytes = Buffer.from((await shop.files.get(key)) ?? []);
      expect([bytes.includes('RIFF'), bytes.includes('WEBP')]).toEqual([false, false]);
    }
    const keys = sealingKeysOf(
      'a secret for tests only',
      `1:${Buffer.alloc(32, 1).toString('base64')}`,
    );
    const newer = createSealer(keys);
    const parts = await Array.fromAsync(rotateKeys(shop.db, newer, 1));
    const column = 'conversation_messages.photo_key_sealed';
    expect(parts.find((part) => part.column === column)).toMatchObject({ failed: 0 });
    const [row] = await selectRows<{ sealed: string }>(
      shop.db,
      sql`SELECT photo_key_sealed AS sealed FROM conversation_messages WHERE id = ${body.id}`,
    );
    const key = newer.open(row?.sealed ?? '', `photo of conversation ${String(at.id)}`);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    // Back again: the shop of this file knows the first key alone.
    const back = {
      seal: (text: string, purpose: string) => shop.sealer.seal(text, purpose),
      open: (text: string, purpose: string) => newer.open(text, purpose),
    };
    await Array.fromAsync(rotateKeys(shop.db, back, 0));
    expect(await status(alice, at.mine, body.id)).toBe(200);
  });

  it('goes with what was said', async () => {
    const { body } = await send(alice, at.mine, { bytes: await photo().jpeg().toBuffer() });
    const before = shop.files.keys().length;
    await talkers.call(alice, 'POST', '/me/pharmacy/withdraw');
    expect(await status(alice, at.mine, body.id)).toBe(404);
    await shop.sweepUploads();
    expect(shop.files.keys().length).toBe(before - 2);
  });
});

describe('what is refused', () => {
  it('is no picture, too large, or comes after the end, said in the reader’s language', async () => {
    for (const [name, bytes, code] of await hostileFiles()) {
      shop.clock.advance(10_000);
      const { status: answered, body } = await send(alice, at.mine, { bytes });
      expect([name, answered, body.code]).toEqual([name, code === 'FILE_SIZE' ? 413 : 422, code]);
    }
    const bytes = await photo().jpeg().toBuffer();
    const thai = await send(alice, at.mine, { bytes: Buffer.from('<svg/>'), locale: 'th' });
    expect(thai.body.message).toContain('ไม่ใช่รูปภาพ');
    expect((await send(await signIn(shop), at.mine, { bytes })).status).toBe(404);
    expect((await send(thana, at.desk, { bytes })).body.code).toBe('NOT_YOURS');
    expect((await send(alice, at.mine, { bytes, id: 'no id' })).status).toBe(422);
    const id = randomUUID();
    const last = await send(alice, at.mine, { bytes, id });
    await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    expect((await send(alice, at.mine, { bytes })).body.code).toBe('CONVERSATION_CLOSED');
    expect((await send(malee, at.desk, { bytes })).body.code).toBe('CONVERSATION_CLOSED');
    expect((await send(alice, at.mine, { bytes, id })).body.id).toBe(last.body.id);
    expect(await status(alice, at.mine, last.body.id)).toBe(200);
  });

  it('is the eleventh within a minute', async () => {
    const bytes = Buffer.from('<svg/>');
    for (let sent = 0; sent < 10; sent += 1) await send(alice, at.mine, { bytes });
    expect((await send(alice, at.mine, { bytes })).body.code).toBe('RATE_LIMITED');
  });
});

it('typing is shown only to the other participant', async () => {
  const since = new Date(shop.clock.now().getTime() - 1_000);
  const liveEvents = createLiveEventRepo(shop.db);
  const heard = async (who: TestMember) =>
    (await liveEvents.conversations([who.memberId], since)).filter(({ kind }) => kind === 'typing');
  const type = async (who: TestMember, path: string) =>
    (await talkers.call(who, 'POST', `${path}/typing`)).status;
  expect(await type(alice, at.mine)).toBe(200);
  expect(await heard(malee)).toMatchObject([{ conversationId: at.id, from: 'member' }]);
  expect(await heard(alice)).toEqual([]);
  const [first] = await heard(malee);
  await type(alice, at.mine);
  expect(await heard(malee)).toEqual([first]);
  expect(await type(malee, at.desk)).toBe(200);
  expect(await heard(alice)).toMatchObject([{ from: 'pharmacist' }]);
  expect(await type(thana, at.desk)).toBe(403);
  expect(await type(await signIn(shop), at.mine)).toBe(404);
  await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  expect(await type(alice, at.mine)).toBe(200);
  expect([await heard(alice), await heard(malee)]).toEqual([[], []]);
});
