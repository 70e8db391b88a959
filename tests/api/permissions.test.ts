import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_CONSENT_VERSION } from '../../lib/health/contract-values.ts';
import { ABILITIES, type Ability } from '../../lib/people/contract-values.ts';
import type { Audience } from '../../server/http/permissions/audience.ts';
import { permissionOf } from '../../server/http/permissions/table.ts';
import { branchStaff, people as peopleTable, roles } from '../../server/modules/people/schema.ts';
import { PERMISSIONS } from '../../server/modules.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { HOME } from '../harness/checkout.ts';
import { hirePharmacist, talkersOf, READ_ALL, READ_PATIENT } from '../harness/consultation.ts';
import { operationsOf, type Document } from '../harness/hostile.ts';
import { signIn, type TestMember } from '../harness/members.ts';
import { plantBranches, signInStaff } from '../harness/orders.ts';
import { plantOwned, type Owned } from '../harness/owned.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const [SOAP, MEDICINE, BRANCH] = [1, 2, 11];
const ROLES = ['member', 'staff', 'office', 'pharmacist'] as const;

const ABILITY_NAMES = Object.keys(ABILITIES) as Ability[];
/** Calls on one conversation: a rule asks for its pharmacist. */
const TALK = '/api/admin/v1/pharmacy/conversations/{id}';

const ROLE = {
  ...{ name_en: 'Night shift', name_th: 'กะกลางคืน', refund_limit: null },
  abilities: ['people.write'],
};
const PRODUCT = {
  ...{ item_code: 'P-1', name_en: 'Soap', name_th: 'สบู่', brand_id: 999, department_id: 999 },
};
const PRODUCT_FACTS = {
  ...PRODUCT,
  ...{ description_en: '', description_th: '', how_to_en: '', how_to_th: '', size: '' },
  ...{ ingredients_en: '', ingredients_th: '', warnings_en: '', warnings_th: '' },
  purchase_limit: null,
};
const DRAFTS = '/api/admin/v1/products/{id}/drafts';
const DRAFT = { version: 'any', draft_version: null, publish_at: null };
const SHELF = { name_en: 'Lunara', name_th: 'ลูนารา' };
/** Its province is unknown. */
const STORE = {
  ...{ ...SHELF, address_en: '1 Road', address_th: 'ถนน 1', province_code: '00' },
  ...{ phone: '02-000-0000', lat: 13.7, lng: 100.5, services: [] },
  ...{ hours: Array.from({ length: 7 }, () => null), on_holidays: null },
  ...{ pharmacist_hours: null, pharmacy_licence_no: null },
};
const WORDS = { client_msg_id: randomUUID(), type: 'text', body: 'Hello' };
const WINDOW = randomUUID();
const SIGNAL = { kind: 'description', type: 'offer', sdp: 'v=0' };
function videoCallBodies(base: string): Readonly<Record<string, unknown>> {
  const calls = `POST ${base}/conversations/{id}/video-calls`;
  const one = `${calls}/{call_id}`;
  return {
    [calls]: { window: WINDOW, media: 'voice' },
    [`${one}/accept`]: { window: WINDOW },
    [`${one}/join`]: { window: WINDOW },
    [`${one}/leave`]: { why: 'hang_up' },
    [`${one}/signals`]: { window: WINDOW, to: WINDOW, signals: [SIGNAL] },
    [`${one}/signals/take`]: { window: WINDOW, after: 0 },
  };
}

