import { http as endpoint, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setReadyTexts } from '../i18n/ready-texts';
import * as cart from '../cart/calls';
import * as cartChanges from '../cart/calls-changes';
import * as catalog from '../catalog/calls';
import * as consents from '../consents/calls';
import * as identity from '../identity/calls';
import { getMe } from '../identity/calls';
import { getNotifications } from '../notifications/calls';
import { getPromotionGroups } from '../offers/calls';
import { normalizeError } from './error';
import { http, type Http } from './http';
import { askMaintenance } from '../maintenance/ask';
import { looksSignedIn, sessionToken } from './session-token';

const asked: { call: string; token: string | null; platform: string | null }[] = [];
const service = setupServer(
  endpoint.all('*/api/*', ({ request }) => {
    asked.push({
      call: `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`,
      token: request.headers.get('authorization'),
      platform: request.headers.get('platform'),
    });
    const isTree = /tree|\/brands\/category/.test(request.url);
    return HttpResponse.json(isTree ? [] : { entities: [] });
  }),
);

beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  service.resetHandlers();
  setReadyTexts(undefined);
});

const LISTED: readonly (readonly [string, (client: Http) => Promise<unknown>])[] = [
  ['GET /api/ma-api', () => askMaintenance()],
  ['GET /me', (client) => getMe(client)],
  [
    'POST /guest/login/otp/7',
    (client) =>
      identity.loginWithOtp(client, { id: '7', code: '1', phone_number: '', locale: 'en' }),
  ],
  [
    'POST /guest/login/otp/web',
    (client) => identity.loginWithoutOtp(client, { phone_number: '', locale: 'en' }),
  ],
  ['POST /me/logout', (client) => identity.logout(client)],
  ['GET /categories/web/tree', (client) => catalog.getCategoryTree(client, 'en')],
  ['GET /brands/exclusive', (client) => catalog.getExclusiveBrands(client, 'en')],
  ['GET /brands/category', (client) => catalog.getBrandCategories(client, '525', 'en')],
  ['GET /promotion-groups/web', (client) => getPromotionGroups(client, 'en')],
  [
    'POST /me/consents/v1/accept',
    (client) => consents.acceptConsent(client, { version: 1, email: '', locale: 'en' }),
  ],
  [
    'POST /me/consents/v1/decline',
    (client) => consents.declineConsent(client, { version: 1, locale: 'en' }),
  ],
  ['POST /me/cart', (client) => cart.getCart(client, 'en')],
  ['DELETE /me/cart/clear', (client) => cartChanges.clearCart(client, 'en')],
  [
    'POST /me/cart/add',
    (client) => cartChanges.addToCart(client, { product_id: 1, qty: 1, locale: 'en' }),
  ],
  ['GET /notifications', (client) => getNotifications(client, 'en')],
  ['GET /products/web', (client) => catalog.getProducts(client, { q: 'x', locale: 'en' })],
];

test.each(LISTED)('%s carries the token and the platform', async (call, request) => {
  sessionToken.set('a-token');
  await request(await http());
  expect(asked).toEqual([{ call, token: 'Bearer a-token', platform: 'web' }]);
});

test('logging out removes every sign-in marker cookie and no other', () => {
  for (const name of ['BOOTSSESSIONID', 'BOOTSSESSIONID_2', 'BOOTSSESSIONIDx', 'MYBOOTSSESSIONID'])
    document.cookie = `${name}=1; Path=/`;
  expect(looksSignedIn()).toBe(true);
  sessionToken.clear();
  expect(document.cookie).toBe('MYBOOTSSESSIONID=1');
  expect(looksSignedIn()).toBe(false);
});

describe('a request without a response', () => {
  const texts = { unknownError: 'ไม่รู้จัก', offlineAction: 'ออฟไลน์', pleaseLogin: '' };

  async function refusal(): Promise<{ message: string; status: number }> {
    setReadyTexts(texts);
    return getMe(await http()).then(() => {
      throw new Error('it was answered');
    }, normalizeError);
  }

  test.each([
    ['no answer at all', () => HttpResponse.error(), 500],
    ['a proxy page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['JSON of another service', () => HttpResponse.json({ message: 7 }, { status: 500 }), 500],
  ])('%s: has a message in the page language', async (_, answer, status) => {
    service.use(endpoint.get('*/api/v1/me', answer));
    expect(await refusal()).toMatchObject({ message: texts.unknownError, status });
  });

  test('offline has its own message', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    service.use(endpoint.get('*/api/v1/me', () => HttpResponse.error()));
    expect(await refusal()).toMatchObject({ message: texts.offlineAction });
  });

  test('an error in client code is treated the same', () => {
    setReadyTexts(texts);
    expect(normalizeError(new Error('Failed to load chunk')).message).toBe(texts.unknownError);
  });

  test('messages of the service are kept', async () => {
    const body = { message: 'Slow down.', code: 'RATE_LIMITED' };
    service.use(endpoint.get('*/api/v1/me', () => HttpResponse.json(body, { status: 429 })));
    expect(await refusal()).toMatchObject({ message: 'Slow down.', status: 429 });
  });
});

test('a chunk that failed to load, e.g. offline, is requested again', async () => {
  vi.resetModules();
  vi.doMock('./axios/create-axios', () => {
    throw new Error('Failed to load chunk');
  });
  const fresh = await import('./http');
  await expect(fresh.http()).rejects.toThrow();
  vi.doUnmock('./axios/create-axios');
  await expect(fresh.http()).resolves.toHaveProperty('get');
});
