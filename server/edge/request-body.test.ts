import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { answerBeforeBody } from '../../tests/harness/unsent-body.ts';
import { ask, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();
const { handler: next } = toyStorefront((_, response) => {
  response.end('page');
});
const GUEST = 16 * 1024;
const CALLBACK = 256 * 1024;
const MEMBER = 1024 * 1024;
const OWN = { authorization: 'Bearer mali' };
const FORGED = { authorization: 'Bearer nobody' };
const CHUNKED = { 'transfer-encoding': 'chunked' };
const CALL = '/api/v1/guest/otp';
const WEBHOOK = '/api/v1/payments/webhooks/omise';

const service = () => {
  const asked: (string | undefined)[] = [];
  return {
    asked,
    knows: (authorization?: string) => {
      asked.push(authorization);
      return Promise.resolve(authorization === OWN.authorization);
    },
    fetch: async (request: Request) =>
      Response.json((await request.arrayBuffer()).byteLength, { status: 201 }),
  };
};

describe('a body', () => {
  it.each([
    [CALL, {}, GUEST, 201],
    [CALL, {}, GUEST + 1, 413],
    [CALL, CHUNKED, GUEST, 201],
    [CALL, CHUNKED, GUEST + 1, 413],
    [CALL, FORGED, GUEST + 1, 413],
    [CALL, { ...FORGED, ...CHUNKED }, GUEST + 1, 413],
    [CALL, OWN, GUEST + 1, 201],
    [CALL, OWN, MEMBER, 201],
    [CALL, OWN, MEMBER + 1, 413],
    [CALL, { ...OWN, ...CHUNKED }, MEMBER, 201],
    [CALL, { ...OWN, ...CHUNKED }, MEMBER + 1, 413],
    [WEBHOOK, {}, CALLBACK, 201],
    [WEBHOOK, {}, CALLBACK + 1, 413],
    ['/api/admin/v1/reviews', {}, GUEST + 1, 413],
  ])('to %s with %o of %d bytes: %d', async (path, headers, bytes, status) => {
    const { port } = await start({ next, service: service() });
    const reply = await ask(port, path, { method: 'POST', headers, body: Buffer.alloc(bytes) });
    expect(reply.status).toBe(status);
    if (status === 201) expect(JSON.parse(reply.text)).toBe(bytes);
    else expect(JSON.parse(reply.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status });
  });

  it('without a sign-in is refused before the upload, unless short', async () => {
    const toy = service();
    const { port } = await start({ next, service: toy });
    const long = { 'Content-Length': String(GUEST + 1) };
    expect(await answerBeforeBody(port, `POST ${CALL}`, long)).toBe(413);
    expect(toy.asked).toEqual([]);
    expect(await answerBeforeBody(port, `POST ${CALL}`, { ...long, ...FORGED })).toBe(413);
    expect(toy.asked).toEqual([FORGED.authorization]);
    await ask(port, CALL, { method: 'POST', headers: OWN, body: 'short' });
    expect(toy.asked).toHaveLength(1);
  });

  it('is not read if its sender cannot be verified', async () => {
    const knows = () => Promise.reject(new Error('away'));
    const { port } = await start({ next, service: { knows } });
    const long = { ...OWN, 'Content-Length': String(GUEST + 1) };
    expect(await answerBeforeBody(port, `POST ${CALL}`, long)).toBe(503);
  });

  it('that exceeds the picture limit is refused before the upload', async () => {
    const pictureWait = () => Promise.resolve(1_234);
    const { port } = await start({ next, service: { pictureWait } });
    const path = '/api/v1/me/avatar';
    const head = { ...OWN, 'Content-Length': '9000000' };
    expect(await answerBeforeBody(port, `POST ${path}`, head)).toBe(429);
    const asked = { method: 'POST', headers: OWN, body: 'x' };
    const { status, headers, text } = await ask(port, `${path}?locale=th`, asked);
    expect([status, headers['retry-after']]).toEqual([429, '1234']);
    expect(JSON.parse(text)).toMatchObject({
      code: 'RATE_LIMITED',
      data: { retry_after: 1_234 },
      message: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่อีกครั้ง',
    });
  });

  it('of a guest has the same limit with an external service', async () => {
    const elsewhere = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(201).end('{}'));
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, resolve));
    const { port: upstream } = elsewhere.address() as AddressInfo;
    const { port } = await start({
      next,
      env: { API_URL: `http://localhost:${String(upstream)}` },
    });
    const statuses: number[] = [];
    for (const headers of [{}, CHUNKED, OWN]) {
      for (const bytes of [GUEST, GUEST + 1]) {
        const asked = { method: 'POST', headers, body: Buffer.alloc(bytes) };
        statuses.push((await ask(port, CALL, asked)).status);
      }
    }
    elsewhere.closeAllConnections();
    elsewhere.close();
    expect(statuses).toEqual([201, 413, 201, 413, 201, 201]);
  });
});