/** Bodies that pass validation, for calls that check the caller behind it. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/v1/me/orders/{id}/reviews': { line: 1, rating: 5, title: '', body: 'Good' },
  'PATCH /api/v1/me/reviews/{id}': { rating: 4 },
  'POST /api/v1/me/orders/{id}/returns': { reason: 'damaged', lines: [{ line: 1, qty: 1 }] },
  'POST /api/v1/me/orders/{id}/tax-invoice': { vat_address_id: 1 },
  'POST /api/v1/me/orders/{id}/branch': { branch_id: BRANCH },
  'POST /api/v1/me/orders/{id}/payments': { method: 'kbank_card', return_url: '/orders' },
  'PATCH /api/v1/me/addresses/{id}': HOME,
  'PATCH /api/v1/me/vat-addresses/{id}': { ...HOME, kind: 'person', tax_id: '3100600445635' },
  'PUT /api/v1/me/health-profile': { consent_version: PROFILE_CONSENT_VERSION },
  'PUT /api/v1/me/family/{id}': {
    ...{ name: 'Mali', relation: 'child', birth_date: '2025-03-01', sex: 'female' },
    ...{ weight: null, weighed_on: null, version: 'any' },
    consent_version: PROFILE_CONSENT_VERSION,
  },
  'POST /api/v1/me/invitation': { token: 'a'.repeat(43) },
  'POST /api/admin/v1/products': PRODUCT,
  'PUT /api/admin/v1/products/{id}': { ...PRODUCT_FACTS, version: 'any' },
  'PUT /api/admin/v1/products/{id}/prices': {
    ...{ price: 100, deal_price: 0, member_price: 0, version: 'any' },
  },
  'PUT /api/admin/v1/products/{id}/medicine': {
    ...{ drug_class: 'none', registration_no: null, version: 'any' },
  },
  'PUT /api/admin/v1/products/{id}/seo': {
    ...{ seo_title_en: '', seo_title_th: '', seo_description_en: '', seo_description_th: '' },
    ...{ search_words: '', version: 'any' },
  },
  'PUT /api/admin/v1/products/{id}/drafts/facts': { ...PRODUCT_FACTS, ...DRAFT },
  'PUT /api/admin/v1/products/{id}/drafts/prices': {
    ...{ price: 100, deal_price: 0, member_price: 0, ...DRAFT },
  },
  'PUT /api/admin/v1/products/{id}/drafts/seo': {
    ...{ seo_title_en: '', seo_title_th: '', seo_description_en: '', seo_description_th: '' },
    ...{ search_words: '', ...DRAFT },
  },
  ...Object.fromEntries(
    ['facts', 'prices', 'seo'].flatMap((part) => [
      [`PUT ${DRAFTS}/${part}/time`, { version: 'any', publish_at: null }],
      [`POST ${DRAFTS}/${part}/publish`, { version: 'any', keep: [], take: [] }],
      [`POST ${DRAFTS}/${part}/discard`, { version: 'any' }],
    ]),
  ),
  'PUT /api/admin/v1/products/{id}/barcodes': { barcodes: [], version: 'any' },
  'PUT /api/admin/v1/products/{id}/pictures': { pictures: [], version: 'any' },
  'PUT /api/admin/v1/products/{id}/attributes': { attributes: [], version: 'any' },
  'PUT /api/admin/v1/products/{id}/variants': { options: [], members: [], version: 'any' },
  'PUT /api/admin/v1/views': { list: 'products', name: 'Low', query: '', shared: false },
  'PUT /api/admin/v1/views/{id}': { name: 'Low', shared: false },
  'PUT /api/admin/v1/media/{id}': { alt_en: '', alt_th: '', version: 'any' },
  'PUT /api/admin/v1/media/{id}/framing': { crop: null, focus: null, version: 'any' },
  'POST /api/admin/v1/media/{id}/bin': { version: 'any' },
  'POST /api/admin/v1/media/{id}/restore': { version: 'any' },
  'POST /api/admin/v1/products/{id}/publish': { version: 'any' },
  'POST /api/admin/v1/products/{id}/archive': { version: 'any' },
  'POST /api/admin/v1/bulk-changes': {
    ...{ change: { kind: 'archive' }, choice: { of: 'ids', ids: [SOAP] } },
  },
  'POST /api/admin/v1/imports': { kind: 'products', file_name: 'a.csv', size: 10 },
  'POST /api/admin/v1/imports/{id}/check': { columns: ['item_code'] },
  'POST /api/admin/v1/brands': { ...SHELF, code: '777' },
  'PUT /api/admin/v1/brands/{id}': {
    ...{ ...SHELF, tagline_en: '', tagline_th: '', story_en: '', story_th: '' },
    ...{ logo: null, version: 'any' },
  },
  'POST /api/admin/v1/categories': SHELF,
  'PUT /api/admin/v1/categories/{id}': { ...SHELF, picture: null, version: 'any' },
  'POST /api/admin/v1/categories/{id}/move': { position: 1, version: 'any' },
  'POST /api/admin/v1/departments': { ...SHELF, slug: 'masks', category_id: 999 },
  'PUT /api/admin/v1/departments/{id}': {
    ...{ ...SHELF, slug: 'masks', category_id: 999, version: 'any' },
  },
  'POST /api/admin/v1/attributes': { ...SHELF, key: 'skin-type' },
  'PUT /api/admin/v1/attributes/{key}': {
    ...{ ...SHELF, filters: 'everywhere', values: [], version: 'any' },
  },
  'POST /api/admin/v1/attributes/{key}/move': { position: 1, version: 'any' },
  'PUT /api/admin/v1/product-lists/{list}': { products: [999], version: 'any' },
  'POST /api/admin/v1/departments/{id}/move': { position: 1, version: 'any' },
  'POST /api/admin/v1/roles': ROLE,
  'PUT /api/admin/v1/roles/{id}': { ...ROLE, version: 'any' },
  'PUT /api/admin/v1/people/{member_id}': { role_id: 1, branch_ids: [], version: 'any' },
  'POST /api/admin/v1/invitations': { phone_number: '0899999999', role_id: 999, branch_ids: [] },
  'POST /api/admin/v1/second-factor/totp/confirm': { code: '000000' },
  'POST /api/admin/v1/second-factor/show': { code: '000000' },
  'POST /api/admin/v1/second-factor/show/passkey': {
    ...{ credential_id: 'AA', client_data: 'AA', authenticator_data: 'AA', signature: 'AA' },
  },
  'POST /api/admin/v1/second-factor/passkeys': {
    ...{ name: 'Key', credential_id: 'AA', client_data: 'AA', attestation_object: 'AA' },
    transports: [],
  },
  'PUT /api/admin/v1/second-factor/passkeys/{id}': { name: 'Key', version: 'any' },
  'POST /api/admin/v1/second-factor/recovery-codes': { version: 'any' },
  'POST /api/admin/v1/stock/movements': {
    ...{ kind: 'receive', product_id: SOAP, branch_id: BRANCH, qty: 1 },
  },
  'PUT /api/admin/v1/stock/{product_id}/low-levels/{branch_id}': {
    ...{ kind: 'none', pieces: null, version: 'any' },
  },
  'POST /api/v1/conversations/{id}/messages': WORDS,
  'POST /api/v1/conversations/{id}/read': { message_id: 0 },
  ...videoCallBodies('/api/v1'),
  ...videoCallBodies('/api/admin/v1/pharmacy'),
  'POST /api/v1/conversations/{id}/rating': { stars: 5 },
  'POST /api/v1/conversations/{id}/follow-up/answer': { feeling: 'same' },
  'POST /api/admin/v1/payments/{id}/{move}': { version: 'any', reason: 'asked' },
  'POST /api/admin/v1/call-codes': { phone_number: '0899999999', ref_code: 'ABCD' },
  'PUT /api/admin/v1/pharmacy/hours': {
    hours: Array.from({ length: 7 }, () => null),
    holidays: [],
    version: 'any',
  },
  'PUT /api/admin/v1/public-holidays/{date}': {
    ...{ name_en: 'Day', name_th: 'วัน', source: 'Cabinet', version: null },
  },
  'PUT /api/admin/v1/pharmacy/rosters/{id}': {
    duty: Array.from({ length: 7 }, () => null),
    version: 'seen',
  },
  'POST /api/admin/v1/branches': STORE,
  'PUT /api/admin/v1/branches/{id}': { ...STORE, version: 'any' },
  'POST /api/admin/v1/branches/{id}/close': { version: 'any' },
  'POST /api/admin/v1/branches/{id}/open': { version: 'any' },
  'PUT /api/admin/v1/branches/{id}/hours': {
    hours: Array.from({ length: 7 }, () => null),
    on_holidays: null,
    version: 'any',
  },
  'POST /api/admin/v1/data-requests/{id}/answer': { answer: 'Done' },
  'POST /api/admin/v1/reviews/{id}/publish': { version: 'any' },
  'POST /api/admin/v1/reviews/{id}/reject': { version: 'any', reason: 'Not about the product' },
  'POST /api/admin/v1/pharmacy/conversations/{id}/messages': WORDS,
  'POST /api/admin/v1/pharmacy/conversations/{id}/approvals': {
    ...READ_PATIENT,
    ...{ client_msg_id: randomUUID(), product_id: MEDICINE, qty: 1, days: 3 },
    directions: 'One a day.',
  },
  'POST /api/admin/v1/pharmacy/conversations/{id}/prescription/refuse': { reason: 'No name.' },
  'POST /api/admin/v1/pharmacy/conversations/{id}/referrals': {
    ...{ ...READ_ALL, client_msg_id: randomUUID(), doctor: 'eye', urgency: 'day' },
    reason: 'A red eye.',
  },
  'POST /api/admin/v1/pharmacy/cases/{id}/approve': {
    ...{ version: 'any', directions: 'One a day.', days: 7 },
  },
  'POST /api/admin/v1/pharmacy/cases/{id}/refuse': { version: 'any', reason: 'See a doctor.' },
  'POST /api/admin/v1/pharmacy/cases/{id}/ask': {
    ...{ client_msg_id: randomUUID(), body: 'Since when?' },
  },
  'POST /api/admin/v1/pharmacy/conversations/{id}/read': { message_id: 0 },
  'POST /api/admin/v1/pharmacy/conversations/{id}/close': { ...READ_ALL, advice: 'Rest.' },
  'POST /api/admin/v1/pharmacy/conversations/{id}/hand-over': { to: 1, note: 'Please' },
};
/** Required parts of calls, by the end of their path. */
const QUERIES = [
  { end: '/public-holidays/{date}', query: () => 'version=any' },
  { end: '/attachments', query: () => `client_msg_id=${randomUUID()}` },
  { end: '/conflicts', query: () => 'ids=1' },
  { end: '/roles/{id}', query: () => 'version=any' },
  { end: '/people/{member_id}', query: () => 'version=any' },
];

