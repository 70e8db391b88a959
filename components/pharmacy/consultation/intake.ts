import { HEALTH_CONSENT_VERSION, type Patient } from '@/lib/api/contract/conversation-values';
import type { NewConversation } from '@/lib/api/contract/asking';
import type { ConversationDetail } from '@/lib/api/contract/conversations';

/** What stands in the form, as texts: a reload of the page loses none of it. */
export interface IntakeValues {
  readonly step: string;
  readonly question: string;
  readonly for: string;
  readonly age: string;
  readonly weight: string;
  readonly text: string;
  readonly since: string;
  readonly allergies: string;
  readonly conditions: string;
  readonly medicines: string;
  readonly pregnancy: string;
  /** `1` once the health profile was taken over, `again` where the answers of an earlier conversation were. */
  readonly filled: string;
}

export const EMPTY_INTAKE: IntakeValues = {
  ...{ step: '1', question: '', for: 'self', age: '', weight: '', text: '', since: 'today' },
  ...{ allergies: '', conditions: '', medicines: '', pregnancy: 'no', filled: '' },
};

type Problems = Partial<Record<keyof IntakeValues, 'required' | 'invalid'>>;

const within = (value: string, min: number, max: number) => {
  const number = Number(value);
  return value.trim() !== '' && number >= min && number <= max;
};

/** What is missing on a step before the next one may be shown. */
export function problemsOf(values: IntakeValues, step: number): Problems {
  if (step === 1) {
    const child = values.for === 'child';
    return {
      ...(values.question === '' && { question: 'required' as const }),
      ...(child && !within(values.age, 0, 17) && { age: 'invalid' as const }),
      ...(child && !within(values.weight, 1, 300) && { weight: 'invalid' as const }),
    };
  }
  if (step === 3 && values.text.trim() === '') return { text: 'required' };
  return {};
}

/** Answers of an earlier conversation for a new form; the health profile does not overwrite them. */
export function answersOf({
  question_id: question,
  for: patient,
  intake,
}: Pick<ConversationDetail, 'question_id' | 'for' | 'intake'>): IntakeValues {
  const { age, weight, ...said } = intake ?? {};
  return {
    ...EMPTY_INTAKE,
    ...{ question: String(question), for: patient, ...said },
    ...(age !== undefined && { age: String(age) }),
    ...(weight !== undefined && { weight: String(weight) }),
    filled: 'again',
  };
}

export function toNewConversation(values: IntakeValues): NewConversation {
  const { text, allergies, conditions, medicines } = values;
  const child = values.for === 'child';
  return {
    question_id: Number(values.question),
    for: values.for as Patient,
    intake: {
      ...{ text, allergies, conditions, medicines },
      since: values.since as NewConversation['intake']['since'],
      pregnancy: child ? 'no' : (values.pregnancy as NewConversation['intake']['pregnancy']),
      ...(child && { age: Math.trunc(Number(values.age)), weight: Number(values.weight) }),
    },
    consent_version: HEALTH_CONSENT_VERSION,
  };
}
