import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { html, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();
const { handler: next } = toyStorefront((_, response) => {
  html(response, 200, 'page');
});

/** Sends these lines verbatim and returns the status. */
async function statusOf(port: number, lines: readonly string[]): Promise<number> {
  const socket = connect({ port, host: 'localhost' });
  try {
    socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1]);
  } finally {
    socket.destroy();
  }
}

const PATHS = ['/', '/api/v1/x', '/api/admin/v1/x', '/media/x', '/nothing.php', '/healthz'];

const MALFORMED = [
  ...['a b', '[', ']', '[]', '[::1', '::1', '[::1]x', '[zz::1]', '[0:0:0:0:0:0:0:1]', '', ' '],
  ...['a,b', 'a, b', 'user@shop.test', 'user:pass@shop.test', 'http://shop.test', '//shop.test'],
  ...['shop.test/path', 'shop.test?a', 'shop.test#a', String.raw`shop.test\a`, 'shop.test:'],
  ...['shop.test:0', 'shop.test:65536', 'shop.test:99999', 'shop.test:-1', 'shop.test:8e1'],
  ...['shop.test:80:80', 'shop..test', '.shop.test', '..', '1.2.3.999', '0x7f.1', '2130706433'],
  ...['shop.test\t', 'sh\top.test', 'sh\x01op', 'sh\x7fop', 'caf\u00e9.test', '%73hop.test', '<a>'],
  ...['"a"', "a'b", 'a;b', 'a|b', '*', `${'a'.repeat(250)}.example.test`],
].filter((value) => value.trim() === value || value.trim() === '' || value.includes('\top'));

const SOUND = [
  ...['localhost', 'localhost:3000', 'shop.test', 'SHOP.test', 'shop.test:65535', 'shop.test.'],
  ...['127.0.0.1', '10.0.0.7:8080', '[::1]', '[::1]:3000', '[2001:db8::7]', 'arun_web:3000'],
  ...['xn--12c4db3b2bb9h.example', 'a-b.c-d.test'],
];

describe('a request', () => {
  it('is answered 400 everywhere under a malformed host', async () => {
    const { port } = await start({ next });
    for (const host of MALFORMED) {
      for (const path of PATHS) {
        const status = await statusOf(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);
        expect([host, path, status]).toEqual([host, path, 400]);
      }
    }
  });

  it.each([
    [[]],
    [['Host: shop.test', 'Host: shop.test']],
    [['Host: shop.test', 'hOST: evil.example']],
    [['Host: shop.test', 'Host:']],
  ])('is answered 400 everywhere with %o', async (hosts) => {
    const { port } = await start({ next });
    for (const path of PATHS) {
      expect(await statusOf(port, [`GET ${path} HTTP/1.1`, ...hosts])).toBe(400);
      expect(await statusOf(port, [`POST ${path} HTTP/1.1`, 'Content-Length: 0', ...hosts])).toBe(
        400,
      );
    }
  });

  it('is answered under any other host', async () => {
    const { port } = await start({ next });
    for (const host of SOUND) {
      for (const path of ['/', '/api/v1/x', '/healthz']) {
        const status = await statusOf(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);
        expect([host, path, status]).toEqual([host, path, 200]);
      }
    }
  });

  it('may omit the host in HTTP/1.0 for health checks', async () => {
    const { port } = await start({ next });
    for (const [path, status] of [
      ['/healthz', 200],
      ['/readyz', 200],
      ['/', 400],
      ['/api/v1/x', 400],
    ] as const) {
      expect(await statusOf(port, [`GET ${path} HTTP/1.0`])).toBe(status);
    }
  });

  it('ignores X-Forwarded-Host', async () => {
    const { get } = await start({ next, env: { TRUST_PROXY: '1' } });
    for (const host of ['a b', '[', 'evil.example', 'a, b']) {
      for (const path of ['/', '/api/v1/x', '/brands/5/']) {
        const reply = await get(path, { 'x-forwarded-host': host });
        expect(reply.status).toBe(path === '/brands/5/' ? 301 : 200);
        expect(reply.headers.location ?? '').not.toContain('evil');
      }
    }
  });
});