/** Read by browsers and providers, without an account. */
const WITHOUT_ENTRY = [
  '/api/v1/docs',
  '/api/v1/docs/:asset',
  '/api/v1/docs/start.js',
  '/api/v1/openapi.json',
  '/api/v1/payments/:id/form',
  '/api/v1/payments/:id/picture',
  '/api/v1/payments/return/:provider',
];
const PLACES: Readonly<Record<string, string>> = {
  provider: 'sandbox',
  move: 'refund',
  token: 'a'.repeat(43),
  type: 'articles',
  date: '2030-01-01',
  key: 'unknown',
  member_id: '999999999',
};

let shop: Shop;
let owner: TestMember;
let owned: Owned;
let colleague: TestMember;
let people: Readonly<Record<(typeof ROLES)[number], TestMember>>;
const calls = [...PERMISSIONS].map(([call, permission]) => {
  const [method = '', path = ''] = call.split(' ');
  return { call, method, path, permission };
});
type Call = (typeof calls)[number];
const of = (audience: Audience) => calls.filter(({ permission }) => permission === audience);
const isTalk = ({ path }: Call) => path.startsWith(TALK);
const talks = calls.filter(isTalk);
const staffCalls = calls.filter(({ path }) => path.startsWith('/api/admin/v1/'));

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, price: 50_000, available: 500 },
    { id: MEDICINE, available: 500, drugClass: 'dangerous' },
  ]);
  await plantBranches(shop, [BRANCH], { productId: SOAP });
  colleague = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  people = {
    member: await signIn(shop),
    staff: await signInStaff(shop, [BRANCH]),
    office: await signInStaff(shop),
    pharmacist: await hirePharmacist(shop, { name: 'Thana', licenceNo: '2' }),
  };
  const ids = { productId: SOAP, medicineId: MEDICINE };
  ({ owner, owned } = await plantOwned(shop, colleague, ids));
});
afterAll(() => shop.close());

