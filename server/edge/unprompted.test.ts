import { expect, it } from 'vitest';
import { findUnanswered } from '../../tests/harness/unprompted.ts';
import { ask, toyStorefront, useFront } from './front.fixture.ts';

const FILES = {
  'public/favicon.ico': 'icon',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/apple-touch-icon.png': 'for phones',
  'public/icon-192.png': 'for tiles',
  'public/manifest.en.webmanifest': '{"name":"Arun"}',
};
const start = useFront();

function storefront() {
  return toyStorefront((_, response) => {
    response.setHeader('content-type', 'text/plain');
    response.setHeader('cache-control', 'public, max-age=60');
    response.end('of the storefront');
  });
}

it('unprompted requests are answered without the storefront and never as 404', async () => {
  const toy = storefront();
  const { port, get } = await start({ next: toy.handler, files: FILES });
  expect(await findUnanswered(`http://localhost:${String(port)}`)).toEqual([]);
  // `robots.txt` is a cached route of the storefront.
  expect(toy.seen.map(({ url }) => url).filter((url) => url !== '/robots.txt')).toEqual([]);
  expect((await get('/metrics')).text).not.toContain('status="404"');
});

it('icons of all sizes are those of public/', async () => {
  const { get } = await start({ next: storefront().handler, files: FILES });
  expect((await get('/apple-touch-icon-76x76-precomposed.png')).text).toBe('for phones');
  expect((await get('/android-chrome-512x512.png')).text).toBe('for tiles');
  const { headers } = await get('/favicon.ico');
  const known = await get('/favicon.ico', { 'if-none-match': headers.etag ?? '' });
  expect(known).toMatchObject({ status: 304, text: '' });
});

it('a password manager is redirected to the personal data, and a made-up name is 404', async () => {
  const env = { PUBLIC_URL: 'https://shop.example', DEMO_IN_PUBLIC: '1' };
  const { get, port } = await start({ next: storefront().handler, files: FILES, env });
  for (const method of ['GET', 'HEAD']) {
    const change = await ask(port, '/.well-known/change-password', { method });
    expect(change.status).toBe(303);
    expect(change.headers.location).toBe('https://shop.example/profile/personal');
  }
  const made = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  const missing = await get(made);
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toContain('application/json');
});

it('security.txt names a contact and expires within a year', async () => {
  const env = { PUBLIC_URL: 'https://shop.example', DEMO_IN_PUBLIC: '1' };
  const { get } = await start({ next: storefront().handler, env });
  const { text } = await get('/.well-known/security.txt');
  expect(text).toContain('Contact: https://shop.example/contact-us\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

it('unprompted requests are answered during maintenance', async () => {
  const { port } = await start({
    next: storefront().handler,
    files: FILES,
    service: { maintenance: () => Promise.resolve(true) },
  });
  expect(await findUnanswered(`http://localhost:${String(port)}`)).toEqual([]);
});
