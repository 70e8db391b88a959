import type { PaymentMethod } from '../../../../lib/checkout/contract-values.ts';
import type { Answers } from '../../../../lib/health/branching.ts';
import type { Satang } from '../../../core/money.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { Member } from '../../../core/member.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CartProduct, CartRepo } from '../../cart/ports.ts';
import { viewCart, type CartView } from '../../cart/rules/view-cart.ts';
import type { FamilyRepo } from '../../health/ports.ts';
import { intakePurpose, topicPurpose } from '../../health/rules/acknowledged.ts';
import { patientPurpose, toPatient, type NamedPatient } from '../../health/rules/named-patient.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import {
  findDestination,
  refuseBranch,
  type DestinationWorld,
} from '../../orders/rules/destination.ts';
import { draftOrder, insertUnderFreeId, toMovable } from '../../orders/rules/draft-order.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { PlaceOrderRepos } from '../../orders/rules/place-order.ts';
import {
  refuseCart,
  refuseDebt,
  refuseHaste,
  type OrderLimits,
} from '../../orders/rules/refuse-cart.ts';
import type { CaseRepo, Questionnaire, QuestionnaireRepo } from '../ports.ts';
import { readAnswers, toldBy } from './read-answers.ts';
import { openAnswers, sealAnswers } from './sealed-case.ts';

interface CaseRequest {
  readonly idempotencyKey: string;
  readonly slug: string;
  readonly version: number;
  readonly answers: Answers;
  readonly productId: number;
  readonly familyMemberId: number | undefined;
  readonly branchId: number;
  readonly paymentMethod: PaymentMethod;
  /** Total that the member saw. */
  readonly total: Satang;
  readonly consentVersion: string;
}

export interface Placed {
  readonly id: number;
  readonly orderId: string;
}

type PlaceCase = (member: Member, request: CaseRequest) => Promise<Result<Placed>>;

interface PlaceRepos extends MoveRepos {
  readonly carts: CartRepo;
  readonly orders: PlaceOrderRepos['orders'];
  readonly addresses: PlaceOrderRepos['addresses'];
  readonly branches: PlaceOrderRepos['branches'];
  readonly cases: CaseRepo;
}

interface World extends Telling, DestinationWorld {
  readonly transact: Transact<PlaceRepos>;
  readonly questionnaires: Pick<QuestionnaireRepo, 'find'>;
  readonly carts: Pick<CartRepo, 'product'>;
  readonly family: Pick<FamilyRepo, 'find'>;
  readonly rateLimits: RateLimiter;
  readonly limits: OrderLimits;
  /** After the payment. */
  readonly decisionHours: number;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly ids: DestinationWorld['ids'] & Pick<Ids, 'orderId'>;
}

/** Validated answers with the priced medicine. */
interface Asked {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
  readonly patient: { readonly id: number; readonly named: NamedPatient } | undefined;
  readonly cart: CartView;
}

/**
 * A member's answers with the order that waits for the decision on them (`docs/product/questionnaires.md`, "The order"):
 * one medicine of the questionnaire at its list price, paid for at once and picked up.
 */
export function createPlaceCase(world: World): PlaceCase {
  return async (member, request) => {
    const early = await refuseHaste(world, member.id, world.clock.now());
    if (early) return { ok: false, refusal: early };
    const asked = await readRequest(world, member.id, request);
    if (!asked.ok) return asked;
    return world.transact((repos) => place(world, repos, { member, request, asked: asked.value }));
  };
}

async function readRequest(
  world: World,
  memberId: number,
  request: CaseRequest,
): Promise<Result<Asked>> {
  const questionnaire = await world.questionnaires.find(request.slug);
  if (!questionnaire) return refuse('NOT_FOUND');
  if (questionnaire.version !== request.version) return refuse('VERSION_STALE');
  const { questions, treatments } = questionnaire.content;
  const answers = readAnswers(questions, request.answers);
  if (!answers.ok) return answers;
  const { familyMemberId, productId } = request;
  const found =
    familyMemberId === undefined ? undefined : await world.family.find(memberId, familyMemberId);
  if (familyMemberId !== undefined && !found) return refuse('NOT_FOUND');
  const treatment = treatments.find((one) => one.productId === productId);
  const product = await world.carts.product(memberId, productId, world.clock.now());
  if (!treatment || !product) {
    return refuse('VALIDATION', { fields: { product_id: 'errors.field.invalid' } });
  }
  if (product.drugClass !== 'dangerous') return refuse('OUT_OF_STOCK');
  const cart = cartOf(product, treatment.qty, world.clock.now());
  if (cart.total !== request.total) return refuse('VERSION_STALE');
  const patient = found && { id: found.id, named: toPatient(found.profile) };
  return ok({ questionnaire, answers: answers.value, patient, cart });
}