/** Some calls end the sign-in that they are made with: each has its own. */
async function ask({ call, method, path }: Call, who?: TestMember) {
  const values = owned.find(({ start }) => path.startsWith(start))?.values ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    return values[name] ?? PLACES[name] ?? '1';
  });
  const asked = QUERIES.find(({ end }) => path.endsWith(end));
  const query = asked ? `?${asked.query()}` : '';
  const answer = await shop.app.fetch(
    new Request(`http://shop.test${filled}${query}`, {
      method,
      headers: {
        ...(who ? { Authorization: `Bearer ${(await signIn(shop, who.phone)).token}` } : {}),
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(BODIES[call] ?? {}) }),
    }),
  );
  await answer.body?.cancel();
  return answer.status;
}

describe('the table', () => {
  it('names every call of the document, and none that is not there', async () => {
    const { body } = await shop.call<Document>('GET', '/openapi.json');
    const named = operationsOf(body).map(({ method, path }) => `${method} ${path}`);
    expect([...PERMISSIONS.keys()].toSorted()).toEqual(named.toSorted());
  });

  it('is asked of all that answers but the document itself and the pages of providers', () => {
    const named = new Set(
      [...PERMISSIONS.keys()].map((call) => call.replaceAll(/\{(\w+)\}/g, ':$1')),
    );
    const others = shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !named.has(`${method} ${path}`))
      .map(({ path }) => path);
    expect([...new Set(others)].toSorted()).toEqual(WITHOUT_ENTRY);
  });

  it('refuses a call without an entry', () => {
    expect(() => permissionOf(PERMISSIONS, 'get', '/api/v1/nobody')).toThrow(
      'GET /api/v1/nobody has no entry',
    );
  });
});

