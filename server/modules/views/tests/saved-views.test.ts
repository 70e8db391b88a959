import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedView, SavedViews } from '@/lib/views/contract.ts';
import { VIEWS_MAX } from '@/lib/views/contract-values.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let mali: string;
let krit: string;
beforeAll(async () => {
  shop = await openShop();
  [mali, krit] = [await join(), await join()];
});
afterAll(() => shop.close());

async function join(): Promise<string> {
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  return member.token;
}

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const ask = <Body>(token: string, method: string, path: string, body?: object) =>
  shop.call<Body & Refused>(method, `/api/admin/v1/views${path}`, {
    token,
    ...(body ? { body } : {}),
  });
const save = (token: string, view: object) =>
  ask<SavedView>(token, 'PUT', '', {
    ...{ list: 'products', name: 'Drafts', query: 'state=draft', shared: false },
    ...view,
  });
async function namesOf(token: string, list = 'products'): Promise<readonly string[]> {
  const { body } = await ask<SavedViews>(token, 'GET', `?list=${list}`);
  return body.entities.map(({ name, query, own }) => `${name} ${query}${own ? '' : ' shared'}`);
}

it('keeps own views and shows the shared ones of colleagues, each in its list', async () => {
  await save(mali, {});
  await save(mali, { name: 'Sold out', query: 'sold=no', shared: true });
  await save(mali, { list: 'stock', name: 'Low', query: 'level=low', shared: true });
  expect(await namesOf(mali)).toEqual(['Drafts state=draft', 'Sold out sold=no']);
  expect(await namesOf(krit)).toEqual(['Sold out sold=no shared']);
  expect(await namesOf(krit, 'stock')).toEqual(['Low level=low shared']);
});

it('replaces the own view of the same name, and nobody else’s', async () => {
  await save(krit, { name: 'Sold out', query: 'sold=no&brand=2' });
  await save(mali, { query: 'state=draft&sort=code' });
  expect(await namesOf(krit)).toEqual(['Sold out sold=no&brand=2', 'Sold out sold=no shared']);
  expect(await namesOf(mali)).toEqual(['Drafts state=draft&sort=code', 'Sold out sold=no']);
});

it('renames, shares and deletes only the own', async () => {
  const { body: view } = await save(mali, { name: 'Mine' });
  const path = `/${String(view.id)}`;
  const theirs = await ask(krit, 'PUT', path, { name: 'Taken over', shared: true });
  expect(theirs).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  await ask(krit, 'DELETE', path);
  const taken = await ask(mali, 'PUT', path, { name: 'Drafts', shared: false });
  expect(taken).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  expect(taken.body.fields).toHaveProperty('name');
  const renamed = await ask<SavedView>(mali, 'PUT', path, { name: 'Ours', shared: true });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Ours', shared: true, own: true } });
  expect(await namesOf(krit)).toContain('Ours state=draft shared');
  await ask(mali, 'DELETE', path);
  await ask(mali, 'DELETE', path);
  expect(await namesOf(mali)).not.toContain('Ours state=draft');
});

it('refuses more views than a person can find again, by a message at the name', async () => {
  for (let n = 0; n < VIEWS_MAX; n += 1) {
    expect((await save(krit, { list: 'media', name: `View ${String(n)}` })).status).toBe(200);
  }
  const full = await save(krit, { list: 'media', name: 'One more' });
  expect(full.status).toBe(422);
  expect(full.body.fields?.['name']).toMatch(/30 views/);
  expect((await save(krit, { list: 'media', name: 'View 3', query: 'q=new' })).status).toBe(200);
  expect((await save(mali, { list: 'media', name: 'One more' })).status).toBe(200);
});