/** The medicine alone, as if it was approved: no promotion, coupon or coin counts for it. */
function cartOf(product: CartProduct, qty: number, now: Date): CartView {
  const nothing = { saved: [], couponIds: [], optedOut: [], promotions: [] };
  const owner = { memberCode: '', birthdate: null };
  const items = [{ product: { ...product, approved: qty }, qty }];
  const terms = { coupons: [], giftCards: [], deliveryMethod: 'pickup', now } as const;
  return viewCart({ ...nothing, owner, items, version: 0 }, terms);
}

/** The cart's lock makes orders of a member run one at a time, so that a key is seen before it counts twice. */
async function place(
  world: World,
  repos: PlaceRepos,
  given: { readonly member: Member; readonly request: CaseRequest; readonly asked: Asked },
): Promise<Result<Placed>> {
  const { request, asked } = given;
  const { id: memberId } = given.member;
  const { cart } = asked;
  await repos.carts.lock(memberId);
  const orderId = await repos.orders.idByKey(memberId, request.idempotencyKey);
  const done = orderId === undefined ? undefined : await repos.cases.ofOrder(orderId);
  if (orderId !== undefined) {
    return done === undefined ? refuse('IDEMPOTENCY_KEY_REUSED') : ok({ id: done, orderId });
  }
  const open = await openCase(world, repos, memberId, request.slug);
  if (open !== undefined) return refuse('CASE_OPEN', { data: { id: open } });
  const now = world.clock.now();
  const { branchId, paymentMethod, idempotencyKey } = request;
  const pickup = { method: 'pickup', branchId, now } as const;
  const destination = await findDestination(world, repos, memberId, pickup);
  if (!destination.ok) return destination;
  const refusal =
    refuseCart(cart, { paymentMethod, deliveryMethod: 'pickup' }) ??
    (await refuseDebt({ ...repos, limits: world.limits }, memberId, Number(cart.toPay > 0)));
  if (refusal) return { ok: false, refusal };
  const draft = draftOrder({
    ...{ memberId, cart, vatAddress: null, now, request: { idempotencyKey, paymentMethod } },
    destination: destination.value,
  });
  const order = await insertUnderFreeId(world, repos, draft);
  if (!order) return refuse('CREATE_ORDER_ERROR');
  const id = await keepCase(world, repos, { ...given, orderId: order.id, at: now });
  // The medicine has no approval yet, and holds none.
  const holdings = { couponIds: [], giftCards: [], approved: [], pieces: order.items };
  const moved = await moveOrder(repos, world, {
    ...{ order: { ...toMovable(order), caseState: 'unpaid' }, holdings, at: now },
    ...{ to: 'waiting_payment', actor: 'system' },
  });
  if (moved.ok) return ok({ id, orderId: order.id });
  if (moved.refusal.code !== 'OUT_OF_STOCK') return moved;
  return refuseBranch(moved.refusal.data?.['product_ids']);
}

/** A case of the same condition that is not decided yet. */
async function openCase(
  { sealer }: World,
  { cases }: PlaceRepos,
  memberId: number,
  slug: string,
): Promise<number | undefined> {
  const open = (await cases.ofMember(memberId)).filter(({ state }) =>
    ['unpaid', 'waiting'].includes(state),
  );
  return open.find((row) => openAnswers(sealer, row)?.slug === slug)?.id;
}

async function keepCase(
  { sealer, decisionHours }: World,
  { cases }: PlaceRepos,
  given: {
    readonly member: Member;
    readonly request: CaseRequest;
    readonly asked: Asked;
    readonly orderId: string;
    readonly at: Date;
  },
): Promise<number> {
  const { request, asked, orderId, at } = given;
  const { id: memberId } = given.member;
  const { questionnaire, answers, patient } = asked;
  const { questions, topicId } = questionnaire.content;
  const told = toldBy(questions, answers);
  const conversationId = await cases.addTalk({
    memberId,
    patient: patient ? kindOf(patient.named) : 'self',
    familyMemberId: patient?.id ?? null,
    topicSealed: sealer.seal(String(topicId), topicPurpose(memberId)),
    intakeSealed: sealer.seal(JSON.stringify(told), intakePurpose(memberId)),
    consentVersion: request.consentVersion,
    at,
  });
  const kept = { questionnaireId: questionnaire.id, slug: questionnaire.slug, answers };
  return cases.add({
    ...{ memberId, orderId, conversationId, decisionHours, at },
    answersSealed: sealAnswers(sealer, conversationId, kept),
    patientSealed: patient
      ? sealer.seal(JSON.stringify(patient.named), patientPurpose(conversationId))
      : null,
  });
}

function kindOf({ relation }: NamedPatient): 'child' | 'other' {
  return relation === 'child' ? 'child' : 'other';
}