describe('at the door', () => {
  it('visitors are asked to sign in wherever a token is needed, and nowhere else', async () => {
    for (const call of calls) {
      const status = await ask(call);
      if (call.permission === 'anyone') expect([401, 403], call.call).not.toContain(status);
      else expect(status, call.call).toBe(401);
    }
  });

  it.each(ROLES)('members of the role %s may make the calls of members', async (role) => {
    for (const call of of('member')) {
      const status = await ask(call, people[role]);
      expect([401, 403], `${call.call} ${String(status)}`).not.toContain(status);
    }
  });

  it('calls of the office refuse members', async () => {
    for (const call of staffCalls) expect(await ask(call, people.member), call.call).toBe(403);
  });
});

/** A person whose role has this ability alone. */
async function withAbility(ability: Ability, branchIds: readonly number[]): Promise<TestMember> {
  const licenceNo = `${ability} ${String(branchIds)}`;
  const person =
    'licensed' in ABILITIES[ability]
      ? await hirePharmacist(shop, { name: 'Able', licenceNo })
      : await signInStaff(shop);
  const name = { nameEn: ability, nameTh: ability };
  const [role] = await shop.db
    .insert(roles)
    .values({ ...name, abilities: [ability] })
    .returning({ id: roles.id });
  const { memberId } = person;
  const own = eq(peopleTable.memberId, memberId);
  await shop.db.update(peopleTable).set({ roleId: role?.id }).where(own);
  for (const branchId of branchIds) {
    await shop.db.insert(branchStaff).values({ memberId, branchId });
  }
  return person;
}

describe('each ability alone', () => {
  it.each(
    ABILITY_NAMES.flatMap((ability) => [
      [ability, 'without branches', []] as const,
      [ability, 'at a branch', [BRANCH]] as const,
    ]),
  )('%s %s opens its calls and no other', async (ability, _, branchIds) => {
    const person = await withAbility(ability, branchIds);
    const usable = branchIds.length === 0 || ABILITIES[ability].scope === 'branch';
    for (const call of staffCalls.filter((one) => !isTalk(one))) {
      const { permission } = call;
      const implied = permission === 'office.enter' || permission === 'office.unlock';
      const status = await ask(call, person);
      if (implied || (usable && permission === ability)) {
        expect([401, 403], `${call.call} ${String(status)}`).not.toContain(status);
      } else expect(status, call.call).toBe(403);
    }
  });

  it('every ability but those of work to come has a call', () => {
    const named = new Set(staffCalls.map(({ permission }) => permission));
    expect(ABILITY_NAMES.filter((ability) => !named.has(ability))).toEqual([]);
  });
});

describe('another member’s resource', () => {
  it.each(ROLES)('is 404 for %s', async (role) => {
    for (const call of of('owner')) expect(await ask(call, people[role]), call.call).toBe(404);
  });

  it('is refused to pharmacists who do not have it, and its member sees the attempts', async () => {
    for (const call of talks) {
      for (const role of ROLES) expect(await ask(call, people[role]), call.call).toBe(403);
    }
    const values = owned.find(({ start }) => start.startsWith('/api/v1/conversations'))?.values;
    const log = await talkersOf(shop).logOf(owner, Number(values?.['id']));
    expect(log).toContain('Thana refused');
  });

  it('is there for its owner', async () => {
    // Calls that end the thing come last.
    const last = ({ method, path }: Call) =>
      method === 'DELETE' || path.endsWith('/close') ? 1 : 0;
    for (const call of [...talks, ...of('owner')].toSorted((a, b) => last(a) - last(b))) {
      const who = isTalk(call) ? colleague : owner;
      expect([401, 403, 404], call.call).not.toContain(await ask(call, who));
    }
  });
});
