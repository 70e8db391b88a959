import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Message } from '../../lib/conversations/contract.ts';
import type { DeviceList } from '../../lib/devices/contract.ts';
import type { ReviewedLine } from '../../lib/reviews/contract.ts';
import { PROFILE_CONSENT_VERSION } from '../../lib/health/contract-values.ts';
import { notifications } from '../../server/modules/notifications/schema.ts';
import { questionnaireCases } from '../../server/db/schema/questionnaires.ts';
import { orders } from '../../server/db/schema/orders.ts';
import { HOME } from './checkout.ts';
import { talkersOf, READ_PATIENT } from './consultation.ts';
import type { TestMember } from './members.ts';
import { COMPANY, plantOrder } from './orders.ts';
import { opened, orderOf, owing, tell } from './paying.ts';
import { photo } from './pictures.ts';
import type { Shop } from './shop.ts';

/** One resource of every kind with an id, and the prefix of the calls that use it. */
export type Owned = readonly {
  readonly start: string;
  readonly values: Readonly<Record<string, string>>;
}[];

const CHILD = {
  ...{ name: 'Mali', relation: 'child', birth_date: '2025-03-01', sex: 'female' },
  ...{ weight: null, weighed_on: null, consent_version: PROFILE_CONSENT_VERSION },
};

const idOf = (body: Readonly<Record<string, unknown>>) => String(body['id']);

/** Member with one resource of every kind; the medicine needs approval. */
export async function plantOwned(
  shop: Shop,
  pharmacist: TestMember,
  { productId, medicineId }: { readonly productId: number; readonly medicineId: number },
): Promise<{ readonly owner: TestMember; readonly owned: Owned }> {
  const { shopper: owner, id: order } = await owing(shop, [[productId, 1]]);
  await shop.db.update(orders).set({ vatAddress: COMPANY }).where(eq(orders.id, order));
  const payment = await opened(shop, owner, order);
  await tell(shop, shop.bank.event(payment, 'succeeded'));
  const post = (path: string, body: unknown = {}, who: TestMember = owner) =>
    shop.call('POST', path, { token: who.token, body });
  await post(`/me/orders/${order}/cancel`);
  const serial = (await orderOf(shop, owner, order)).credit_notes[0]?.serial ?? '';
  const company = { ...HOME, kind: 'person', tax_id: '3100600445635' };
  const vatAddress = idOf((await post('/me/vat-addresses', company)).body);
  const arrived = await plantOrder(shop, {
    ...{ memberId: owner.memberId, productId, status: 'delivered' },
  });
  const said = { line: 1, rating: 5, title: '', body: 'Good' };
  const written = await post(`/me/orders/${arrived}/reviews`, said);
  const review = (written.body as unknown as Partial<ReviewedLine>).review?.id;
  const notice = { titleEn: 'News', titleTh: 'ข่าว', bodyEn: '', bodyTh: '' };
  const [noticed] = await shop.db
    .insert(notifications)
    .values({ ...notice, memberId: owner.memberId, type: 'system' })
    .returning({ id: notifications.id });
  const devices = await shop.call<DeviceList>('GET', '/me/devices', { token: owner.token });

  const talkers = talkersOf(shop);
  const { id: talk, mine, desk } = await talkers.talk(owner, pharmacist);
  const sent = await shop.app.fetch(
    new Request(`http://shop.test/api/v1${mine}/attachments?client_msg_id=${randomUUID()}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(await photo().jpeg().toBuffer()),
    }),
  );
  const approved = await post(
    `${desk}/approvals`,
    {
      ...READ_PATIENT,
      ...{ client_msg_id: randomUUID(), product_id: medicineId, qty: 1, days: 3 },
      directions: 'One a day.',
    },
    pharmacist,
  );
  const referral = {
    ...{ client_msg_id: randomUUID(), seen_message_id: READ_PATIENT.seen_message_id },
    ...{ doctor: 'eye', urgency: 'day', reason: 'A red eye.' },
  };
  const referred = await post(`${desk}/referrals`, referral, pharmacist);
  const [planted] = await shop.db
    .insert(questionnaireCases)
    .values({
      ...{ memberId: owner.memberId, orderId: arrived, conversationId: talk, decisionHours: 24 },
      ...{ state: 'waiting', dueAt: shop.clock.now(), createdAt: shop.clock.now() },
    })
    .returning({ id: questionnaireCases.id });
  const ofCase = { id: String(planted?.id) };
  // Its consent creates a health profile, which the approval would have to name.
  const family = idOf((await post('/me/family', CHILD)).body);
  const rung = await post(`${mine}/video-calls`, { window: randomUUID(), media: 'voice' });
  const ofConversation = {
    id: String(talk),
    call_id: idOf(rung.body),
    message_id: String(((await sent.json()) as Message).id),
    referral_id: idOf(referred.body),
  };
  return {
    owner,
    owned: [
      { start: '/api/v1/me/orders/{id}/reviews', values: { id: arrived } },
      { start: '/api/v1/me/orders/', values: { id: order, serial } },
      { start: '/api/v1/me/payments/', values: { id: payment } },
      { start: '/api/admin/v1/payments/', values: { id: payment } },
      { start: '/api/admin/v1/data-requests/', values: { id: randomUUID() } },
      { start: '/api/v1/me/reviews/', values: { id: String(review) } },
      { start: '/api/v1/me/addresses/', values: { id: String(owner.addressId) } },
      { start: '/api/v1/me/vat-addresses/', values: { id: vatAddress } },
      { start: '/api/v1/me/family/', values: { id: family } },
      { start: '/api/v1/notifications/', values: { id: String(noticed?.id) } },
      { start: '/api/v1/me/devices/', values: { id: String(devices.body.entities[0]?.id) } },
      {
        start: '/api/v1/me/cart/approvals/',
        values: { id: String((approved.body as Partial<Message>).approval_id) },
      },
      { start: '/api/v1/me/cases/', values: ofCase },
      { start: '/api/admin/v1/pharmacy/cases/', values: ofCase },
      { start: '/api/v1/conversations/', values: ofConversation },
      { start: '/api/v1/me/pharmacy/history/', values: ofConversation },
      { start: '/api/admin/v1/pharmacy/conversations/', values: ofConversation },
    ],
  };
}
