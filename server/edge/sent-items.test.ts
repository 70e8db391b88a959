import { expect, it } from 'vitest';
import { ask, html, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();

interface Sent {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const MEMBER = { cookie: 'other=1; BOOTSSESSIONID_7=1' };

async function send({ path = '/cart?product_id=17&seen_price=80.5', headers = {}, body }: Sent) {
  const toy = toyStorefront((_, response) => {
    html(response, 200, 'x');
  });
  const { port } = await start({ next: toy.handler });
  const answer = await ask(port, path, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      ...{ referer: `http://localhost:${String(port)}/products/17?shade=1`, ...headers },
    },
    body: body ?? 'qty=2',
  });
  expect(toy.seen).toEqual([]);
  const { status, headers: given } = answer;
  return { status, location: given.location, cookie: given['set-cookie']?.[0]?.split('; ') };
}

it('leads guests to sign-in and back, with the item kept', async () => {
  expect(await send({})).toEqual({
    status: 303,
    location: '/login?return_to=%2Fproducts%2F17%3Fshade%3D1',
    cookie: ['sent_item=17_2_80.5', 'Path=/', 'SameSite=Lax', 'Max-Age=3600'],
  });
});

it('leads members to their cart, in the language of the page', async () => {
  const thai = { path: '/th/cart?product_id=17', headers: MEMBER };
  expect(await send(thai)).toMatchObject({ status: 303, location: '/th/cart' });
  expect((await send(thai)).cookie?.[0]).toBe('sent_item=17_2');
});

it.each([
  ['no product', { path: '/cart' }],
  ['a product that is no number', { path: '/cart?product_id=1%0d%0aSet-Cookie:x' }],
  ['no piece', { body: 'qty=0' }],
  ['too many pieces', { body: 'qty=1000' }],
  ['a quantity with another cookie', { body: 'qty=1;%20x=1' }],
  ['a price below nothing', { path: '/cart?product_id=17&seen_price=-1' }],
])('keeps nothing of %s', async (_, sent) => {
  const answer = await send({ headers: MEMBER, ...sent });
  expect(answer).toMatchObject({ status: 303, location: '/cart', cookie: undefined });
});

it('takes one piece where no quantity is sent', async () => {
  expect((await send({ body: '' })).cookie?.[0]).toBe('sent_item=17_1_80.5');
});

it.each(['http://localhost//evil.example/', 'not an address', ''])(
  'returns from sign-in to the home page where the form’s page is unknown: %s',
  async (referer) => {
    const { location } = await send({ headers: { referer } });
    expect(location).toBe('/login?return_to=%2F');
  },
);

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site on another host', { 'sec-fetch-site': 'same-site' }],
])('refuses forms of %s', async (_, headers) => {
  expect(await send({ headers })).toMatchObject({ status: 400, cookie: undefined });
});

it('refuses a long form', async () => {
  expect(await send({ body: `qty=2&x=${'x'.repeat(2_000)}` })).toMatchObject({ status: 413 });
});
