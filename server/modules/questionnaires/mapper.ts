import { HEALTH_CONSENT_VERSION } from '../../../lib/conversations/contract-values.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type {
  Case,
  CaseList,
  DeskCase,
  DeskCaseList,
  Questionnaire as WireQuestionnaire,
  QuestionnaireList,
} from '../../../lib/questionnaires/contract.ts';
import type { KeptCaseQuestion } from '../../core/kept-questionnaires.ts';
import { toBaht } from '../../core/money.ts';
import { productImage } from '../../http/picture-urls.ts';
import { toPatientAnswer } from '../health/desk-routes.ts';
import type { NamedPatient } from '../health/rules/named-patient.ts';
import type { Questionnaire, Treated } from './ports.ts';
import type { DeskFile, Told } from './rules/show-case.ts';

/** A questionnaire with its medicines that are sold now. */
export interface Offered {
  readonly questionnaire: Questionnaire;
  readonly products: readonly Treated[];
}

export function toQuestionnaireList(
  offered: readonly Offered[],
  locale: Locale,
): QuestionnaireList {
  return { entities: offered.map((one) => toHead(one, locale)) };
}

function toHead({ questionnaire, products }: Offered, locale: Locale) {
  const { slug, content } = questionnaire;
  const totals = treated(questionnaire, products).map(({ product, qty }) => product.price * qty);
  return {
    slug,
    name: content.name[locale],
    lead: content.lead[locale],
    from_price: totals.length === 0 ? null : toBaht(Math.min(...totals)),
  };
}

function treated({ content }: Questionnaire, products: readonly Treated[]) {
  return content.treatments.flatMap((treatment) => {
    const product = products.find(({ id }) => id === treatment.productId);
    return product ? [{ ...treatment, product }] : [];
  });
}

export function toQuestionnaire(
  offered: Offered,
  locale: Locale,
  decisionHours: number,
): WireQuestionnaire {
  const { questionnaire, products } = offered;
  const { version, content } = questionnaire;
  return {
    ...toHead(offered, locale),
    version,
    about: content.about.map((text) => text[locale]),
    not_for: content.notFor.map((text) => text[locale]),
    see_doctor: content.seeDoctor.map((text) => text[locale]),
    treatments: treated(questionnaire, products).map(({ product, qty, note }) => ({
      product: {
        ...{
          id: product.id,
          name: product.name[locale],
          image: productImage(product.id, product.pictureVersion),
        },
        price: toBaht(product.price),
      },
      ...{ qty, total: toBaht(product.price * qty), note: note[locale] },
    })),
    questions: content.questions.map((question) => toQuestion(question, locale)),
    decision_hours: decisionHours,
    consent_version: HEALTH_CONSENT_VERSION,
  };
}

function toQuestion(question: KeptCaseQuestion, locale: Locale) {
  const { id, kind, text, hint, unit, required = true, least = null, most = null } = question;
  const { options = [], when = [], stops = [] } = question;
  return {
    ...{ id, kind, required, least, most },
    text: text[locale],
    hint: hint?.[locale] ?? '',
    unit: unit?.[locale] ?? '',
    options: options.map(({ label, ...option }) => ({ ...option, label: label[locale] })),
    when: when.map(toMatch),
    stops: stops.map(({ advice, ...stop }) => ({ ...toMatch(stop), advice: advice[locale] })),
  };
}

/** The wire takes lists that may be changed. */
function toMatch<Match extends { readonly any?: readonly string[] | undefined }>({
  any,
  ...match
}: Match) {
  return { ...match, ...(any && { any: [...any] }) };
}

function toCaseHead({ row, questionnaire }: Told, locale: Locale) {
  const { id, state, productId, pictureVersion, productName, qty, createdAt, dueAt } = row;
  return {
    ...{ id, state, qty },
    condition: questionnaire?.content.name[locale] ?? '',
    product: {
      ...{ id: productId, name: productName[locale] },
      image: productImage(productId, pictureVersion),
    },
    created_at: createdAt.toISOString(),
    due_at: state === 'waiting' ? (dueAt?.toISOString() ?? null) : null,
  };
}

export function toCaseList(told: readonly Told[], locale: Locale): CaseList {
  return { entities: told.map((one) => toCaseHead(one, locale)) };
}

export function toCase(
  told: Told & { readonly patient: NamedPatient | undefined },
  locale: Locale,
): Case {
  const { row, questionnaire, patient } = told;
  const { orderId, orderStatus, paymentMethod, total, conversationId, caseOnly } = row;
  return {
    ...toCaseHead(told, locale),
    slug: questionnaire?.slug ?? null,
    patient: { name: patient?.name ?? '', relation: patient?.relation ?? 'self' },
    answers: [...told.answers(locale)],
    ...{ order_id: orderId, order_status: orderStatus, payment_method: paymentMethod },
    total: toBaht(total),
    conversation_id: conversationId,
    asked: !caseOnly,
    decision: toDecision(told, locale),
  };
}

function toDecision({ row, decision }: Told, locale: Locale) {
  const { decidedBy, decidedAt } = row;
  if (!decidedBy || !decidedAt) return null;
  return {
    ...{ by: decidedBy.name[locale], licence_no: decidedBy.licenceNo },
    at: decidedAt.toISOString(),
    directions: decision?.directions ?? '',
    days: decision?.days ?? null,
    reason: decision?.reason ?? '',
  };
}

export function toDeskCaseList(told: readonly Told[], locale: Locale, now: Date): DeskCaseList {
  return {
    entities: told.map((one) => ({
      ...toCaseHead(one, locale),
      asked: one.row.talksWith !== null,
    })),
    now: now.toISOString(),
  };
}

export function toDeskCase(
  deskFile: DeskFile,
  { locale, today, pharmacistId }: { locale: Locale; today: string; pharmacistId: number },
): DeskCase {
  const { row, file, conflicts, messages, version } = deskFile;
  return {
    ...toCaseHead(deskFile, locale),
    answers: [...deskFile.answers(locale)],
    patient: toPatientAnswer(file.patient, today),
    notes: file.notes,
    bought: file.bought.map(({ productId, name, qty, at }) => ({
      ...{ product_id: productId, name: name[locale], qty, at: at.toISOString() },
    })),
    conflicts: [...conflicts],
    usual_directions: row.usual[locale],
    conversation: row.caseOnly
      ? null
      : {
          id: row.conversationId,
          mine: row.talksWith === pharmacistId,
          messages: messages.map(({ id, by, body }) => ({ id, body, by: by?.[locale] ?? null })),
        },
    decision: toDecision(deskFile, locale),
    version,
  };
}
