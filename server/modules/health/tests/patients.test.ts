import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDetail, Message } from '@/lib/conversations/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import { approvals, conversations } from '@/server/db/schema/conversations.ts';
import { members } from '@/server/db/schema/members.ts';
import { createPatients } from '../named-patients.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { hirePharmacist, question, READ_PATIENT } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const AMOXICILLIN = 1;
const DESK = '/api/admin/v1/pharmacy';

let shop: Shop;
let malee: TestMember;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: AMOXICILLIN, drugClass: 'dangerous' }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
afterEach(() => shop.call('POST', '/me/pharmacy/withdraw', { token: alice.token }));
beforeEach(async () => {
  alice = await signIn(shop);
  await rename('Alice');
});

const rename = (firstName: string) =>
  shop.db
    .update(members)
    .set({ firstName, lastName: 'Dee', gender: 'female', birthdate: '1990-02-28' })
    .where(eq(members.id, alice.memberId));
const patients = () => createPatients(shop.db, shop.sealer);

async function asked(changes: object = {}) {
  const { body } = await shop.call<ConversationDetail>('POST', '/conversations', {
    ...{ token: alice.token, body: question(changes) },
  });
  return body.id;
}

async function approved(id: number) {
  const { token } = malee;
  await shop.call('POST', `${DESK}/queue/take`, { token });
  const path = `${DESK}/conversations/${String(id)}/approvals`;
  const words = { client_msg_id: randomUUID(), product_id: AMOXICILLIN, qty: 1, days: 3 };
  const body = { ...READ_PATIENT, ...words, directions: 'One a day.' };
  const said = await shop.call<Message>('POST', path, { token, body });
  return said.body.approval_id ?? 0;
}

describe('the patient', () => {
  it('is the member as the account has them', async () => {
    expect(await patients().ofConversation(await asked())).toEqual({
      ...{ name: 'Alice Dee', relation: 'self', birthDate: '1990-02-28', age: null },
      ...{ sex: 'female', weight: null, weighedOn: null },
    });
    expect(await patients().ofConversation(999_999)).toBeUndefined();
  });

  it('is the member with the weight of their health profile', async () => {
    const notes = { weight: 61.5, consent_version: PROFILE_CONSENT_VERSION };
    await shop.call('PUT', '/me/health-profile', { token: alice.token, body: notes });
    expect(await patients().ofConversation(await asked())).toMatchObject({ weight: 61.5 });
  });

  it('is a child as far as it was told', async () => {
    const { intake } = question();
    const id = await asked({ for: 'child', intake: { ...intake, age: 3, weight: 14.5 } });
    expect(await patients().ofConversation(id)).toEqual({
      ...{ name: '', relation: 'child', birthDate: null, age: 3 },
      ...{ sex: null, weight: 14.5, weighedOn: null },
    });
  });

  it('of an approval is who it was then, sealed, also once the conversation is erased', async () => {
    const id = await asked();
    const approval = await approved(id);
    await rename('Another');
    await shop.call('POST', '/me/pharmacy/withdraw', { token: alice.token });
    const named = await patients().ofApprovals([approval, 999_999]);
    expect([...named.keys()]).toEqual([approval]);
    expect(named.get(approval)).toMatchObject({ name: 'Alice Dee', birthDate: '1990-02-28' });
    const rows = await shop.db.select().from(approvals).where(eq(approvals.id, approval));
    expect(JSON.stringify(rows)).not.toMatch(/alice|1990/i);
    const [row] = await shop.db.select().from(conversations).where(eq(conversations.id, id));
    expect(row).toMatchObject({ patientSealed: null, familyMemberId: null });
  });

  it('of an approval of before is named by its conversation', async () => {
    const approval = await approved(await asked());
    await shop.db.update(approvals).set({ patientSealed: null }).where(eq(approvals.id, approval));
    const named = await patients().ofApprovals([approval]);
    expect(named.get(approval)?.name).toBe('Alice Dee');
  });
});
