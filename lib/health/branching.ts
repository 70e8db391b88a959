/** Questionnaire rules shared by browser and service: next question, and when to see a doctor. */

export type Answer = string | number | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** Test of an answer: one of these options is chosen, or the number is below or from so much. */
export interface Match {
  readonly any?: readonly string[] | undefined;
  readonly below?: number | undefined;
  readonly from?: number | undefined;
}

export interface Condition extends Match {
  /** Id of an earlier question. */
  readonly question: string;
}

/** `emergency` calls 1669; `doctor` is for a doctor or a counter, without haste. */
export const STOP_KINDS = ['emergency', 'doctor'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export interface BranchingQuestion {
  readonly id: string;
  readonly kind: 'single' | 'several' | 'number' | 'text';
  readonly required: boolean;
  /** Only for `single` and `several`; `alone` unchooses all others. */
  readonly options: readonly { readonly id: string; readonly alone?: boolean | undefined }[];
  /** Only for `number`. */
  readonly least?: number | null | undefined;
  readonly most?: number | null | undefined;
  /** Asked only where all conditions hold. */
  readonly when: readonly Condition[];
  /** Answers that end it with advice, the gravest first. */
  readonly stops: readonly (Match & { readonly kind: StopKind })[];
}

/** Characters of a text. */
export const ANSWER_LENGTH = 500;

export interface Walk<Question extends BranchingQuestion> {
  /** In their order, up to the one that is to be answered, or that stopped it. */
  readonly asked: readonly Question[];
  /** Answers to visible questions; those of hidden ones are dropped. */
  readonly kept: Answers;
  /** The required question without an answer; nothing behind it is known. */
  readonly missing: Question | undefined;
  readonly stop: { readonly question: Question; readonly index: number } | undefined;
}

/** Goes through the questions as the answers lead. */
export function walk<Question extends BranchingQuestion>(
  questions: readonly Question[],
  answers: Answers,
): Walk<Question> {
  const asked: Question[] = [];
  const kept = new Map<string, Answer>();
  const end = (missing?: Question, stop?: Walk<Question>['stop']) => ({
    ...{ asked, missing, stop },
    kept: Object.fromEntries(kept),
  });
  for (const question of questions) {
    if (!question.when.every((one) => holds(one, kept.get(one.question)))) continue;
    asked.push(question);
    const answer = readAnswer(question, answers);
    if (answer === undefined) {
      if (question.required) return end(question);
      continue;
    }
    kept.set(question.id, answer);
    const index = question.stops.findIndex((stop) => holds(stop, answer));
    if (index !== -1) return end(undefined, { question, index });
  }
  return end();
}

/** Validated answer; undefined where the question does not accept it. */
function readAnswer(question: BranchingQuestion, answers: Answers): Answer | undefined {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  if (answer === undefined) return undefined;
  if (question.kind === 'text') return readText(answer);
  if (question.kind === 'number') return readNumber(question, answer);
  const ids = question.options.map(({ id }) => id);
  if (question.kind === 'single') {
    return typeof answer === 'string' && ids.includes(answer) ? answer : undefined;
  }
  return readChoices(question, answer);
}

function readText(answer: Answer): Answer | undefined {
  if (typeof answer !== 'string' || answer.length > ANSWER_LENGTH) return undefined;
  return answer.trim() || undefined;
}

function readNumber({ least, most }: BranchingQuestion, answer: Answer): Answer | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return undefined;
  return answer >= (least ?? -Infinity) && answer <= (most ?? Infinity) ? answer : undefined;
}

/** In the order of the options, without duplicates; an exclusive option clears the others. */
function readChoices({ options }: BranchingQuestion, answer: Answer): Answer | undefined {
  if (typeof answer !== 'object') return undefined;
  const ids = options.map(({ id }) => id);
  if (answer.length === 0 || answer.some((id) => !ids.includes(id))) return undefined;
  const chosen = options.filter(({ id }) => answer.includes(id));
  if (chosen.length > 1 && chosen.some(({ alone }) => alone)) return undefined;
  return chosen.map(({ id }) => id);
}

function holds({ any, below, from }: Match, answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'number') {
    return (below !== undefined && answer < below) || (from !== undefined && answer >= from);
  }
  const chosen = typeof answer === 'string' ? [answer] : answer;
  return any?.some((id) => chosen.includes(id)) ?? false;
}

/** Mistakes in a questionnaire; one without mistakes always terminates. */
export function faultsOf(questions: readonly BranchingQuestion[]): readonly string[] {
  const ids = questions.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...(questions.length === 0 ? ['it asks nothing'] : []),
    ...twice.map((id) => `${id} stands there twice`),
    ...questions.flatMap((question, index) => [
      ...formFaults(question),
      ...question.stops.flatMap((stop) => matchFaults(question, stop)),
      ...question.when.flatMap((condition) => {
        const earlier = questions.slice(0, index).find(({ id }) => id === condition.question);
        return earlier
          ? matchFaults(earlier, condition)
          : [`${question.id} depends on ${condition.question}, which is not asked before it`];
      }),
    ]),
  ];
}

function formFaults({ id, kind, options }: BranchingQuestion): readonly string[] {
  const chooses = kind === 'single' || kind === 'several';
  if (chooses && options.length < 2) return [`${id} has nothing to choose from`];
  return !chooses && options.length > 0 ? [`${id} has options that nobody sees`] : [];
}

function matchFaults(
  { id, kind, options }: BranchingQuestion,
  { any, below, from }: Match,
): readonly string[] {
  if (kind === 'text') return [`${id} is free text, which nothing follows from`];
  if (kind === 'number') {
    return below === undefined && from === undefined ? [`${id} is compared with no number`] : [];
  }
  const unknown = (any ?? []).filter((one) => options.every((option) => option.id !== one));
  if (any === undefined || any.length === 0) return [`${id} is compared with no option`];
  return unknown.map((one) => `${id} has no option ${one}`);
}
