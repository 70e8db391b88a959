import { randomUUID } from 'node:crypto';
import { HEALTH_CONSENT_VERSION } from '../../lib/conversations/contract-values.ts';
import type {
  Case,
  DeskCase,
  NewCase,
  PlacedCase,
  Questionnaire,
} from '../../lib/questionnaires/contract.ts';
import type { KeptQuestionnaire } from '../../server/core/kept-questionnaires.ts';
import { questionnaires } from '../../server/db/schema/questionnaires.ts';
import { DESK } from './consultation.ts';
import type { TestMember } from './members.ts';
import { opened, tell } from './paying.ts';
import type { Shop } from './shop.ts';

const both = (text: string) => ({ en: text, th: `ไทย ${text}` });
const option = (id: string) => ({ id, label: both(id) });

/** Asks for the age, and for the number of cigarettes of those who smoke. */
export function smallQuestionnaire(...productIds: readonly number[]): KeptQuestionnaire {
  return {
    topicId: 4,
    name: both('Heartburn'),
    lead: both('Burning behind the breastbone'),
    about: [both('Acid rises')],
    notFor: [both('Children')],
    seeDoctor: [both('Black stools')],
    treatments: productIds.map((productId) => ({ productId, qty: 2, note: both('Note') })),
    questions: [
      {
        ...{ id: 'age', kind: 'number', tells: 'age', text: both('How old?'), least: 0, most: 120 },
        stops: [{ below: 18, kind: 'doctor', advice: both('See a doctor') }],
      },
      {
        ...{ id: 'smokes', kind: 'single', text: both('Do you smoke?') },
        options: [option('yes'), option('no')],
      },
      {
        ...{ id: 'many', kind: 'number', text: both('How many?'), unit: both('a day') },
        when: [{ question: 'smokes', any: ['yes'] }],
      },
      {
        ...{ id: 'danger', kind: 'several', text: both('Any of these?') },
        options: [{ ...option('none'), alone: true }, option('blood')],
        stops: [{ any: ['blood'], kind: 'emergency', advice: both('Call 1669') }],
      },
      {
        ...{ id: 'allergies', kind: 'text', tells: 'allergies', required: false },
        text: both('Allergies?'),
      },
    ],
  };
}

export async function plantQuestionnaire(
  shop: Pick<Shop, 'db'> & { readonly clock: { now(): Date } },
  slug: string,
  content: KeptQuestionnaire,
  version = 1,
): Promise<void> {
  await shop.db
    .insert(questionnaires)
    .values({ slug, version, content, publishedAt: shop.clock.now() });
}

/** Answers that nothing speaks against. */
export const WELL = { age: 40, smokes: 'no', danger: ['none'] };

/** Calls of members and pharmacists about one questionnaire. */
export function casesOf(
  shop: Shop,
  { slug, productId, branchId }: { slug: string; productId: number; branchId: number },
) {
  const call = <Body = object>(
    { token }: Pick<TestMember, 'token'>,
    method: string,
    path: string,
    body?: unknown,
  ) =>
    shop.call<Body & { code?: string }>(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const offer = async () => (await shop.call<Questionnaire>('GET', `/questionnaires/${slug}`)).body;
  const request = async (
    member: Pick<TestMember, 'token'>,
    changes: Partial<NewCase> = {},
    key: string = randomUUID(),
  ) => {
    const { version, treatments } = await offer();
    const total = treatments.find(({ product }) => product.id === productId)?.total ?? 0;
    const body = {
      ...{ slug, version, answers: WELL, product_id: productId, branch_id: branchId, total },
      ...{ payment_method: 'kbank_card', consent_version: HEALTH_CONSENT_VERSION, ...changes },
    };
    const { token } = member;
    const headers = { 'Idempotency-Key': key };
    return shop.call<PlacedCase & { code?: string; fields?: object; data?: { id?: number } }>(
      'POST',
      '/me/cases',
      { token, body, headers },
    );
  };
  const read = (pharmacist: Pick<TestMember, 'token'>, id: number) =>
    call<DeskCase>(pharmacist, 'GET', `${DESK}/cases/${String(id)}`);
  const version = async (pharmacist: Pick<TestMember, 'token'>, id: number) => {
    const { status, body } = await read(pharmacist, id);
    return status === 200 ? body.version : 'unseen';
  };
  return {
    ...{ call, offer, request, read },
    /** A case that waits for its decision. */
    waiting: async (member: TestMember, changes: Partial<NewCase> = {}) => {
      const { status, body } = await request(member, changes);
      if (status !== 201) throw new Error(`not placed: ${JSON.stringify(body)}`);
      const payment = await opened(shop, member, body.order_id);
      await tell(shop, shop.bank.event(payment, 'succeeded'));
      return { id: body.id, orderId: body.order_id, payment };
    },
    mine: (member: Pick<TestMember, 'token'>, id: number) =>
      call<Case>(member, 'GET', `/me/cases/${String(id)}`),
    /** The pharmacist has read it, and decides in a moment. */
    toApprove: async (pharmacist: Pick<TestMember, 'token'>, id: number, more: object = {}) => {
      const seen = await version(pharmacist, id);
      const body = { version: seen, directions: 'One before breakfast.', days: 7, ...more };
      return () => call(pharmacist, 'POST', `${DESK}/cases/${String(id)}/approve`, body);
    },
    toRefuse: async (pharmacist: Pick<TestMember, 'token'>, id: number) => {
      const body = { version: await version(pharmacist, id), reason: 'See a doctor first.' };
      return () => call(pharmacist, 'POST', `${DESK}/cases/${String(id)}/refuse`, body);
    },
    ask: (pharmacist: Pick<TestMember, 'token'>, id: number, body: string) =>
      call<{ conversation_id: number }>(pharmacist, 'POST', `${DESK}/cases/${String(id)}/ask`, {
        ...{ client_msg_id: randomUUID(), body },
      }),
  };
}
