import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import type { User } from '@/lib/identity/contract.ts';
import { takesPicture } from '@/lib/uploads/contract-values.ts';
import { uploads } from '@/server/db/schema/uploads.ts';
import { createMediaApp } from '@/server/runtime/media.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { geotagged, hostileFiles, photo } from '@/tests/harness/pictures.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let mali: TestMember;

beforeAll(async () => {
  shop = await openShop();
  mali = await signIn(shop);
});
afterAll(() => shop.close());

type Body = User & ApiErrorBody;
interface Sent {
  readonly type?: string;
  readonly token?: string | undefined;
  readonly locale?: string;
}

async function send(body: Uint8Array | FormData, sent: Sent = {}) {
  const { type = 'image/jpeg', token = mali.token, locale = 'en' } = sent;
  const answer = await shop.app.fetch(
    new Request(`http://shop.test/api/v1/me/avatar?locale=${locale}`, {
      method: 'POST',
      headers: {
        Platform: 'web',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body instanceof FormData ? {} : { 'Content-Type': type }),
      },
      body: body instanceof FormData ? body : new Uint8Array(body),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** Response of the shop for a path of `/media`. */
async function seen(url: string | null) {
  const media = createMediaApp({
    ...{ pictures: {} as never, fileOf: () => Promise.resolve(undefined) },
    isBrand: () => Promise.resolve(false),
    ...{ uploads: shop.useCases.uploads, log: pino({ level: 'silent' }) },
  });
  const answer = await media.fetch(new Request(`http://shop.test${url ?? ''}`));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a profile picture', () => {
  it('is re-encoded: upright, without location, as WebP, not cacheable', async () => {
    const sent = await geotagged();
    expect(sent.includes('SECRET-CAMERA')).toBe(true);
    const { status, body } = await send(sent);
    expect(status).toBe(200);
    expect(body.profile_image).toMatch(/^\/media\/uploads\/[\w-]{43}\/whole\.webp$/);
    const { answer, bytes } = await seen(body.profile_image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.includes('SECRET-CAMERA')).toBe(false);
    const about = await sharp(bytes).metadata();
    expect(about).toMatchObject({ format: 'webp' });
    expect([about.exif, about.xmp, about.icc, about.orientation]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    const { body: me } = await shop.call<User>('GET', '/me', { token: mali.token });
    expect(me.profile_image).toBe(body.profile_image);
  });

  it('can be sent as a form, and replaces the previous one, whose files are deleted', async () => {
    const { profile_image: before } = (await send(await photo().png().toBuffer())).body;
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await photo().avif().toBuffer())], '../x.svg'));
    const { status, body } = await send(form);
    expect(status).toBe(200);
    expect(body.profile_image).not.toBe(before);
    expect((await seen(before)).answer.status).toBe(404);
    expect(shop.files.keys().length).toBeGreaterThan(2);
    await shop.sweepUploads();
    expect(shop.files.keys()).toHaveLength(2);
    expect(await shop.db.select().from(uploads)).toHaveLength(1);
    expect((await seen(body.profile_image)).answer.status).toBe(200);
  });

  it('is a single one, also with concurrent uploads', async () => {
    const bytes = await photo().jpeg().toBuffer();
    await Promise.all([1, 2, 3].map(() => send(bytes)));
    shop.clock.advance(1);
    await shop.sweepUploads();
    expect(shop.files.keys()).toHaveLength(2);
  });

  it('is removed on request', async () => {
    const { body } = await send(await photo().jpeg().toBuffer());
    const answer = await shop.call<User>('DELETE', '/me/avatar', { token: mali.token });
    expect([answer.status, answer.body.profile_image]).toEqual([200, null]);
    expect((await seen(body.profile_image)).answer.status).toBe(404);
    await shop.sweepUploads();
    expect(shop.files.keys()).toEqual([]);
  });

  it('loses data appended to the picture', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const { body } = await send(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK')]));
    const { bytes } = await seen(body.profile_image);
    expect(bytes.includes('script')).toBe(false);
    await shop.call('DELETE', '/me/avatar', { token: mali.token });
    await shop.sweepUploads();
  });
});

describe('what is not a picture', () => {
  it('is refused, in the language of the sender', async () => {
    for (const [name, bytes, code] of await hostileFiles()) {
      const { status, body } = await send(bytes);
      expect([name, status, body.code]).toEqual([name, code === 'FILE_SIZE' ? 413 : 422, code]);
    }
    const { body } = await send(Buffer.from('<svg/>'), { locale: 'th' });
    expect(body.message).toContain('ไม่ใช่รูปภาพ');
    expect(shop.files.keys()).toEqual([]);
  });

  it('is refused by its declared type or size', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    expect((await send(jpeg, { type: 'application/json' })).body.code).toBe('FILE_TYPE');
    expect((await send(jpeg, { type: 'multipart/form-data' })).body.code).toBe('BAD_REQUEST');
    expect((await send(new FormData())).body.code).toBe('FILE_TYPE');
    const form = new FormData();
    form.set('file', 'a text');
    expect((await send(form)).body.code).toBe('FILE_TYPE');
    expect((await send(jpeg, { token: '' })).body.code).toBe('UNAUTHENTICATED');
  });

  it('is limited per hour', async () => {
    const { token, memberId: id } = await signIn(shop);
    const { wait } = shop.useCases.uploads;
    const svg = Buffer.from('<svg/>');
    for (let sent = 0; sent < 60; sent += 1) {
      expect(await wait(id)).toBe(0);
      await send(svg, { token });
    }
    expect((await send(svg, { token })).body.code).toBe('RATE_LIMITED');
    expect(await wait(id)).toBeGreaterThan(3_000);
    expect(await wait(id)).toBeLessThanOrEqual(3_600);
    expect(await wait(mali.memberId)).toBe(0);
  });
});

it('the calls that take a picture are those that the front server buffers one for', async () => {
  const { body } = await shop.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/openapi.json',
  );
  interface Operation {
    readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  }
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      isPicture: takesPicture(method.toUpperCase(), path),
      reads: Object.keys(requestBody?.content ?? {}).includes('image/*'),
    })),
  );
  expect(calls.filter(({ isPicture, reads }) => isPicture !== reads)).toEqual([]);
  expect(calls.filter(({ reads }) => reads).length).toBeGreaterThan(0);
});
