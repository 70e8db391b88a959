import { randomUUID } from 'node:crypto';
import {
  HEALTH_CONSENT_VERSION,
  type ConversationState,
} from '../../lib/conversations/contract-values.ts';
import type { ConversationLog, Message } from '../../lib/conversations/contract.ts';
import type { NewConversation } from '../../lib/conversations/contract-asking.ts';
import type { Clock } from '../../server/core/ports.ts';
import { versionOf } from '../../server/core/version.ts';
import { conversations } from '../../server/db/schema/conversations.ts';
import { pharmacists, pharmacy } from '../../server/modules/pharmacy/schema.ts';
import { joinAs, signIn, type TestMember } from './members.ts';
import { openShop, type Shop } from './shop.ts';

const ALWAYS = Array.from({ length: 7 }, () => ['00:00', '24:00'] as const);

/** A question of a member, with the changes of a test. */
export function question(changes: Partial<NewConversation> = {}): NewConversation {
  return {
    question_id: 2,
    for: 'self',
    intake: { text: 'I cough at night.', since: 'days' },
    consent_version: HEALTH_CONSENT_VERSION,
    ...changes,
  };
}

/** A pharmacist of the desk who is on duty all the time. */
export async function hirePharmacist(
  shop: Parameters<typeof signIn>[0],
  { name, licenceNo }: { readonly name: string; readonly licenceNo: string },
): Promise<TestMember> {
  const pharmacist = await signIn(shop);
  const { memberId } = pharmacist;
  await joinAs(shop, memberId, 'pharmacist');
  await shop.db
    .insert(pharmacy)
    .values({ hours: ALWAYS, conversationSeconds: 300 })
    .onConflictDoNothing();
  await shop.db.insert(pharmacists).values({
    ...{ licenceNo, memberId, picture: 'pharmacist-1', duty: ALWAYS },
    nameEn: name,
    nameTh: `ภก. ${name}`,
  });
  return pharmacist;
}

/** A conversation in a given state; earlier messages do not matter. */
export async function plantConversation(
  shop: Pick<Shop, 'db' | 'sealer'> & { readonly clock: Clock },
  {
    memberId,
    questionId = 1,
    state = 'queued',
  }: {
    readonly memberId: number;
    readonly questionId?: number;
    readonly state?: ConversationState;
  },
): Promise<void> {
  const ended = ['closed', 'rated', 'abandoned'].includes(state);
  await shop.db.insert(conversations).values({
    ...{ memberId, questionId, state },
    intakeSealed: shop.sealer.seal(
      JSON.stringify(question().intake),
      `intake of member ${String(memberId)}`,
    ),
    consentVersion: HEALTH_CONSENT_VERSION,
    closedAt: ended ? shop.clock.now() : null,
  });
}

/** Versions of all messages and an empty health profile, as sent with decisions. */
export const READ_ALL = { seen_message_id: 2_147_483_647 };
export const READ_PATIENT = { ...READ_ALL, patient_version: versionOf(null) };

export const DESK = '/api/admin/v1/pharmacy';

/** Calls of both sides, for tests that are not about asking and taking. */
export function talkersOf(shop: Shop) {
  const call = <Body = Record<string, unknown>>(
    { token }: TestMember,
    method: string,
    path: string,
    body?: unknown,
  ) => shop.call<Body>(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    call,
    /** The member asks, and the pharmacist takes it: where each finds it. */
    talk: async (member: TestMember, pharmacist: TestMember) => {
      await call(member, 'POST', '/conversations', question());
      const { body } = await call<{ id: number }>(pharmacist, 'POST', `${DESK}/queue/take`);
      const mine = `/conversations/${String(body.id)}`;
      return { id: body.id, mine, desk: `${DESK}${mine}` };
    },
    say: (who: TestMember, path: string, body: string) =>
      call<Message & { code?: string }>(who, 'POST', `${path}/messages`, {
        ...{ client_msg_id: randomUUID(), type: 'text', body },
      }),
    /** Log lines as the member reads them. */
    logOf: async (member: TestMember, id: number) => {
      const path = `/me/pharmacy/history/${String(id)}/logs`;
      const { body } = await call<ConversationLog>(member, 'GET', path);
      return body.entities.map(({ act, by }) => `${by} ${act}`);
    },
  };
}

/** A shop with two pharmacists at its desk. */
export async function openPharmacy() {
  const shop = await openShop();
  const malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  const thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: '2' });
  return { shop, malee, thana, talkers: talkersOf(shop) };
}
