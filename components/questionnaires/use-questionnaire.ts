import { useState } from 'react';
import type { Questionnaire } from '@/lib/questionnaires/contract';
import { walk, type Answer, type Answers } from '@/lib/health/branching';
import { dropDraft, keepDraft, recallDraft } from '@/stores/drafts';
import { useAuth } from '@/stores/auth';

/** The first and the last step; those between are questions, by their ids. */
export const WHO = '#who';
export const ORDER = '#order';

/** A stored draft: choices, and answers as JSON. */
const EMPTY = { at: WHO, who: '', answers: '{}', product: '', branch: '', payment: '' };
type Values = typeof EMPTY;

/**
 * Answers to a questionnaire and where one is in it. A reload keeps it for this member in this tab; another version of the
 * questions begins anew.
 */
export function useQuestionnaire({ slug, version, questions }: Questionnaire) {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const place = `${slug} ${String(version)}`;
  const [values, setValues] = useState<Values>(() => {
    const { place: before, ...kept } = recallDraft('questionnaire', memberId);
    return before === place ? { ...EMPTY, ...kept } : EMPTY;
  });
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    keepDraft('questionnaire', memberId, { ...next, place });
  };
  const answers = readAnswers(values.answers);
  const way = walk(questions, answers);
  const steps = [WHO, ...way.asked.map(({ id }) => id)];
  if (!way.missing && !way.stop) steps.push(ORDER);
  // An answer that was changed may have hidden the question one stood at.
  const at = steps.includes(values.at) ? values.at : (steps.at(-1) ?? WHO);
  const index = steps.indexOf(at);
  return {
    ...{ values, change, way, at, index },
    answer: (id: string, answer: Answer | undefined) => {
      const { [id]: _, ...others } = answers;
      const next = answer === undefined ? others : { ...others, [id]: answer };
      change({ at, answers: JSON.stringify(next) });
    },
    answers,
    /** Next step that is known so far. */
    next: steps[index + 1],
    goTo: (step: string) => {
      change({ at: step });
    },
    back: () => {
      change({ at: steps[index - 1] ?? WHO });
    },
    drop: () => {
      dropDraft('questionnaire');
    },
  };
}

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>;

function readAnswers(text: string): Answers {
  try {
    return JSON.parse(text) as Answers;
  } catch {
    return {};
  }
}
