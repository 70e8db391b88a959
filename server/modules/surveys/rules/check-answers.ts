import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Answers } from '../ports.ts';
import type { KeptAnswer, KeptQuestion } from '../../../core/kept-values.ts';

/**
 * Keeps answers to questions of this survey, without empty ones. An empty required answer is ANSWER_REQUIRED, an
 * invalid value VALIDATION; both name the fields.
 */
export function checkAnswers(questions: readonly KeptQuestion[], given: Answers): Result<Answers> {
  const kept: Record<string, KeptAnswer> = {};
  const missing: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  for (const question of questions) {
    const answer = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    const field = `answers.${question.id}`;
    if (answer === undefined || isEmpty(answer)) {
      if (question.required) missing[field] = 'errors.ANSWER_REQUIRED';
    } else if (fits(question, answer)) {
      kept[question.id] = answer;
    } else {
      wrong[field] = 'errors.field.invalid';
    }
  }
  if (Object.keys(wrong).length > 0) {
    return refuse('VALIDATION', { fields: { ...missing, ...wrong } });
  }
  if (Object.keys(missing).length > 0) return refuse('ANSWER_REQUIRED', { fields: missing });
  return ok(kept);
}

function isEmpty(answer: KeptAnswer): boolean {
  if (typeof answer === 'number') return false;
  return typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;
}

function fits({ kind, options = [], scale }: KeptQuestion, answer: KeptAnswer): boolean {
  const isOption = (id: string) => options.some((option) => option.id === id);
  switch (kind) {
    case 'text':
      return typeof answer === 'string';
    case 'single':
      return typeof answer === 'string' && isOption(answer);
    case 'several':
      return (
        Array.isArray(answer) &&
        new Set<string>(answer).size === answer.length &&
        answer.every(isOption)
      );
    case 'scale':
      return (
        typeof answer === 'number' &&
        scale !== undefined &&
        answer >= scale.from &&
        answer <= scale.to
      );
  }
}
