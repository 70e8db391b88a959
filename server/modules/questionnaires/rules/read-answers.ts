import { PREGNANCY } from '../../../../lib/health/contract-values.ts';
import type { Intake } from '../../../../lib/conversations/contract.ts';
import type { ToldPart } from '../../../../lib/questionnaires/contract-values.ts';
import {
  walk,
  type Answer,
  type Answers,
  type BranchingQuestion,
} from '../../../../lib/health/branching.ts';
import type { KeptCaseQuestion } from '../../../core/kept-questionnaires.ts';
import type { Names } from '../../../core/names.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';

/** A kept question with all parts that the way through them asks for. */
export function whole(question: KeptCaseQuestion) {
  const { required = true, options = [], when = [], stops = [] } = question;
  return { ...question, required, options, when, stops } satisfies BranchingQuestion;
}

/** Complete answers to the visible questions; RED_FLAG, ANSWER_REQUIRED. */
export function readAnswers(
  questions: readonly KeptCaseQuestion[],
  answers: Answers,
): Result<Answers> {
  const { kept, missing, stop } = walk(questions.map(whole), answers);
  if (stop) return refuse('RED_FLAG');
  if (missing) {
    return refuse('ANSWER_REQUIRED', { fields: { [missing.id]: 'errors.field.required' } });
  }
  return ok(kept);
}

/** Answers in words, in the order of the questions. */
export function inWords(
  questions: readonly KeptCaseQuestion[],
  answers: Answers,
  locale: keyof Names,
): { readonly question: string; readonly answer: string }[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    return [{ question: question.text[locale], answer: wordsOf(question, answer, locale) }];
  });
}

function wordsOf(
  { options = [], unit }: KeptCaseQuestion,
  answer: Answer,
  locale: keyof Names,
): string {
  if (typeof answer === 'number') return `${String(answer)} ${unit?.[locale] ?? ''}`.trim();
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label[locale] ?? id;
  return typeof answer === 'string' ? labelOf(answer) : answer.map(labelOf).join(', ');
}

/** Intake of a conversation, made of the answers that tell about the patient. */
export function toldBy(questions: readonly KeptCaseQuestion[], answers: Answers): Intake {
  const told = (part: ToldPart) =>
    questions
      .filter(({ id, tells }) => tells === part && answers[id] !== undefined)
      .map((question) => ({ question, answer: answers[question.id] ?? '' }));
  const noted = (part: ToldPart) =>
    told(part)
      .map(({ question, answer }) => noteOf(question, answer))
      .filter((note) => note !== '')
      .join(', ')
      .slice(0, NOTE);
  const figure = (part: ToldPart) =>
    told(part)
      .map(({ answer }) => answer)
      .find((answer) => typeof answer === 'number');
  const [age, weight] = [figure('age'), figure('weight')];
  const says = told('pregnancy').flatMap(({ answer }) => answer);
  return {
    ...{ text: '-', since: 'longer' },
    ...(age !== undefined && { age: Math.floor(age) }),
    ...(weight !== undefined && { weight }),
    allergies: noted('allergies'),
    conditions: noted('conditions'),
    medicines: noted('medicines'),
    pregnancy: PREGNANCY.find((state) => says.includes(state)) ?? 'no',
  };
}

/** Characters of a note of the intake. */
const NOTE = 500;

/** An exclusive option means "none". */
function noteOf({ options = [] }: KeptCaseQuestion, answer: Answer): string {
  if (typeof answer === 'number') return '';
  const chosen = typeof answer === 'string' ? [answer] : answer;
  if (options.length === 0) return chosen.join(', ');
  return options
    .filter(({ id, alone }) => chosen.includes(id) && alone !== true)
    .map(({ label }) => label.en)
    .join(', ');
}
